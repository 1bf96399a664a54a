/**
 * Paints the pictures that shared links show, one for each kind of page, into `web/public/social/`.
 * Run it by hand after changing the brand, a colour or a picture's words, and commit what it writes:
 * `npx tsx scripts/social-images.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  SOCIAL_IMAGE_KINDS,
  SOCIAL_IMAGE_SIZE,
  socialImagePath,
} from '@torque-tide/domain/seo/social-images';
import { withPainter } from './images/painter';
import { socialCard } from './images/social-card';
import { main } from './lib/problem';
import { root } from './lib/repository';

await main(() =>
  withPainter(async (paint) => {
    for (const kind of SOCIAL_IMAGE_KINDS) {
      const file = join(root, 'web/public', socialImagePath(kind));
      mkdirSync(dirname(file), { recursive: true });
      const picture = await paint({ ...socialCard(kind), ...SOCIAL_IMAGE_SIZE, type: 'jpeg' });
      writeFileSync(file, picture);
      console.log(`${socialImagePath(kind)} ${Math.round(picture.length / 1000)} kB`);
    }
  }),
);
