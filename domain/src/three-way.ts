/** What was there, and what two editors have made of it. */
export interface Sides<Before, After = Before> {
  base: Before;
  mine: After;
  theirs: After;
}

/** Called where both have made something else of the same. */
export type OnClash = () => void;

/** True where both say the same. In which order an object has its names tells nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return Object.keys({ ...a, ...b }).every((name) => isSame(a[name], b[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What one side alone has changed is that side's; what both have is told by `combine`. */
export function combineBy<Before, After extends Before>(
  sides: Sides<Before, After>,
  combine: (sides: Sides<Before, After>) => After,
): After {
  const { base, mine, theirs } = sides;
  if (isSame(theirs, base) || isSame(theirs, mine)) return mine;
  return isSame(mine, base) ? theirs : combine(sides);
}

/** Something that is whole: theirs where both have changed it. */
export function combineValue<Before, After extends Before>(
  sides: Sides<Before, After>,
  onClash: OnClash,
): After {
  return combineBy(sides, ({ theirs }) => {
    onClash();
    return theirs;
  });
}

/** How fields are combined that are not whole. */
export type Ways<T> = { [N in keyof T]?: (sides: Sides<T[N] | undefined>) => T[N] | undefined };

/** An object, field by field. */
export function combineFields<T extends object>(
  { base, mine, theirs }: Sides<Partial<T> | undefined, T>,
  onClash: OnClash,
  ways: Ways<T> = {},
): T {
  const names = Object.keys({ ...mine, ...theirs }) as (keyof T)[];
  const values = names.map((name) => {
    const sides: Sides<T[keyof T] | undefined> = {
      base: base?.[name],
      mine: mine[name],
      theirs: theirs[name],
    };
    const combine = ways[name] ?? ((whole) => combineValue(whole, onClash));
    return [name, combine(sides)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as T;
}

/** How the entries of a list are told apart and combined. */
interface Entries<T> {
  keyOf: (entry: T) => string;
  /** Of an entry that both sides have and have changed; `base` is undefined where both have added it. */
  combine: (sides: Sides<T | undefined, T>) => T;
  /** Called for an entry that one side has removed and the other one has changed: it is as theirs has it. */
  onClash: OnClash;
  /** Called where both sides have moved entries, to other places. */
  onMove: OnClash;
}

/**
 * A list, entry by entry. What either side has added is there, and what one side has removed is gone. The
 * order is theirs, or mine where mine alone has moved something; what the other side has added stands behind
 * the neighbour that it follows there.
 */
export function combineList<T>(
  sides: Sides<readonly T[]>,
  { keyOf, combine, onClash, onMove }: Entries<T>,
): T[] {
  const byKey = (entries: readonly T[]) => new Map(entries.map((entry) => [keyOf(entry), entry]));
  const [base, mine, theirs] = [byKey(sides.base), byKey(sides.mine), byKey(sides.theirs)];
  const keys = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  return combineOrder(keys, onMove).flatMap((key): T[] => {
    const [was, ours, others] = [base.get(key), mine.get(key), theirs.get(key)];
    if (ours !== undefined && others !== undefined) {
      return [combineBy({ base: was, mine: ours, theirs: others }, combine)];
    }
    const left = others ?? ours;
    if (left === undefined || isSame(left, was)) return [];
    if (was === undefined) return [left];
    onClash();
    return others === undefined ? [] : [others];
  });
}

/** Every key of both sides, those that one of them has removed as well: others follow them. */
function combineOrder({ base, mine, theirs }: Sides<readonly string[]>, onMove: OnClash): string[] {
  const shared = base.filter((key) => mine.includes(key) && theirs.includes(key));
  const [ours, others] = [mine, theirs].map((keys) => keys.filter((key) => shared.includes(key)));
  const [haveWe, haveThey] = [!isSame(ours, shared), !isSame(others, shared)];
  if (haveWe && haveThey && !isSame(ours, others)) onMove();
  const [first, second] = haveWe && !haveThey ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [index, key] of second.entries()) {
    const neighbour = second[index - 1];
    if (order.includes(key)) continue;
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, key);
  }
  return order;
}
