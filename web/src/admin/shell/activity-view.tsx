import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import type { Change } from '@/admin/live/live-store';
import { styled } from '@mui/material/styles';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { SelectField } from '@/admin/ui/select-field';

/**
 * Since when the activity is shown, where not all of it is: in words, and as the first moment, in ms since
 * 1970; days are those of the person who reads.
 */
const TIMES: Readonly<Record<string, { label: string; since: (now: number) => number }>> = {
  hour: { label: 'Last hour', since: (now) => now - 60 * 60_000 },
  today: { label: 'Today', since: (now) => new Date(now).setHours(0, 0, 0, 0) },
  yesterday: {
    label: 'Since yesterday',
    since: (now) => {
      const day = new Date(now);
      day.setDate(day.getDate() - 1);
      return day.setHours(0, 0, 0, 0);
    },
  },
};

const TIME_NAMES = Object.fromEntries(
  Object.entries(TIMES).map(([time, { label }]) => [time, label]),
);

/** What is asked of the activity: a person, a kind, a field's path, a time. What is left out or empty is not. */
export type ActivityView = Partial<Record<'by' | 'kind' | 'field' | 'since', string>>;

/** So many changes of the same fields, by one person and close together, are one line. */
const BULK_MIN = 3;
/** Two changes of one bulk act are at most this far apart, in ms. */
const BULK_PAUSE_MS = 20_000;

/** One change, or the same done to many items in one go. */
export type ActivityLine = [Change, ...Change[]];

/** The changes that are asked for, in their order. */
export function filterChanges(
  changes: readonly Change[],
  { by, kind, field, since = '' }: ActivityView,
  now: number,
): Change[] {
  const from = TIMES[since]?.since(now) ?? Number.NEGATIVE_INFINITY;
  return changes.filter(
    (change) =>
      (!by || change.by === by) &&
      (!kind || change.kind === kind) &&
      (!field || change.fields?.includes(field)) &&
      change.at >= from,
  );
}

/**
 * The lines of the activity: a change each, but for what one person did to many items in one go. Each line
 * has its changes in their order, newest first.
 */
export function linesOf(changes: readonly Change[]): ActivityLine[] {
  const runs: ActivityLine[] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run && continues(run, change)) run.push(change);
    else runs.push([change]);
  }
  return runs.flatMap((run) =>
    run.length >= BULK_MIN ? [run] : run.map((change): ActivityLine => [change]),
  );
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

/** What was done, as the verb of a sentence: 'ben *changed* “Grid planner”'. */
export function verbOf({ action, isScheduled, restoredVersion }: Change): string {
  if (restoredVersion !== undefined) return `restored version ${restoredVersion} of`;
  return VERBS[action === 'drafted' && isScheduled ? 'scheduled' : action];
}

const VERBS = {
  created: 'added',
  updated: 'changed',
  published: 'had scheduled, and the clock published, changes of',
  deleted: 'deleted',
  drafted: 'saved unpublished changes of',
  scheduled: 'scheduled changes of',
  dropped: 'dropped the unpublished changes of',
  restored: 'brought back',
};

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(3),
}));

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
      .filter(({ kind }) => !view.kind || kind === view.kind)
      .flatMap(({ kind, fields = [] }) => fields.map((field) => [field, nameOf(kind, field)])),
  );
  const byName = [...fields.keys()].toSorted((a, b) =>
    (fields.get(a) ?? '').localeCompare(fields.get(b) ?? ''),
  );
  const choices = [
    { part: 'by', label: 'Person', all: 'Everybody', options: people },
    { part: 'kind', label: 'Kind', all: 'All kinds', options: kinds, labels: kindNames },
    {
      part: 'field',
      label: 'Field',
      all: 'All fields',
      options: byName,
      labels: Object.fromEntries(fields),
    },
    {
      part: 'since',
      label: 'Time',
      all: 'Any time',
      options: Object.keys(TIMES),
      labels: TIME_NAMES,
    },
  ] as const;
  return (
    <Row role="group" aria-label="What is shown">
      {choices.map(({ part, all, ...choice }) => (
        <SelectField
          key={part}
          size="small"
          {...choice}
          emptyLabel={all}
          value={view[part] ?? ''}
          onChange={(chosen) => {
            // A field is one of the kind that is shown.
            const field = part === 'kind' ? '' : (view.field ?? '');
            onChange({ ...view, field, [part]: chosen });
          }}
        />
      ))}
    </Row>
  );
}
