import { socialImage, type SocialImageKind } from '@torque-tide/domain/seo/social-images';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours, onAbyss } from '../../web/src/shared/theme/tokens';
import { markSvg } from './mark-svg';

/** The words above and below a card's title. */
const WORDS: Record<SocialImageKind, { label: string; line: string }> = {
  home: { label: 'Specialist recruitment', line: 'Clean energy and future mobility' },
  jobs: { label: 'Jobs', line: 'Clean energy and future mobility, by sector and by place' },
  'clean-energy-job': { label: 'Open role', line: 'Storage, solar, wind, hydrogen and grid' },
  'future-mobility-job': {
    label: 'Open role',
    line: 'Electric vehicles, charging, aviation and autonomy',
  },
  'case-study': { label: 'Case study', line: 'The brief, the search, and who was hired' },
  'clean-energy': { label: 'Clean Energy', line: 'From a site plan to a running plant' },
  'future-mobility': { label: 'Future Mobility', line: 'On roads, in depots and in the air' },
  growth: { label: 'Growth', line: 'At a predictable monthly cost' },
};

/** Longer titles are set smaller; in characters. */
const LONG_TITLE = 40;

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Returns the social picture of one kind of page: its field, the mark, and a few large words. */
export function socialCard(kind: SocialImageKind): { html: string; css: string } {
  const { label, line } = WORDS[kind];
  const { alt: title } = socialImage(kind);
  const { ink, muted, volt } = onAbyss;
  const tone = colours.dark[kind.startsWith('future-mobility') ? 'torque' : 'tide'];
  const html = `<main>
    ${read(`fields/${kind}.svg`)}
    <header>${markSvg({ torque: ink, tide: ink, strokeWidth: 2.6, size: 56 })}</header>
    <section>
      <p class="label">${label}</p>
      <h1 class="${title.length > LONG_TITLE ? 'long' : ''}">${title}</h1>
      <p class="line">${line}</p>
    </section>
  </main>`;
  const { abyss } = colours.light;
  const tokens = `:root{--abyss:${abyss};--ink:${ink};--muted:${muted};--volt:${volt};--tone:${tone}}`;
  return { html, css: tokens + read('social-card.css') };
}
