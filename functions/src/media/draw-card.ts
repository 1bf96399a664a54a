import type { SocialCard } from '@torque-tide/contract/site-renderer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createFairQueue } from '../lib/fair-queue';

// Each picture is drawn only once.
sharp.cache(false);

const WIDTH = 1200;
const HEIGHT = 630;
/** Margins at the left and below, and the space for the agency's mark and name, in px. */
const MARGIN = 72;
const HEAD = { left: 148, top: 78, bottom: 160 };
const TEXT_WIDTH = 800;
/** Font sizes in px, tried in this order until all words of a card fit. */
const SIZES = [
  { title: 116, figure: 92 },
  { title: 92, figure: 84 },
  { title: 80, figure: 72 },
  { title: 68, figure: 60 },
  { title: 56, figure: 50 },
  { title: 46, figure: 42 },
  { title: 38, figure: 36 },
] as const;
const SMALL = 34;

/** Colours of the words, named as in the site's theme. */
type Colours = Record<'ink' | 'muted' | 'volt' | 'tide' | 'torque', string>;

/** Pictures that may wait; later requests are refused. */
const WAITING_MAX = 32;

/** A card on any ground of the folder; without an agency it shows the mark alone. */
type Card = Omit<SocialCard, 'address' | 'ground'> & {
  ground: string;
  /** Of the words, in px. */
  width?: number;
};

/** @throws {QueueFullError} when too many wait */
type DrawCard = (card: Card) => Promise<Buffer>;

/**
 * Returns a function that draws the pictures of shared links as JPEG. One at a time, because an
 * instance has one processor.
 *
 * @param folder with backgrounds, colours and the typeface, as `scripts/images/card-parts.ts`
 * writes them
 */
export function createCardDrawer(folder: string): DrawCard {
  const queue = createFairQueue({ cards: { running: 1, waiting: WAITING_MAX } });
  const font = join(folder, 'instrument-sans-600.ttf');
  return (card) =>
    queue({ rank: 'cards', party: '' }, async () => {
      const ground = await readFile(join(folder, `${card.ground}.svg`));
      const colours = await readFile(join(folder, 'colours.json'), 'utf8');
      return drawCard(card, { ground, font, colours: JSON.parse(colours) as Colours });
    });
}

interface Parts {
  ground: Buffer;
  /** The file of the typeface. */
  font: string;
  colours: Colours;
}

async function drawCard(card: Card, { ground, font, colours }: Parts): Promise<Buffer> {
  const words = await fitting((size) => linesOf(card, size, colours), font, card.width);
  const agency = span(card.agency, { size: SMALL, color: colours.ink });
  const head = card.agency ? [{ ...(await textBlock(agency, font)), ...HEAD }] : [];
  const parts = [...head, { ...words, left: MARGIN, top: HEIGHT - MARGIN - words.info.height }];
  return sharp(ground)
    .resize(WIDTH, HEIGHT)
    .composite(parts.map(({ data, info, left, top }) => ({ input: data, raw: info, left, top })))
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

type Size = (typeof SIZES)[number];

/** The lines as large as they fit below the agency's name. */
async function fitting(linesIn: (size: Size) => string, font: string, width?: number) {
  const [largest, ...smaller] = SIZES;
  let block = await textBlock(linesIn(largest), font, width);
  for (const size of smaller) {
    if (block.info.height <= HEIGHT - MARGIN - HEAD.bottom) break;
    block = await textBlock(linesIn(size), font, width);
  }
  return block;
}

function linesOf({ ground, label, title, figures }: Card, size: Size, colours: Colours) {
  const { ink, muted, volt, torque, tide } = colours;
  const color = ground.startsWith('future-mobility') ? torque : tide;
  const values = figures.map(({ value, label: unit }) => {
    const number = span(value, { size: size.figure, color: volt, height: 1.2 });
    return unit ? `${number}${span(`  ${unit}`, { size: SMALL, color: muted })}` : number;
  });
  return [
    ...(label ? [span(label, { size: SMALL, color, height: 1.3 })] : []),
    span(title, { size: size.title, color: ink, height: 0.84 }),
    ...(values.length > 0 ? [values.join(span('     ', { size: SMALL, color: ink }))] : []),
  ].join('\n');
}

/** Sets text with Pango, which needs no typeface of the system for letters that `font` has. */
function textBlock(text: string, fontfile: string, width = TEXT_WIDTH) {
  const font = 'Instrument Sans, Semi-Bold';
  const wrap = 'word-char';
  return sharp({ text: { text, font, fontfile, width, rgba: true, dpi: 72, wrap } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** @param style the size in px and the line `height`, as a multiple of the typeface's own */
function span(text: string, style: { size: number; color: string; height?: number }): string {
  const { size, color, height = 1 } = style;
  // In 1,024ths; large letters are set closer.
  const spacing = size > SMALL ? Math.round(size * -0.025 * 1024) : 0;
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span size="${size}pt" foreground="${color}" letter_spacing="${spacing}" line_height="${height}">${plain}</span>`;
}
