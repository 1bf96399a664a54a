import { MEDIA_PIXELS_MAX, MEDIA_SIDES, type MediaUse } from '@torque-tide/contract/media';
import { narrowerWidths } from '@torque-tide/contract/picture-widths';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { type DrawnPicture, PictureRefusal, UNREADABLE } from './picture';

/** Firestore's limit for a document is slightly higher. */
const STORED_MAX_BYTES = 900_000;
/** Tried in order until a picture fits. `part` scales its side. */
const QUALITIES = [
  { quality: 80, part: 1 },
  { quality: 65, part: 1 },
  { quality: 60, part: 0.6 },
] as const;
/** The largest difference of a background's corners, of 255. */
const GROUND_SPREAD = 12;

// Blocks libvips' other formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map(
    (name) => `VipsForeignLoad${name}`,
  ),
});
// No cache, because each process draws one picture.
sharp.cache(false);

/** Decodes an upload and draws it again. @throws {PictureRefusal} */
export async function drawPicture(bytes: Buffer, use: MediaUse): Promise<DrawnPicture> {
  const decoded = await decode(bytes, use).catch((error: unknown) => {
    throw error instanceof PictureRefusal ? error : new PictureRefusal(reasonOf(error));
  });
  const { isOpaque } = await toSharp(decoded).stats();
  const ground = use === 'logo' && isOpaque ? await plainGround(decoded) : undefined;
  const pixels = ground === undefined ? decoded : await withoutGround(decoded, ground);
  const whole = await encode(pixels, use);
  const { width, height } = whole.info;
  const copies = [];
  for (const narrower of narrowerWidths(width)) {
    copies.push({ width: narrower, bytes: (await encode(pixels, use, narrower)).data });
  }
  const color = isOpaque && ground === undefined ? await meanColor(pixels) : undefined;
  return { bytes: whole.data, width, height, color, copies };
}

/** Decoded once, for all steps. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

function toSharp({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Returns the picture upright and within bounds. SVG is drawn as large as they allow. */
async function decode(bytes: Buffer, use: MediaUse): Promise<Pixels> {
  const options = { limitInputPixels: MEDIA_PIXELS_MAX, failOn: 'error' } as const;
  const metadata = await sharp(bytes, options).metadata();
  refuseUnfit(metadata, bytes);
  const side = MEDIA_SIDES[use];
  const withoutEnlargement = metadata.format !== 'svg';
  return sharp(bytes, options)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function refuseUnfit({ format, compression, pages = 1 }: Metadata, bytes: Buffer): void {
  if (format === 'heif' && compression !== 'av1') {
    throw new PictureRefusal('We can’t read HEIC files. Save the picture as JPEG, then upload it.');
  }
  if (pages > 1) {
    throw new PictureRefusal('This picture is animated. Upload a still picture.');
  }
  // The server has no fonts.
  if (format === 'svg' && /<(?:\w+:)?text[\s>]/i.test(bytes.toString('utf8'))) {
    throw new PictureRefusal(
      'This SVG contains text. Convert the text to outlines, then upload it.',
    );
  }
}

async function encode(pixels: Pixels, use: MediaUse, widest = pixels.info.width) {
  for (const { quality, part } of QUALITIES) {
    const picture = toSharp(pixels).resize({ width: Math.round(widest * part) });
    // Nearly lossless at first, so that logos keep sharp edges.
    const isCrisp = use === 'logo' && quality === QUALITIES[0].quality;
    const encoded = await picture
      .webp(isCrisp ? { nearLossless: true, quality: 60 } : { quality, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    if (encoded.data.length <= STORED_MAX_BYTES) return encoded;
  }
  throw new PictureRefusal('This picture has too much detail to store. Upload a smaller one.');
}

/** Returns the lightness of a logo's background; undefined if its corners differ. */
async function plainGround(pixels: Pixels): Promise<number | undefined> {
  const grey = await toSharp(pixels).greyscale().raw().toBuffer();
  const { width, height } = pixels.info;
  const ends = [0, width - 1, (height - 1) * width, height * width - 1];
  const corners = ends.map((at) => grey[at] ?? 0);
  const spread = Math.max(...corners) - Math.min(...corners);
  return spread <= GROUND_SPREAD ? corners[0] : undefined;
}

/** Turns a logo black on transparent, by each pixel's distance from the background. */
async function withoutGround(pixels: Pixels, ground: number): Promise<Pixels> {
  const grey = toSharp(pixels).greyscale();
  const mask = await (ground < 128 ? grey : grey.negate()).normalise().raw().toBuffer();
  const { width, height } = pixels.info;
  return sharp({ create: { width, height, channels: 3, background: 'black' } })
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function meanColor(pixels: Pixels): Promise<string> {
  const pixel = await toSharp(pixels).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return pixel.toString('hex', 0, 3);
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /pixel limit/.test(message)
    ? `This picture has more than ${MEDIA_PIXELS_MAX / 1e6} million pixels. Save a smaller copy, then upload it.`
    : UNREADABLE;
}
