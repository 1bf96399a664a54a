/**
 * Cuts the typeface into the parts that `fonts.css` names, in `web/src/shared/theme/fonts/`. Run it by hand
 * after changing a part's characters there or the package of the typeface, and commit what it writes:
 * `npx tsx scripts/font.ts`
 */
import { writeFileSync } from 'node:fs';
import { FONT_PARTS, fontPartFile, makeFontPart } from './images/font-parts';
import { main } from './lib/problem';

await main(async () => {
  for (const part of FONT_PARTS) {
    const font = await makeFontPart(part);
    writeFileSync(fontPartFile(part), font);
    console.log(`${part}: ${font.length} bytes`);
  }
});
