import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { Change } from '@/admin/live/live-store';

/** Since when the activity is shown, where not all of it is. */
export const ACTIVITY_TIMES = ['hour', 'today', 'yesterday'] as const;
export type ActivityTime = (typeof ACTIVITY_TIMES)[number];

/** The first moment of each, in ms since 1970; days are those of the person who reads. */
const SINCE: Record<ActivityTime, (now: number) => number> = {
  hour: (now) => now - 60 * 60_000,
  today: (now) => new Date(now).setHours(0, 0, 0, 0),
  yesterday: (now) => {
    const day = new Date(now);
    day.setDate(day.getDate() - 1);
    return day.setHours(0, 0, 0, 0);
  },
};

/** What is asked of the activity; a part that is left out is not asked. */
export interface ActivityView {
  by?: string | undefined;
  kind?: ContentKind | undefined;
  /** A field's path. */
  field?: string | undefined;
  since?: ActivityTime | undefined;
}

/** So many changes of the same fields, by one person and close together, are one line. */
const BULK_MIN = 3;
/** Two changes of one bulk act are at most this far apart, in ms. */
const BULK_PAUSE_MS = 20_000;

/** The changes that are asked for, in their order. */
export function filterChanges(
  changes: readonly Change[],
  { by, kind, field, since }: ActivityView,
  now: number,
): Change[] {
  const from = since === undefined ? Number.NEGATIVE_INFINITY : SINCE[since](now);
  return changes.filter(
    (change) =>
      (by === undefined || change.by === by) &&
      (kind === undefined || change.kind === kind) &&
      (field === undefined || (change.fields?.includes(field) ?? false)) &&
      change.at >= from,
  );
}

/**
 * The lines of the activity: a change each, but for what one person did to many items in one go. Each line
 * has its changes in their order, newest first.
 */
export function linesOf(changes: readonly Change[]): Change[][] {
  const runs: Change[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run && continues(run, change)) run.push(change);
    else runs.push([change]);
  }
  return runs.flatMap((run) => (run.length >= BULK_MIN ? [run] : run.map((change) => [change])));
}

/** True for the same done to one more item. */
function continues(run: readonly Change[], next: Change): boolean {
  const last = run.at(-1);
  return (
    last !== undefined &&
    last.at - next.at <= BULK_PAUSE_MS &&
    actOf(last) === actOf(next) &&
    run.every(({ id }) => id !== next.id)
  );
}

function actOf({ by, kind, action, fields = [] }: Change): string {
  return JSON.stringify([by, kind, action, fields.toSorted()]);
}
