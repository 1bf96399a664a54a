import { mediaUseSchema } from '@torque-tide/contract/media';
import { drawPicture } from './draw-picture';
import { PictureRefusal } from './picture';
import type { DrawnOrRefused } from './picture-drawer';

/** Draws one picture, and exits. */
process.once('message', async (bytes: Uint8Array) => {
  process.send?.(await draw(Buffer.from(bytes)), () => process.disconnect());
});

async function draw(bytes: Buffer): Promise<DrawnOrRefused> {
  try {
    return { picture: await drawPicture(bytes, mediaUseSchema.parse(process.argv[2])) };
  } catch (error) {
    if (error instanceof PictureRefusal) return { refusal: error.message };
    throw error;
  }
}
