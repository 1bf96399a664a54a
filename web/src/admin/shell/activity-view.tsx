import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import type { Change } from '@/admin/live/live-store';
import { styled } from '@mui/material/styles';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { SelectField } from '@/admin/ui/select-field';

/** Since when the activity is shown, where not all of it is. */
const ACTIVITY_TIMES = ['hour', 'today', 'yesterday'] as const;
type ActivityTime = (typeof ACTIVITY_TIMES)[number];

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

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(3),
}));

const TIMES: Record<ActivityTime, string> = {
  hour: 'Last hour',
  today: 'Today',
  yesterday: 'Since yesterday',
};

interface Props {
  /** All that could be shown: what can be chosen is in it. */
  changes: readonly Change[];
  view: ActivityView;
  onChange: (view: ActivityView) => void;
  nameOf: (kind: ContentKind, field: string) => string;
}

/** Chooses what the activity shows: whose changes, of what kind and field, and since when. */
export function ActivityFilter({ changes, view, onChange, nameOf }: Props) {
  const people = [...new Set(changes.map(({ by }) => by))].toSorted();
  const kinds = CONTENT_KINDS.filter((kind) => changes.some((change) => change.kind === kind));
  const kindNames = Object.fromEntries(kinds.map((kind) => [kind, CONTENT_WORDS[kind].plural]));
  const fields = new Map(
    changes
      .filter(({ kind }) => view.kind === undefined || kind === view.kind)
      .flatMap(({ kind, fields = [] }) => fields.map((field) => [field, nameOf(kind, field)])),
  );
  const byName = [...fields.keys()].toSorted((a, b) =>
    (fields.get(a) ?? '').localeCompare(fields.get(b) ?? ''),
  );
  return (
    <Row role="group" aria-label="What is shown">
      <SelectField
        label="Person"
        size="small"
        emptyLabel="Everybody"
        value={view.by ?? ''}
        options={people}
        onChange={(by) => onChange({ ...view, by: by || undefined })}
      />
      <SelectField
        label="Kind"
        size="small"
        emptyLabel="All kinds"
        value={view.kind ?? ''}
        options={kinds}
        labels={kindNames}
        onChange={(chosen) => {
          // A field is one of the kind that is shown.
          const kind = kinds.find((each) => each === chosen);
          onChange({ ...view, kind, field: undefined });
        }}
      />
      <SelectField
        label="Field"
        size="small"
        emptyLabel="All fields"
        value={view.field ?? ''}
        options={byName}
        labels={Object.fromEntries(fields)}
        onChange={(field) => onChange({ ...view, field: field || undefined })}
      />
      <SelectField
        label="Time"
        size="small"
        emptyLabel="Any time"
        value={view.since ?? ''}
        options={ACTIVITY_TIMES}
        labels={TIMES}
        onChange={(since) =>
          onChange({ ...view, since: ACTIVITY_TIMES.find((each) => each === since) })
        }
      />
    </Row>
  );
}
