import type { Entry, JobView } from './job-entry';

type Order = (a: Entry, b: Entry) => number;

// Ids are numbers as text; of jobs posted together, the one made later is the newer.
export const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const newestFirst: Order = ({ job: a }, { job: b }) =>
  Date.parse(b.postedAt) - Date.parse(a.postedAt) || collator.compare(b.id, a.id);

const byText = (textOf: (entry: Entry) => string): Order =>
  emptyLast(textOf, (a, b) => collator.compare(a, b));
const byState: Order = (a, b) => collator.compare(a.state, b.state) || newestFirst(a, b);
const byClosing: Order = (a, b) => closingRank(a) - closingRank(b) || newestFirst(a, b);
const byClosingDown: Order = (a, b) =>
  Number(!a.job.closesAt) - Number(!b.job.closesAt) || byClosing(b, a);
const byTitle: Order = (a, b) => collator.compare(a.job.title, b.job.title) || newestFirst(a, b);
const placeOf = ({ place }: Entry) => place;
const sectorsOf = ({ sectors }: Entry) => sectors.join(', ');
const changeOf = ({ changedAt = '' }: Entry) => changedAt;
const down = (a: string, b: string) => collator.compare(b, a);

/** An order by something that an entry may lack: those stand last, whichever way the others run. */
function emptyLast<T>(
  valueOf: (entry: Entry) => T,
  compare: (a: NonNullable<T>, b: NonNullable<T>) => number,
): Order {
  return (a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (!x || !y) return Number(!x) - Number(!y) || newestFirst(a, b);
    return compare(x, y) || newestFirst(a, b);
  };
}

/** Every order of the list. */
export const ORDERS: Record<JobView['sort'], Order> = {
  '': (a, b) => Number(b.job.isFeatured) - Number(a.job.isFeatured) || newestFirst(a, b),
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  title: byTitle,
  'title-down': (a, b) => byTitle(b, a),
  closing: byClosing,
  'closing-down': byClosingDown,
  state: byState,
  'state-down': (a, b) => collator.compare(b.state, a.state) || newestFirst(a, b),
  place: byText(placeOf),
  'place-down': emptyLast(placeOf, down),
  sectors: byText(sectorsOf),
  'sectors-down': emptyLast(sectorsOf, down),
  salary: emptyLast(
    ({ pay }) => pay,
    (a, b) => a - b,
  ),
  'salary-down': emptyLast(
    ({ pay }) => pay,
    (a, b) => b - a,
  ),
  changed: byText(changeOf),
  'changed-down': emptyLast(changeOf, down),
};

/** Days further away than any closing day is. */
const CLOSED_RANK = 1_000_000;

/** What closes next stands first, what has closed after it, the latest first; then what names no day. */
function closingRank({ daysLeft }: Entry): number {
  if (daysLeft === undefined) return 2 * CLOSED_RANK;
  return daysLeft >= 0 ? daysLeft : CLOSED_RANK - daysLeft;
}
