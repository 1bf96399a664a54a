import { styled } from '@mui/material/styles';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import type { Change } from '@/admin/live/live-store';
import { SelectField } from '@/admin/ui/select-field';
import { ACTIVITY_TIMES, type ActivityTime, type ActivityView } from './activity-lines';

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
