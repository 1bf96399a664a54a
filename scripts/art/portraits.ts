/**
 * Draws the demo content's consultants and writes them to `web/public/portraits/`: people as the site
 * draws everything, in lines of a flow. The stream behind them parts around the head; hair, beard and
 * clothes are families of lines, each blended between two that are drawn by hand.
 * Run it by hand after changing a figure below: `npx tsx scripts/art/portraits.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { colours, onAbyss } from '../../web/src/shared/theme/tokens';
import { type Frame, levels, streamlines } from './streamlines';

const SIZE = 320;
const GROUND = colours.light.abyss;

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

/** A curve: a start and then cubic Béziers, as numbers, so that two of a kind can be blended. */
type Curve = readonly number[];

/** Lines from one curve to another. */
interface Strands {
  from: Curve;
  to: Curve;
  count: number;
  /** Drawn on the other side as well. */
  isMirrored?: true;
}

interface Person {
  id: string;
  tone: string;
  circulation: number;
  /** What lies behind head and neck. */
  behind?: readonly Strands[];
  hair: readonly Strands[];
  beard?: readonly Strands[];
  /** Half the width of the face at the cheeks, and the height of the chin. */
  face: { half: number; chin: number };
  brows: Curve;
  mouth: Curve;
  collar: 'round' | 'shirt' | 'jacket' | 'rollneck';
  hasGlasses?: true;
}

const mirror = (curve: Curve): Curve =>
  curve.map((value, n) => (n % 2 === 0 ? SIZE - value : value));

const pathOf = (curve: Curve): string => {
  const numbers = curve.map((value) => String(Math.round(value * 10) / 10));
  let path = `M${numbers.slice(0, 2).join(' ')}`;
  for (let n = 2; n < numbers.length; n += 6) path += `C${numbers.slice(n, n + 6).join(' ')}`;
  return path;
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
  const sides = isMirrored
    ? [
        [from, back],
        [mirror(from), mirror(back)],
      ]
    : [[from, back]];
  return sides
    .map(([out = [], home = []]) => `${pathOf(out)}${pathOf(home).replace('M', 'L')}Z`)
    .join('');
}

function faceOf({ half, chin }: Person['face']): string {
  const [left, right] = [160 - half, 160 + half];
  const cheek = chin - 38;
  return `M${left} 128C${left} ${cheek - 10} ${left + 4} ${cheek} ${left + 12} ${chin - 20}C${left + 22} ${chin - 6} 148 ${chin} 160 ${chin}C172 ${chin} ${right - 22} ${chin - 6} ${right - 12} ${chin - 20}C${right - 4} ${cheek} ${right} ${cheek - 10} ${right} 128C${right} 88 ${right - 16} 72 160 72C${left + 16} 72 ${left} 88 ${left} 128Z`;
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

function drawingOf(person: Person): string {
  const { tone, circulation, behind = [], hair, beard = [], face, brows, mouth, collar } = person;
  const stream = streamlines({ circulation }, frame, levels(-4, 4, 0.21)).join('');
  const ears = [160 - face.half, 160 + face.half]
    .map((x, n) => {
      const out = n === 0 ? -1 : 1;
      return `M${x} 138C${x + out * 9} 130 ${x + out * 11} 146 ${x + out * 7} 156C${x + out * 5} 162 ${x + out * 1} 163 ${x} 160`;
    })
    .join('');
  const glasses =
    'M127 141C127 132 152 132 152 141C152 156 127 156 127 141ZM168 141C168 132 193 132 193 141C193 156 168 156 168 141ZM152 140C156 136 164 136 168 140';
  const strands = (all: readonly Strands[], width: number) =>
    all.length === 0
      ? ''
      : `<path fill="${GROUND}" d="${all.map(areaOf).join('')}"/>` +
        `<path stroke="${tone}" stroke-width="${width}" d="${all.map(blended).join('')}"/>`;
  const eyes = 'M130 145C135 138 144 138 149 145M171 145C176 138 185 138 190 145';
  const pupils = 'M137 145a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M177 145a3 3 0 1 0 6 0a3 3 0 1 0 -6 0';
  const nose = 'M161 142C160 156 154 166 156 170C158 173 164 173 167 171';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path fill="${GROUND}" d="M0 0h${SIZE}v${SIZE}H0z"/>`,
    `<path stroke="${tone}" stroke-opacity=".34" d="${stream}"/>`,
    `<g transform="${ENLARGED}">`,
    strands(behind, 1),
    `<path fill="${GROUND}" stroke="${onAbyss.muted}" stroke-width="1.5" d="${SHOULDERS}"/>`,
    `<path stroke="${onAbyss.muted}" stroke-opacity=".7" d="${blended(SLEEVES)}"/>`,
    `<path fill="${GROUND}" stroke="${onAbyss.ink}" stroke-width="1.5" d="${ears}${faceOf(face)}"/>`,
    `<path stroke="${onAbyss.muted}" stroke-width="1.5" d="${COLLARS[collar]}"/>`,
    `<path stroke="${onAbyss.ink}" stroke-width="1.5" d="${eyes}${nose}${pathOf(mouth)}"/>`,
    `<path fill="${onAbyss.ink}" d="${pupils}"/>`,
    `<path stroke="${tone}" stroke-width="2" d="${pathOf(brows)}${pathOf(mirror(brows))}"/>`,
    beard.length > 0 ? `<path stroke="${tone}" d="${beard.map(blended).join('')}"/>` : '',
    strands(hair, 1),
    person.hasGlasses ? `<path stroke="${onAbyss.ink}" stroke-width="1.5" d="${glasses}"/>` : '',
    '</g></svg>',
  ].join('');
}

const tide = colours.dark.tide;
const torque = colours.dark.torque;
const SMILE: Curve = [144, 188, 150, 195, 170, 195, 176, 188];
const CALM: Curve = [146, 190, 152, 193, 168, 193, 174, 190];
const BROWS: Curve = [128, 131, 134, 126, 143, 126, 149, 130];

const people: readonly Person[] = [
  {
    id: 'moira-tennant',
    tone: tide,
    circulation: 0.5,
    face: { half: 45, chin: 212 },
    brows: BROWS,
    mouth: SMILE,
    collar: 'jacket',
    // A bob with a parting.
    hair: [
      {
        from: [176, 64, 126, 58, 96, 92, 98, 148, 99, 176, 96, 196, 104, 214],
        to: [174, 76, 144, 80, 124, 96, 116, 132, 114, 160, 118, 190, 128, 206],
        count: 9,
      },
      {
        from: [176, 64, 212, 66, 226, 100, 222, 148, 221, 176, 224, 196, 216, 214],
        to: [178, 78, 194, 84, 204, 104, 204, 132, 206, 160, 202, 190, 194, 206],
        count: 8,
      },
    ],
  },
  {
    id: 'lucas-feld',
    tone: torque,
    circulation: -0.4,
    face: { half: 46, chin: 218 },
    brows: [127, 132, 134, 127, 143, 127, 150, 132],
    mouth: CALM,
    collar: 'shirt',
    hair: [
      {
        from: [113, 128, 106, 84, 130, 56, 168, 58, 200, 60, 216, 88, 207, 128],
        to: [122, 102, 128, 88, 144, 84, 166, 84, 184, 86, 194, 92, 200, 108],
        count: 9,
      },
    ],
    beard: [
      {
        from: [115, 160, 118, 196, 136, 224, 160, 224, 184, 224, 202, 196, 205, 160],
        to: [124, 172, 132, 188, 140, 178, 160, 180, 180, 178, 188, 188, 196, 172],
        count: 7,
      },
      {
        from: [142, 206, 148, 200, 172, 200, 178, 206, 178, 206, 178, 206, 178, 206],
        to: [146, 213, 152, 208, 168, 208, 174, 213, 174, 213, 174, 213, 174, 213],
        count: 2,
      },
    ],
  },
  {
    id: 'ingrid-solvang',
    tone: tide,
    circulation: 0.9,
    face: { half: 43, chin: 214 },
    brows: [129, 130, 135, 126, 143, 125, 149, 129],
    mouth: SMILE,
    collar: 'rollneck',
    // Long, over both shoulders.
    behind: [
      {
        from: [160, 58, 96, 56, 88, 120, 92, 176, 94, 220, 82, 250, 76, 286],
        to: [150, 70, 120, 80, 112, 120, 114, 176, 116, 220, 118, 250, 112, 290],
        count: 8,
        isMirrored: true,
      },
    ],
    hair: [
      {
        from: [160, 58, 112, 58, 96, 100, 104, 150, 104, 150, 104, 150, 104, 150],
        to: [160, 80, 138, 84, 122, 104, 118, 138, 118, 138, 118, 138, 118, 138],
        count: 7,
        isMirrored: true,
      },
    ],
  },
  {
    id: 'tariq-belhadj',
    tone: tide,
    circulation: -0.8,
    face: { half: 44, chin: 215 },
    brows: [126, 129, 133, 124, 144, 124, 150, 129],
    mouth: CALM,
    collar: 'round',
    hasGlasses: true,
    // Short at the sides, and a wave above.
    hair: [
      {
        from: [114, 120, 104, 78, 128, 44, 172, 50, 214, 54, 216, 92, 205, 120],
        to: [120, 108, 120, 84, 138, 92, 160, 82, 182, 74, 194, 88, 200, 108],
        count: 11,
      },
    ],
  },
  {
    id: 'wanjiru-ames',
    tone: torque,
    circulation: 0,
    face: { half: 44, chin: 212 },
    brows: [128, 130, 134, 124, 143, 124, 150, 129],
    mouth: SMILE,
    collar: 'round',
    // Rings of a full head of hair.
    behind: [
      {
        from: [104, 196, 60, 172, 56, 40, 160, 32, 264, 40, 260, 172, 216, 196],
        to: [116, 176, 92, 152, 96, 76, 160, 70, 224, 76, 228, 152, 204, 176],
        count: 9,
      },
    ],
    hair: [
      {
        from: [116, 130, 112, 92, 132, 66, 160, 66, 188, 66, 208, 92, 204, 130],
        to: [118, 116, 122, 98, 140, 88, 160, 88, 180, 88, 198, 98, 202, 116],
        count: 5,
      },
    ],
  },
];

const folder = new URL('../../web/public/portraits/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const person of people)
  writeFileSync(new URL(`${person.id}.svg`, folder), `${drawingOf(person)}\n`);
