import { expect, test } from 'vitest';
import { marked, ruleId, ruleLink, search, terms, type Book, type Rule } from './rulebook';

const rule = (id: string, title: string, text: string, asked = ''): Rule => ({
  id,
  title,
  text,
  html: '',
  first_sentence: '',
  links: [],
  asked,
  back: [],
});

const book: Book = {
  game: 'manila',
  aid: [],
  lang: 'en',
  title: 'Manila',
  html: '',
  chapters: [
    {
      id: 'manila.auction',
      title: 'Auction',
      html: '',
      rules: [rule('manila.auction.limit', 'The limit of a bid', 'You may pledge.')],
    },
    {
      id: 'manila.pirates',
      title: 'Pirates',
      html: '',
      rules: [
        rule('manila.pirates.boarding', '海盗登船', 'A pirate may board a punt on 13. 海盗可以登上平底船。'),
        rule('manila.pirates.plunder', 'Plunder', 'The pirates take all. 海盗拿走一切。'),
      ],
    },
  ],
};
const found = (text: string) => search(book, text).map(({ id }) => id);

test('Chinese is asked in pairs of characters', () => {
  expect(terms('Pilot 海盗船')).toEqual(['pilot', '海盗', '盗船']);
});

test('a title says more than a text', () => {
  expect(found('limit of a bid')[0]).toBe('manila.auction.limit');
  expect(found('海盗登船')[0]).toBe('manila.pirates.boarding');
});

test('Latin words match by their beginnings', () => {
  expect(found('plund')).toEqual(['manila.pirates.plunder']);
  expect(found('lunder')).toEqual([]);
});

test('an id names its rules', () => {
  expect(found('manila.pirates.plunder')).toEqual(['manila.pirates.plunder']);
  expect(found('manila.pirates')).toEqual(['manila.pirates.boarding', 'manila.pirates.plunder']);
});

test('a rule has an address without dots, and the way back to a table', () => {
  expect(ruleLink('manila', 'manila.pirates.boarding')).toBe('/rules/manila/pirates/boarding');
  expect(ruleLink('manila', 'manila.pirates', 'a b')).toBe('/rules/manila/pirates?from=a%20b');
  expect(ruleId('manila', 'pirates.boarding')).toBe('manila.pirates.boarding');
  expect(ruleId('manila', 'manila.pirates')).toBe('manila.pirates');
});

test('a rule is found by what people ask who do not know its words', () => {
  const loans = rule('manila.loans.forced', 'Forced loans', 'The bank takes a share.', 'no money, broke');
  const purse = rule('manila.setup.purse', 'Money', 'Each player starts with 30 pesos.');
  const asked = { ...book, chapters: [{ id: 'manila.all', title: 'All', html: '', rules: [purse, loans] }] };
  expect(search(asked, 'What if I have no money?')[0]).toBe(loans);
});

test('what was looked for is marked', () => {
  expect(marked('The pirate boat', 'pirates boat')).toEqual([
    { text: 'The pirate ', found: false },
    { text: 'boat', found: true },
  ]);
  expect(marked('海盗登船', '海盗船')).toEqual([
    { text: '海盗', found: true },
    { text: '登船', found: false },
  ]);
  expect(marked('Bid', 'of')).toEqual([{ text: 'Bid', found: false }]);
});
