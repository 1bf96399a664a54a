import {
  socialImage,
  SOCIAL_IMAGE_SIZE,
  type SocialImageKind,
} from '@torque-tide/domain/seo/social-images';
import { BLADE, BLADE_ANGLES } from '../../web/src/shared/ui/art/rotor-blade';
import { colours, onAbyss } from '../../web/src/shared/theme/tokens';
import { type Frame, levels, segment, streamlines } from '../art/streamlines';
import { markSvg } from './mark-svg';

interface Card {
  /** What stands above the title, in the colour of the field. */
  label: string;
  /** What stands below it. */
  line: string;
  tone: 'tide' | 'torque';
  /** Strength of the flow's circulation, how far it climbs, and where and how large the rotor is. */
  circulation: number;
  climb: number;
  rotor: { x: number; y: number; radius: number; turned: number };
  /** Two bright dashes: on which line from the rotor's surface, from where, and how long in radii. */
  dashes: Record<'ahead' | 'behind', readonly [line: number, from: number, length: number]>;
}

const { width, height } = SOCIAL_IMAGE_SIZE;
const MARGIN = 72;
/** Distance between lines, as a part of the rotor's radius. */
const SPACING = 0.27;
/** Longer titles are set smaller; in characters. */
const LONG_TITLE = 40;
/** Every so many lines one is drawn stronger, as on a map. */
const INDEX_EVERY = 5;

const CARDS: Record<SocialImageKind, Card> = {
  home: {
    label: 'Specialist recruitment',
    line: 'Clean energy and future mobility',
    tone: 'tide',
    circulation: 1.25,
    climb: 9,
    rotor: { x: 985, y: 250, radius: 122, turned: 14 },
    dashes: { ahead: [3, -1.5, 0.5], behind: [5, 0.7, 0.4] },
  },
  jobs: {
    label: 'Jobs',
    line: 'Clean energy and future mobility, by sector and by place',
    tone: 'tide',
    circulation: 0.5,
    climb: -7,
    rotor: { x: 960, y: 290, radius: 92, turned: 40 },
    dashes: { ahead: [3, -1.6, 0.6], behind: [-5, 1.2, 0.5] },
  },
  'clean-energy-job': {
    label: 'Open role',
    line: 'Storage, solar, wind, hydrogen and grid',
    tone: 'tide',
    circulation: 1.6,
    climb: 14,
    rotor: { x: 990, y: 270, radius: 104, turned: 75 },
    dashes: { ahead: [3, -1.5, 0.5], behind: [7, 0.6, 0.4] },
  },
  'future-mobility-job': {
    label: 'Open role',
    line: 'Electric vehicles, charging, aviation and autonomy',
    tone: 'torque',
    circulation: -1.4,
    climb: -4,
    rotor: { x: 990, y: 330, radius: 104, turned: 25 },
    dashes: { ahead: [-4, -1.5, 0.5], behind: [-8, 0.6, 0.4] },
  },
  'case-study': {
    label: 'Case study',
    line: 'The brief, the search, and who was hired',
    tone: 'tide',
    circulation: 0,
    climb: 4,
    rotor: { x: 960, y: 300, radius: 70, turned: 100 },
    dashes: { ahead: [2, -1.8, 0.7], behind: [-5, 1.4, 0.6] },
  },
  'clean-energy': {
    label: 'Clean Energy',
    line: 'From a site plan to a running plant',
    tone: 'tide',
    circulation: 1.8,
    climb: 6,
    rotor: { x: 940, y: 320, radius: 150, turned: 8 },
    dashes: { ahead: [3, -1.4, 0.45], behind: [5, 0.7, 0.35] },
  },
  'future-mobility': {
    label: 'Future Mobility',
    line: 'On roads, in depots and in the air',
    tone: 'torque',
    circulation: -1.8,
    climb: 10,
    rotor: { x: 940, y: 300, radius: 150, turned: 52 },
    dashes: { ahead: [-4, -1.4, 0.45], behind: [-6, 0.7, 0.35] },
  },
  growth: {
    label: 'Growth',
    line: 'At a predictable monthly cost',
    tone: 'tide',
    circulation: 1,
    climb: 20,
    rotor: { x: 985, y: 330, radius: 84, turned: 30 },
    dashes: { ahead: [3, -1.7, 0.6], behind: [9, 0.9, 0.6] },
  },
};

/** The picture of one kind of page: the field on the abyss, and few, large words. */
export function socialCard(kind: SocialImageKind): { html: string; css: string } {
  const card = CARDS[kind];
  const { alt: title } = socialImage(kind);
  const mark = markSvg({ torque: onAbyss.ink, tide: onAbyss.ink, strokeWidth: 2.6, size: 56 });
  const html = `<main>
    ${fieldSvg(card)}
    <header>${mark}</header>
    <section>
      <p class="label">${escaped(card.label)}</p>
      <h1>${escaped(title)}</h1>
      <p class="line">${escaped(card.line)}</p>
    </section>
  </main>`;
  return { html, css: css(card, title) };
}

function fieldSvg({ circulation, climb, rotor, tone, dashes }: Card): string {
  const frame: Frame = { width, height, scale: rotor.radius, centre: rotor, climb };
  const reach = (1.2 * width) / rotor.radius;
  const lines = streamlines(circulation, frame, levels(-reach, reach, SPACING));
  const paths = lines
    .map((d, n) => `<path d="${d}" stroke-opacity="${n % INDEX_EVERY === 0 ? 0.75 : 0.36}"/>`)
    .join('');
  const dash = (line: number, from: number, length: number, colour: string) => {
    const level = (line + 0.5) * SPACING;
    const d = segment(circulation, frame, { level, from, to: from + length });
    return `<path d="${d}" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;
  };
  const other = tone === 'tide' ? colours.dark.torque : colours.dark.tide;
  const blades = BLADE_ANGLES.map(
    (angle) => `<path d="${BLADE}" transform="rotate(${angle + rotor.turned})"/>`,
  ).join('');
  const own = colours.dark[tone];
  return `<svg viewBox="0 0 ${width} ${height}" fill="none">
    <defs>
      <linearGradient id="side"><stop offset=".3" stop-color="#000"/><stop offset=".72" stop-color="#fff"/></linearGradient>
      <mask id="fade"><rect width="${width}" height="${height}" fill="url(#side)"/></mask>
    </defs>
    <g mask="url(#fade)" stroke="${own}" stroke-width="1.25">${paths}</g>
    ${dash(...dashes.ahead, onAbyss.volt)}${dash(...dashes.behind, other)}
    <g transform="translate(${rotor.x} ${rotor.y}) scale(${rotor.radius / 100})" stroke="${own}">
      <circle r="99" fill="${colours.light.abyss}" stroke-width="1.6"/>
      <circle r="92" stroke-width="4" pathLength="72" stroke-dasharray=".1 .9" stroke-opacity=".7"/>
      <circle r="90" stroke-width="8" pathLength="12" stroke-dasharray=".02 .98"/>
      <g fill="${own}" stroke="none">${blades}<circle r="6.5" fill="${onAbyss.volt}"/></g>
    </g>
  </svg>`;
}

function css({ tone }: Card, title: string): string {
  const isLong = title.length > LONG_TITLE;
  return `main{position:relative;width:${width}px;height:${height}px;padding:${MARGIN - 8}px ${MARGIN}px ${MARGIN}px;
      display:flex;flex-direction:column;justify-content:space-between;
      background:${colours.light.abyss};color:${onAbyss.ink}}
    svg{flex:none}main>svg{position:absolute;inset:0}
    header{position:relative}
    section{position:relative;width:760px}
    .label{display:flex;align-items:center;gap:16px;font-size:26px;font-weight:500;color:${colours.dark[tone]}}
    .label::before{content:"";width:40px;height:3px;background:${onAbyss.volt}}
    h1{margin:20px 0 24px;max-width:${isLong ? 760 : 620}px;font-size:${isLong ? 62 : 76}px;font-weight:600;line-height:1.04;letter-spacing:-.03em;text-wrap:balance}
    .line{font-size:28px;line-height:1.35;color:${onAbyss.muted}}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
