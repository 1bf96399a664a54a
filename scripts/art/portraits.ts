/**
 * Draws the demo content's consultants and writes them to `scripts/seed/pictures/portraits/`: people as the site
 * draws everything, in lines of a flow. The stream behind them parts around the head; hair, beard and
 * clothes are families of lines, each blended between two that are drawn by hand.
 * Each is drawn twice: for 128 px and more, and as a sign for what is smaller than 64 px.
 * Run it by hand after changing a figure below: `npx tsx scripts/art/portraits.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { colours, onAbyss } from '../../web/src/shared/theme/tokens';
import { tenth } from './bezier-path';
import { type Curve, people, type Person, type Strands } from './portrait-people';
import { type Frame, levels, streamlines } from './streamlines';

const SIZE = 320;
const GROUND = colours.light.abyss;
const CLOTH = '#0C2428';

/** The flow around a head, which is a cylinder to it. */
const frame: Frame = {
  width: SIZE,
  height: SIZE,
  scale: 112,
  centre: { x: 160, y: 148 },
  climb: 9,
};

/** People are drawn at an easy size, and shown as large as the picture holds them. */
const ENLARGED = 'matrix(1.34 0 0 1.34 -54.4 -38)';

const mirror = (curve: Curve): Curve =>
  curve.map((value, n) => (n % 2 === 0 ? SIZE - value : value));

const pathOf = (curve: Curve): string => {
  const [x, y, ...rest] = curve.map(tenth);
  return `M${x} ${y}${rest.map((value, n) => (n % 6 === 0 ? `C${value}` : ` ${value}`)).join('')}`;
};

function blended({ from, to, count, isMirrored }: Strands): string {
  const lines = Array.from({ length: count }, (_, n) => {
    const share = count === 1 ? 0 : n / (count - 1);
    return from.map((value, i) => value + ((to[i] ?? value) - value) * share);
  });
  return [...lines, ...(isMirrored ? lines.map(mirror) : [])].map(pathOf).join('');
}

/** What lies between the first and the last of the lines, and so hides what is behind them. */
function areaOf({ from, to, isMirrored }: Strands): string {
  const back = to.flatMap((_, n) =>
    n % 2 === 0 ? to.slice(-n - 2, to.length - n || undefined) : [],
  );
  const between = (out: Curve, home: Curve) => `${pathOf(out)}${pathOf(home).replace('M', 'L')}Z`;
  return between(from, back) + (isMirrored ? between(mirror(from), mirror(back)) : '');
}

function faceOf({ half, chin }: Person['face']): string {
  const [left, right] = [160 - half, 160 + half];
  const jaw = chin - 28;
  return `M${left} 128C${left} 150 ${left + 3} ${jaw - 18} ${left + 12} ${jaw}C${left + 21} ${jaw + 18} 144 ${chin} 160 ${chin}C176 ${chin} ${right - 21} ${jaw + 18} ${right - 12} ${jaw}C${right - 3} ${jaw - 18} ${right} 150 ${right} 128C${right} 88 ${right - 16} 72 160 72C${left + 16} 72 ${left} 88 ${left} 128Z`;
}

const SHOULDERS =
  'M24 324C28 276 72 262 118 250C132 246 138 238 138 224L138 190L182 190L182 224C182 238 188 246 202 250C248 262 292 276 296 324Z';

const SLEEVES: Strands = {
  from: [40, 324, 46, 286, 82, 270, 124, 259],
  to: [112, 324, 112, 300, 118, 282, 132, 266],
  count: 5,
  isMirrored: true,
};

const COLLARS: Record<Person['collar'], string> = {
  round: 'M132 245C138 268 182 268 188 245M124 248C132 279 188 279 196 248',
  shirt:
    'M137 236L160 268L183 236M137 236L124 250L146 282L160 268L174 282L196 250L183 236M160 268V324',
  jacket:
    'M134 244L160 300L186 244M122 250L116 272L134 278L160 324M198 250L204 272L186 278L160 324M144 250C150 258 170 258 176 250',
  rollneck:
    'M136 226C146 234 174 234 184 226M135 236C146 244 174 244 185 236M132 246C146 256 174 256 188 246',
};

/** What turns the side of a face that is away from the light, and the neck below the chin. */
function shadesOf({ half, chin }: Person['face']): Strands[] {
  const right = 160 + half;
  return [
    {
      from: [right - 1, 132, right - 1, 158, right - 5, 178, right - 15, chin - 24],
      to: [right - 15, 146, right - 13, 162, right - 17, 176, right - 27, chin - 20],
      count: 7,
    },
    {
      from: [139, chin - 2, 148, chin + 10, 172, chin + 10, 181, chin - 2],
      to: [140, chin + 21, 150, chin + 24, 171, chin + 22, 181, chin + 8],
      count: 7,
    },
  ];
}

const LIDS = 'M128.5 147.5C133 138.5 146 138 151.5 147M168.5 147C174 138 187 138.5 191.5 147.5';
/** Skin between the lid and its fold, which covers the upper part of the eye. */
const LIDS_CLOSED =
  'M128.5 147.5C133 138.5 146 138 151.5 147L150.5 138C145 132 135 132 129.5 139ZM168.5 147C174 138 187 138.5 191.5 147.5L190.5 139C185 132 175 132 169.5 138Z';
/** Keeps a beard off the lips. */
const AROUND_LIPS = 'M142 189C150 183 170 183 178 189C174 205 146 205 142 189Z';
const BELOW_EYES =
  'M131.5 149C136 152.5 145 152.5 149 149M171 149C175 152.5 184 152.5 188.5 149M129.5 140.5C135 134 145 134 150.5 139.5M169.5 139.5C175 134 185 134 190.5 140.5';
const irises = (r: number) =>
  [140, 180].map((x) => `M${x - r} 145.6a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
const NOSE =
  'M149.5 168C147 173 151.5 176 155 173.6C158 177 163 177 166 173.6C169.5 176 173.5 173 171 168';
const BRIDGE = 'M153.5 143C153 152 151.5 159 149.8 165';

/** A mouth whose ends are lifted by so much. */
function mouthOf(lift: number): { line: string; lips: string } {
  const y = 190.5 - lift;
  return {
    line: `M${143 - lift} ${y}C150 193.5 154 191 160 192.5C166 191 170 193.5 ${177 + lift} ${y}`,
    lips: `M147 ${189.5 - lift / 2}C152 187 156 185.4 160 187.2C164 185.4 168 187 173 ${189.5 - lift / 2}M150 197C155 201.5 165 201.5 170 197`,
  };
}

const GLASSES =
  'M127 141C127 132 152 132 152 141C152 156 127 156 127 141ZM168 141C168 132 193 132 193 141C193 156 168 156 168 141ZM152 140C156 136 164 136 168 140';

function drawingOf(person: Person): string {
  const { tone, circulation, behind = [], hair, beard = [], face, brows, smile, collar } = person;
  const mouth = mouthOf(smile);
  const stream = streamlines(circulation, frame, levels(-4, 4, 0.21)).join('');
  const ears = [160 - face.half, 160 + face.half]
    .map((x, n) => {
      const out = n === 0 ? -1 : 1;
      return `M${x} 138C${x + out * 9} 130 ${x + out * 11} 146 ${x + out * 7} 156C${x + out * 5} 162 ${x + out * 1} 163 ${x} 160`;
    })
    .join('');
  const strands = (all: readonly Strands[], width: number) =>
    all.length === 0
      ? ''
      : `<path fill="${GROUND}" d="${all.map(areaOf).join('')}"/>` +
        `<path stroke="${tone}" stroke-width="${width}" d="${all.map(blended).join('')}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path fill="${GROUND}" d="M0 0h${SIZE}v${SIZE}H0z"/>`,
    `<path stroke="${tone}" stroke-opacity=".34" d="${stream}"/>`,
    `<g transform="${ENLARGED}">`,
    strands(behind, 0.8),
    `<path fill="${CLOTH}" stroke="${onAbyss.muted}" stroke-width="1.5" d="${SHOULDERS}"/>`,
    `<path stroke="${onAbyss.muted}" stroke-opacity=".7" d="${blended(SLEEVES)}"/>`,
    `<path fill="${GROUND}" stroke="${onAbyss.ink}" stroke-width="1.5" d="${ears}${faceOf(face)}"/>`,
    `<path stroke="${onAbyss.muted}" stroke-width="1.5" d="${COLLARS[collar]}"/>`,
    `<path stroke="${tone}" stroke-width=".8" stroke-opacity=".55" d="${shadesOf(face).map(blended).join('')}"/>`,
    beard.length > 0
      ? `<path stroke="${tone}" stroke-width=".8" d="${beard.map(blended).join('')}"/><path fill="${GROUND}" d="${AROUND_LIPS}"/>`
      : '',
    `<path fill="${onAbyss.ink}" d="${irises(2.1).join('')}"/>`,
    `<path stroke="${tone}" stroke-width="1.3" d="${irises(4.6).join('')}"/>`,
    `<path fill="${GROUND}" d="${LIDS_CLOSED}"/>`,
    `<path stroke="${onAbyss.ink}" stroke-width="1.8" d="${LIDS}"/>`,
    `<path stroke="${onAbyss.muted}" d="${BELOW_EYES}${BRIDGE}${mouth.lips}"/>`,
    `<path stroke="${onAbyss.ink}" stroke-width="1.5" d="${NOSE}${mouth.line}"/>`,
    `<path stroke="${tone}" stroke-width="2" d="${pathOf(brows)}${pathOf(mirror(brows))}"/>`,
    strands(hair, 0.8),
    person.hasGlasses ? `<path stroke="${onAbyss.ink}" stroke-width="1.5" d="${GLASSES}"/>` : '',
    '</g></svg>',
  ].join('');
}

/** The same person where a portrait is as small as a word: flat, and without a face to make out. */
function signOf({ tone, behind = [], hair, beard = [], face, hasGlasses }: Person): string {
  const areas = (all: readonly Strands[]) => all.map(areaOf).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none" stroke-linejoin="round">`,
    `<path fill="${GROUND}" d="M0 0h${SIZE}v${SIZE}H0z"/>`,
    `<g transform="${ENLARGED}">`,
    behind.length > 0 ? `<path fill="${tone}" fill-opacity=".6" d="${areas(behind)}"/>` : '',
    `<path fill="#1E4F53" d="${SHOULDERS}"/>`,
    `<path fill="${onAbyss.muted}" d="M138 190h44v42c0 14-44 14-44 0z"/><path fill="${onAbyss.ink}" d="${faceOf(face)}"/>`,
    `<path fill="${tone}" d="${areas([...hair, ...beard])}"/>`,
    hasGlasses ? `<path stroke="${GROUND}" stroke-width="5" d="${GLASSES}"/>` : '',
    '</g></svg>',
  ].join('');
}

const folder = new URL('../seed/pictures/portraits/', import.meta.url);
const signs = new URL('../seed/pictures/portrait-signs/', import.meta.url);
mkdirSync(signs, { recursive: true });
for (const person of people) {
  writeFileSync(new URL(`${person.id}.svg`, folder), `${drawingOf(person)}\n`);
  writeFileSync(new URL(`${person.id}.svg`, signs), `${signOf(person)}\n`);
}
