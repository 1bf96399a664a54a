/**
 * Makes the gazetteer for search by place from packages with all towns of the world. Run it by hand after
 * changing its rules or a package's version, and commit the result: `npm run places`
 */
import { writeFileSync } from 'node:fs';
import { main } from './lib/problem';
import { GAZETTEER_FILE, gazetteerModule } from './places/gazetteer';

await main(() => writeFileSync(GAZETTEER_FILE, gazetteerModule()));
