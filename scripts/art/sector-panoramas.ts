/**
 * Draws the wide pictures of the two sectors and writes them to `web/public/panoramas/`: what each builds,
 * on one ground, in the stream of the site.
 * Run it by hand after changing a figure below: `npx tsx scripts/art/sector-panoramas.ts`
 */
import { writeFileSync } from 'node:fs';
import { colours, onAbyss } from '../../web/src/shared/theme/tokens';
import { type Frame, levels, streamlines } from './streamlines';

const WIDTH = 1200;
const HEIGHT = 440;
/** What stands on the ground stands here. */
const GROUND = 344;

const night = colours.light.abyss;
const body = '#0C2428';
const glass = '#11353A';
const far = '#1E4F53';
const { ink, muted, volt } = onAbyss;
const { tide, torque } = colours.dark;
const deepTide = colours.light.tide;
const deepTorque = colours.light.torque;

/** Places at equal distances. */
const along = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, n) => Math.round((from + n * step) * 10) / 10);

const at = (x: number, y: number, what: string, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${what}</g>`;

/** The stream around a circle, and one dash on it. */
function stream(frame: Frame, circulation: number, tone: string, dash: string, bright: number) {
  const lines = streamlines(circulation, frame, levels(-1.6, 4.2, 0.24));
  return (
    `<path stroke="${tone}" stroke-opacity=".36" stroke-width="1.1" d="${lines.join('')}"/>` +
    `<path stroke="${dash}" stroke-width="2" pathLength="100" stroke-dasharray="4 200" stroke-dashoffset="-22" d="${lines[bright] ?? ''}"/>`
  );
}

const BLADE = 'M0-10.6C14-47 16.4-82 2.3-112.6C-7-82-9.4-47 0-10.6Z';

/** Three blades, the first at an angle in degrees. */
const blades = (angle: number, colour: string) =>
  [0, 120, 240]
    .map((n) => `<path transform="rotate(${angle + n})" fill="${colour}" d="${BLADE}"/>`)
    .join('');

const farTurbine = (x: number, scale: number, angle: number) =>
  at(
    x,
    GROUND - 190 * scale,
    `<path d="M0 0V190" stroke="${far}" stroke-width="${1.5 / scale}"/>${blades(angle, far)}`,
    scale,
  );

function panels(x: number): string {
  const each = (path: (left: number) => string) => along(x, 62, 5).map(path).join('');
  const frames = each((left) => `M${left} 330l26-48h46l-26 48z`);
  const cells = each(
    (left) => `M${left + 13} 306h46M${left + 15.3} 330l26-48M${left + 30.6} 330l26-48`,
  );
  const legs = each((left) => `M${left + 23} 330V${GROUND}M${left + 44} 300V${GROUND}`);
  return (
    `<path stroke="${muted}" stroke-width="1.5" d="${legs}"/>` +
    `<path fill="${deepTide}" stroke="${tide}" stroke-width="1.25" d="${frames}"/>` +
    `<path stroke="${night}" d="${cells}"/>`
  );
}

/** A container of batteries: doors, fans, and how full it is. */
function battery(x: number, full: number): string {
  const bars = (count: number) =>
    along(x + 20, 12, count)
      .map((bar) => `M${bar} 312v14`)
      .join('');
  return (
    `<path fill="${body}" stroke="${ink}" stroke-width="2" d="M${x} 276h124v60h-124z"/>` +
    `<path stroke="${muted}" stroke-width="1.5" d="M${x + 10} 336v8M${x + 114} 336v8"/>` +
    `<path stroke="${far}" stroke-width="7" d="${bars(8)}"/>` +
    `<path stroke="${tide}" stroke-width="7" d="${bars(full)}"/>` +
    along(x + 26, 36, 3)
      .map(
        (fan) =>
          `<circle cx="${fan}" cy="293" r="8.5" stroke="${muted}" stroke-width="1.5"/><circle cx="${fan}" cy="293" r="2.5" fill="${muted}"/>`,
      )
      .join('')
  );
}

const PYLON =
  `<path stroke="${far}" stroke-width="1.25" d="M-26 0L18-56L-14-112L10-160M26 0L-18-56L14-112L-10-160M-18-56H18M-14-112H14"/>` +
  `<path stroke="${ink}" stroke-width="2" d="M-26 0L-8-216h16L26 0M-44-192H44M-58-156H58M-44-192l32-14M44-192l-32-14M-58-156l46-14M58-156l-46-14"/>` +
  `<path stroke="${muted}" stroke-width="4" stroke-linecap="round" d="M-40-190v12M40-190v12M-54-154v12M54-154v12"/>`;

const clouds = (path: string) => `<path stroke="${far}" stroke-width="1.25" d="${path}"/>`;

function wave(y: number, from: number, length: number, height: number, colour: string): string {
  const count = Math.ceil((WIDTH + 40 - from) / length);
  return `<path stroke="${colour}" stroke-width="1.4" d="M${from} ${y}q${length / 2}-${height} ${length} 0${`t${length} 0`.repeat(count)}"/>`;
}

function cleanEnergy(): string {
  const sun = { x: 268, y: 172, r: 74 };
  const stripes = [196, 209, 221, 232].map((y, n) => {
    const half = Math.round(Math.sqrt(sun.r ** 2 - (y - sun.y) ** 2));
    return `<path stroke="${night}" stroke-width="${2 + n}" d="M${sun.x - half - 2} ${y}h${2 * half + 4}"/>`;
  });
  return [
    stream(
      { width: WIDTH, height: HEIGHT, scale: 124, centre: { x: 972, y: 158 }, climb: 7 },
      1.1,
      tide,
      torque,
      16,
    ),
    `<path fill="${night}" d="M0 ${GROUND}h${WIDTH}v${HEIGHT}H0z"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${torque}"/>${stripes.join('')}`,
    `<path stroke="${tide}" stroke-opacity=".7" stroke-width="1.25" d="M0 ${GROUND}H${WIDTH}"/>`,
    panels(46),
    battery(438, 6),
    battery(572, 4),
    // What they make leaves the picture.
    `<path stroke="${torque}" stroke-width="1.5" d="M-10 150Q330 232 712 166M-10 186Q330 268 698 202"/>`,
    at(752, GROUND, PYLON),
    farTurbine(852, 0.26, 16),
    farTurbine(1094, 0.34, 52),
    farTurbine(1160, 0.27, 86),
    wave(360, 812, 44, 6, far),
    wave(376, 760, 56, 8, deepTide),
    wave(396, 700, 72, 10, far),
    wave(420, 640, 92, 13, deepTide),
    clouds(
      'M20 362h90M180 362h40M300 378h120M520 362h60M60 396h160M360 404h90M120 424h60M520 424h80',
    ),
    `<path fill="${ink}" d="M969 166h6l4 166h-14z"/><path fill="${torque}" d="M963 326h18l2 32h-22z"/>`,
    `<path stroke="${ink}" stroke-width="1.5" d="M956 331h32M956 331v-8M988 331v-8"/>`,
    at(
      972,
      158,
      `<circle r="124" stroke="${tide}" stroke-width="1.5"/>${blades(16, tide)}<circle r="8" fill="${torque}"/>`,
    ),
    // The boat that takes the crew out.
    `<path fill="${night}" stroke="${ink}" stroke-width="1.5" d="M1034 350h50l-7 12h-38zM1062 350v-13h13v13M1068 337v-11M1042 350v-6h13v6"/>`,
  ].join('');
}

const wheel = (x: number, r = 20) =>
  `<circle cx="${x}" cy="${GROUND - r}" r="${r}" fill="${night}" stroke="${ink}" stroke-width="2"/>` +
  `<circle cx="${x}" cy="${GROUND - r}" r="${r * 0.55}" stroke="${torque}" stroke-width="1.5"/><circle cx="${x}" cy="${GROUND - r}" r="3" fill="${torque}"/>`;

const CAR =
  `<path fill="${body}" stroke="${ink}" stroke-width="2" d="M62 380V346Q62 325 76 314L106 283Q121 267 146 266H238Q264 266 284 280L332 314 386 324Q412 329 412 354V380H378a36 36 0 0 0-72 0H174a36 36 0 0 0-72 0z"/>` +
  `<path fill="${glass}" stroke="${muted}" stroke-width="1.5" d="M93 312L118 285Q127 276 144 276H194V312zM206 276H238Q258 276 274 287L309 312H206z"/>` +
  `<path stroke="${muted}" stroke-width="1.5" d="M200 322v50M306 340H98M216 330h22M64 334h16M404 338h-20"/>`;

function charger(x: number): string {
  return (
    `<circle cx="${x}" cy="166" r="84" fill="${body}" stroke="${far}" stroke-width="6"/>` +
    `<path stroke="${torque}" stroke-width="6" stroke-linecap="round" d="M${x} 82a84 84 0 1 1-82 103"/>` +
    `<path fill="${night}" stroke="${ink}" stroke-width="2" d="M${x - 34} ${GROUND}V136a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14V${GROUND}z"/>` +
    `<path fill="${deepTorque}" d="M${x - 22} 140h44v46h-44z"/><path fill="${ink}" d="M${x + 3} 146l-11 20h9l-4 16 12-21h-9z"/>` +
    `<path stroke="${muted}" stroke-width="1.5" d="M${x - 22} 204h44M${x - 22} 214h26"/><circle cx="${x + 18}" cy="214" r="3.5" fill="${volt}"/>` +
    `<path fill="${night}" stroke="${ink}" stroke-width="2" d="M${x - 44} ${GROUND - 8}h88v8h-88z"/>`
  );
}

/** A lorry without an engine: the batteries stand between its axles. */
const LORRY =
  `<path fill="${body}" stroke="${ink}" stroke-width="2" d="M556 186h176v132h-176z"/>` +
  `<path stroke="${far}" stroke-width="1.25" d="M600 186v132M644 186v132M688 186v132"/>` +
  `<path stroke="${torque}" stroke-width="1.5" d="M572 252q22-24 44 0t44 0t44 0h14"/>` +
  `<path fill="${body}" stroke="${ink}" stroke-width="2" d="M740 324V214q0-12 12-12h34q10 0 14 9l18 47q3 7 3 14v52z"/>` +
  `<path fill="${deepTorque}" stroke="${torque}" stroke-width="1.5" d="M764 214h20q6 0 8 5l15 39h-43z"/>` +
  `<path fill="${deepTide}" stroke="${tide}" stroke-width="1.25" d="M634 318h66v14h-66z"/>` +
  `<path stroke="${muted}" stroke-width="1.5" d="M748 276h22M812 290h9M556 324h184"/>` +
  [582, 624, 716, 792].map((x) => wheel(x)).join('');

const ROTOR = `<ellipse rx="56" ry="7" fill="${torque}" fill-opacity=".22" stroke="${torque}" stroke-width="1.5"/><path stroke="${ink}" stroke-width="5" stroke-linecap="round" d="M0 0v22"/><path stroke="${torque}" stroke-opacity=".5" stroke-width="1.25" d="M-36 40v26M-12 46v40M12 46v34M36 40v22"/>`;

/** An aircraft that takes off upright, about the middle of its wing. */
const AIRCRAFT =
  [-252, -126, 126, 252].map((x) => at(x, -22, ROTOR)).join('') +
  `<path fill="${ink}" d="M-304 2C-180-4-80 0 0 0s180-4 304 2c-100 10-200 18-304 18S-204 12-304 2z"/>` +
  `<path stroke="${ink}" stroke-width="5" stroke-linecap="round" d="M-48 10l-44-74M48 10l44-74"/>` +
  `<path fill="${body}" stroke="${ink}" stroke-width="2" d="M0-34c34 0 56 26 56 62 0 34-24 58-56 58s-56-24-56-58c0-36 22-62 56-62z"/>` +
  `<path fill="${deepTorque}" stroke="${torque}" stroke-width="1.5" d="M0-20c24 0 40 14 42 38-24 8-60 8-84 0 2-24 18-38 42-38zM0-20v44"/>` +
  `<circle cy="58" r="5" fill="${volt}"/><path stroke="${ink}" stroke-width="2" stroke-linecap="round" d="M-34 80l-14 26M34 80l14 26M-64 106h34M30 106h34"/>`;

function futureMobility(): string {
  return [
    stream(
      { width: WIDTH, height: HEIGHT, scale: 100, centre: { x: 1000, y: 154 }, climb: 7 },
      -0.8,
      torque,
      tide,
      14,
    ),
    `<path fill="${night}" d="M0 ${GROUND}h${WIDTH}v${HEIGHT}H0z"/>`,
    // A city far away.
    `<path stroke="${far}" stroke-width="1.25" d="M0 ${GROUND}v-40h30v-26h24v40h28v-60h20v86M430 ${GROUND}v-34h26v-44h30v30h24v48M840 ${GROUND}v-52h28v20h20v-44h24v76M1090 ${GROUND}v-46h24v-30h26v44h22v-22h38"/>`,
    `<path stroke="${torque}" stroke-opacity=".7" stroke-width="1.25" d="M0 ${GROUND}H${WIDTH}"/>`,
    charger(430),
    at(28, GROUND - 404 * 0.82, CAR, 0.82),
    wheel(141, 22),
    wheel(308, 22),
    `<path stroke="${torque}" stroke-width="4" stroke-linecap="round" d="M396 232C350 232 412 342 388 340S384 300 368 300"/><path fill="${torque}" d="M370 293h-11v14h11z"/>`,
    LORRY,
    at(1000, 154, `<circle r="100" fill="${night}" stroke="${torque}" stroke-width="1.5"/>`),
    at(1000, 144, AIRCRAFT, 0.62),
    `<ellipse cx="1000" cy="${GROUND + 34}" rx="128" ry="20" fill="${night}" stroke="${torque}" stroke-width="1.5"/><ellipse cx="1000" cy="${GROUND + 34}" rx="94" ry="13" stroke="${far}" stroke-width="1.25"/><path stroke="${ink}" stroke-width="2" d="M984 ${GROUND + 27}l-6 15M1016 ${GROUND + 27}l6 15M981 ${GROUND + 35}h38"/>`,
    // The road.
    `<path stroke="${ink}" stroke-width="3" stroke-dasharray="44 32" d="M0 ${GROUND + 42}H850"/>`,
    clouds(
      'M30 364h90M200 364h50M420 364h130M690 364h40M90 410h150M330 416h80M520 408h160M760 420h90M1120 400h60M900 424h200',
    ),
  ].join('');
}

const folder = new URL('../../web/public/panoramas/', import.meta.url);
for (const [name, drawing] of [
  ['clean-energy', cleanEnergy()],
  ['future-mobility', futureMobility()],
] as const) {
  const ground = `<path fill="${night}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linejoin="round">${ground}${drawing}</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, folder), svg);
}
