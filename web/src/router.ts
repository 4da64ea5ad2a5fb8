// Which page an address shows. Links are ordinary links; a click on one of ours changes the page without a reload.
export type PageName =
  | 'Home' | 'Table' | 'Replay' | 'Learn' | 'Rulebook' | 'Puzzles' | 'Puzzle' | 'Mistakes' | 'Position' | 'Me' | 'Profile' | 'Leaderboard' | 'Settings' | 'About' | 'EmbedReplay' | 'EmbedPosition' | 'Nowhere'; // prettier-ignore

export interface Route {
  page: PageName;
  params: Record<string, string>;
}

const ROUTES: [string, PageName][] = [
  ['/', 'Home'],
  ['/table/:id', 'Table'],
  ['/replay/:id?', 'Replay'],
  ['/replay/:id/mistakes', 'Mistakes'],
  ['/learn/:game/:part?', 'Learn'],
  ['/rules/:game?/:rule*', 'Rulebook'], // a rule's id in parts: /rules/manila/pirates/boarding
  ['/puzzles/:game?', 'Puzzles'],
  ['/puzzles/:game/:id', 'Puzzle'],
  ['/position', 'Position'],
  ['/me', 'Me'],
  ['/people/:id', 'Profile'],
  ['/leaderboard/:game?', 'Leaderboard'],
  ['/settings', 'Settings'],
  ['/about', 'About'],
  ['/embed/replay/:id', 'EmbedReplay'],
  ['/embed/position', 'EmbedPosition'],
];

/** The page of a path, with what stands in the places of its parameters. */
export function match(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.split('/').filter(Boolean);
    const least = wanted.filter((part) => !/[?*]$/.test(part)).length;
    const most = pattern.endsWith('*') ? Infinity : wanted.length;
    if (parts.length < least || parts.length > most) continue;
    const params: Record<string, string> = {};
    const fits = parts.every((part, at) => {
      const want = wanted[Math.min(at, wanted.length - 1)];
      if (!want.startsWith(':')) return part === want;
      const name = want.replace(/[:?*]/g, '');
      params[name] = name in params ? `${params[name]}.${part}` : part;
      return true;
    });
    if (fits) return { page, params };
  }
  return { page: 'Nowhere', params: {} };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
