/**
 * Cuts the part of the typeface that English text needs out of the whole, into `web/src/theme/fonts/`.
 * Run it by hand after changing its characters in `fonts.css` or the package of the typeface, and
 * commit what it writes: `npx tsx scripts/font.ts`
 */
import { writeFileSync } from 'node:fs';
import { coreFontFile, makeCoreFont } from './images/core-font';
import { main } from './lib/problem';

await main(async () => {
  const font = await makeCoreFont();
  writeFileSync(coreFontFile, font);
  console.log(`${coreFontFile}: ${font.length} bytes`);
});
