import { firstHour } from './first-hour/first-hour';
import { firstHourOfCopy, tellCounts } from './first-hour/rebranded-copy';
import { main } from './lib/problem';
import { closingLines, isPassed } from './lib/test-report';

/**
 * `npm run first-hour` makes a copy of the tree, another agency's, and tries its first hour there;
 * with `--here` it is that copy.
 */
await main(async () => {
  const isHere = process.argv.includes('--here');
  const counts = await (isHere ? firstHour() : firstHourOfCopy({ isBeside: false }));
  if (isHere) tellCounts(counts);
  else console.log(closingLines(counts, 'first hour'));
  return isPassed(counts) ? 0 : 1;
});
