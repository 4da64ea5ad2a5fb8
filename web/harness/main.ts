import { mount } from 'svelte';
import '../src/art/fonts.css';
import '../src/art/tokens.css';
import '../src/app.css';
import Harness from './Harness.svelte';
import { voiceOf } from '../src/lib/words.svelte';
import type { Lang } from '../src/lib/texts';

const asked = new URLSearchParams(location.search);
const lang = (asked.get('lang') ?? 'en') as Lang;
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
document.documentElement.lang = lang === 'zh' ? 'zh-Hans' : 'en';
if (asked.has('still')) document.documentElement.dataset.motion = 'none';

const samples = import.meta.glob('./samples/*.json', { import: 'default' }) as Record<string, () => Promise<any>>;
const name = asked.get('sample') ?? 'placement-second';
const names = { en: ['Ines', 'Wei', 'Marta', 'Old Salt', 'Tomás'], zh: ['Ines', 'Wei', 'Marta', '老水手', '小林'] }[lang];

const [voice, sample] = await Promise.all([voiceOf('manila', lang), samples[`./samples/${name}.json`]()]);
mount(Harness, {
  target: document.body,
  props: { sample, asked, t: voice.for(names, 0), names: Object.keys(samples).map((path) => path.slice(10, -5)) },
});
