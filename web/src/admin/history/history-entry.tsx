import Button from '@mui/material/Button';
import { nameField } from '@/admin/text/field-name';
import { styled } from '@mui/material/styles';
import {
  type FieldChange as Change,
  type HistoryEntry as Entry,
  isUnchanged,
  SYSTEM_USER,
} from '@torque-tide/contract/history';
import { useId } from 'react';
import { FieldChange } from '@/admin/text/field-change';
import { formatMoment } from '@/admin/text/moments';
import { Badge } from '@/admin/ui/badge';
import { ItemFacts } from '@/admin/ui/list-parts';

// A line through time, with a knot for each change.
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(0, 0, 4, 3),
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  '&:last-child': { borderColor: 'transparent', paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 8,
    left: -5,
    width: 9,
    height: 9,
    backgroundColor: theme.vars.palette.background.paper,
    border: `2px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: '50%',
  },
  '&[data-current]::before': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  '& h3': { margin: 0, fontSize: '1.0625rem', lineHeight: 1.5, fontWeight: 600 },
}));

const Facts = styled(ItemFacts)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

const Changes = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  fontSize: '0.9375rem',
  lineHeight: 1.55,
}));

const Unchanged = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  entry: Entry;
  /** The item is as this entry left it. */
  isCurrent: boolean;
  /** Of an item that was there before anybody made it. */
  isStanding: boolean;
  labelOf: (path: string) => string | undefined;
  /** The way back of one field to what it was before; undefined where it is that already. */
  putBackOf: (change: Change) => (() => void) | undefined;
  /** Left out where there is nothing to restore. */
  onRestore?: (() => void) | undefined;
  /** Takes back what was done; left out where something has been done since. */
  onUndo?: (() => void) | undefined;
}

/** What somebody did to an item, field by field. */
export function HistoryEntry(props: Props) {
  const { entry, isCurrent, isStanding, labelOf, putBackOf, onRestore, onUndo } = props;
  const { action, at, by, version } = entry;
  // Older entries have them.
  const changes = entry.changes.filter((change) => !isUnchanged(change));
  const id = useId();
  return (
    <Item data-current={isCurrent ? '' : undefined}>
      <Head>
        <h3 id={id}>{titleOf(entry, isStanding)}</h3>
        {isCurrent && <Badge data-tone="good">Current</Badge>}
      </Head>
      <Facts>
        <li>
          <time dateTime={at}>{formatMoment(at)}</time>
        </li>
        {by !== SYSTEM_USER && <li>by {by}</li>}
        {action !== 'deleted' && <li>Version {version}</li>}
      </Facts>
      {changes.length > 0 && (
        <Changes>
          {changes.map((change) => (
            <FieldChange
              key={change.field}
              label={nameField(change.field, labelOf)}
              change={change}
              // What took place alone is undone as a whole.
              onPutBack={onUndo && changes.length === 1 ? undefined : putBackOf(change)}
            />
          ))}
        </Changes>
      )}
      {action === 'updated' && changes.length === 0 && (
        <Unchanged>Saved without a change.</Unchanged>
      )}
      {onUndo && (
        <Button
          size="small"
          variant="outlined"
          aria-describedby={id}
          onClick={onUndo}
          sx={{ mt: 1.5 }}
        >
          Undo this change
        </Button>
      )}
      {onRestore && (
        <Button
          size="small"
          variant="outlined"
          aria-describedby={id}
          onClick={onRestore}
          sx={{ mt: 1.5 }}
        >
          Restore version {version}
        </Button>
      )}
    </Item>
  );
}

function titleOf({ action, by, restoredVersion }: Entry, isStanding: boolean): string {
  if (action === 'created' && isStanding) return 'As it was at first';
  if (action === 'created') return by === SYSTEM_USER ? 'Imported' : 'Created';
  if (action === 'updated') return 'Changed';
  if (action === 'published') return 'Published on schedule';
  if (action === 'deleted') return 'Deleted';
  return restoredVersion === undefined
    ? 'Brought back from the bin'
    : `Version ${restoredVersion} restored`;
}
