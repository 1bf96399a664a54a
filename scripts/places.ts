/**
 * Cuts the gazetteer that search by place needs out of the packages that have all towns of the world. Run it by hand
 * after changing what is kept of it or the version of a package, and commit what it writes: `npm run places`
 */
import { writeFileSync } from 'node:fs';
import { main } from './lib/problem';
import { GAZETTEER_FILE, gazetteerModule } from './places/gazetteer';

await main(() => writeFileSync(GAZETTEER_FILE, gazetteerModule()));
