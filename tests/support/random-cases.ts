import * as fc from 'fast-check';

/** Random cases for each property: a few in `npm test`, many with `FUZZ=full`. */
fc.configureGlobal({ numRuns: process.env['FUZZ'] === 'full' ? 1_000 : 20 });
