import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureDrawer } from '../../src/media/picture-drawer';
import { buildSvg } from '../support/pictures';

const script = join(import.meta.dirname, '../../dist/media/picture-process.js');

test('a picture is drawn in a process of its own', async () => {
  const photo = sharp({ create: { width: 80, height: 60, channels: 3, background: '#3f6b70' } });
  const draw = createPictureDrawer(script);
  const drawn = await draw(await photo.jpeg().toBuffer(), 'cover');
  expect((await sharp(drawn.bytes).metadata()).format).toBe('webp');
  await expect(draw(Buffer.from('{}'), 'cover')).rejects.toThrow('We can’t read this file');
});

test("pictures beyond the queue's length are refused at once", async () => {
  const draw = createPictureDrawer(script);
  let isOver = false;
  const asked = Array.from({ length: 12 }, () =>
    draw(buildSvg(), 'logo', { isOver: () => isOver }).catch((error: unknown) => error),
  );
  // One is drawn, and eight wait.
  for (const refused of await Promise.all(asked.slice(9))) {
    expect(refused).toHaveProperty('name', 'QueueFullError');
  }
  isOver = true;
  await Promise.all(asked);
});

test('nothing is drawn for a caller whose request has timed out', async () => {
  const drawn = createPictureDrawer(script)(buildSvg(), 'logo', { isOver: () => true });
  await expect(drawn).rejects.toMatchObject({ code: 'unavailable' });
});

test('a drawing that takes too long is stopped, and the next one is drawn', async () => {
  const blurs = '<feGaussianBlur stdDeviation="20"/>'.repeat(3_000);
  const hostile = buildSvg(
    `<filter id="a">${blurs}</filter><path d="M0 0h8v6z" filter="url(#a)"/>`,
  );
  const stopped = createPictureDrawer(script, 1_500)(hostile, 'cover');
  await expect(stopped).rejects.toThrow('takes too long');
  await expect(createPictureDrawer(script)(buildSvg(), 'logo')).resolves.toMatchObject({
    width: 800,
  });
});
