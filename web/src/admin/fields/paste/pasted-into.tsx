import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type ReactNode, useSyncExternalStore } from 'react';
import { joinNames } from '@/admin/text/joined-names';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { usePasting } from './paste-context';
import { canSplit, entryCount, type Pasted } from './paste-controller';

const Note = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  marginTop: theme.spacing(1),
  padding: theme.spacing(0.75, 6, 0.75, 2.5),
  fontSize: '0.875rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& > p': { flex: '1 1 12rem', margin: 0 },
  // In its corner, however many lines the others take.
  '& > [aria-label]': { position: 'absolute', top: 4, right: 4 },
}));

interface Props {
  /** Of a text of several lines. */
  field: string;
  children: ReactNode;
}

/** A field into which texts of other programs are pasted: they become plain lines, and it says so. */
export function PastedInto({ field, children }: Props) {
  const pasting = usePasting();
  const pasted = useSyncExternalStore(
    pasting?.controller.subscribe ?? noSubscription,
    pasting?.controller.read ?? nothing,
    nothing,
  );
  if (!pasting) return children;
  const { controller, labels } = pasting;

  function paste(event: ClipboardEvent) {
    const { target, clipboardData } = event;
    if (!(target instanceof HTMLTextAreaElement) || target.readOnly) return;
    const html = clipboardData.getData('text/html');
    const plain = clipboardData.getData('text/plain');
    if (controller.paste(field, target, { html, plain })) event.preventDefault();
  }

  const isHere = pasted?.field === field && (entryCount(pasted) > 0 || canSplit(pasted));
  return (
    <div onPaste={paste}>
      {children}
      {isHere && (
        <Note role="status">
          <p>{describePaste(pasted, labels)}</p>
          {canSplit(pasted) && (
            <Button size="small" variant="outlined" onClick={controller.split}>
              Split it over the fields
            </Button>
          )}
          <Button size="small" variant="text" onClick={() => void controller.undo()}>
            {pasted.isSplit ? 'Undo' : 'Undo the paste'}
          </Button>
          <IconButton
            size="small"
            color="inherit"
            aria-label="Dismiss"
            onClick={controller.dismiss}
          >
            <CloseIcon size={18} />
          </IconButton>
        </Note>
      )}
    </div>
  );
}

/** What became of a pasted text, in a sentence. */
function describePaste(pasted: Pasted, labels: Readonly<Record<string, string>>): string {
  const named = Object.keys(pasted.parts).map((field) => labels[field] ?? field);
  if (pasted.isSplit) return `Split over ${joinNames(named)}.`;
  if (canSplit(pasted)) return `Its headings tell parts for ${joinNames(named)}.`;
  const count = entryCount(pasted);
  return `Pasted as plain lines, ${count === 1 ? 'one entry' : `${count} entries`} of a list among them.`;
}

const noSubscription = () => () => undefined;
const nothing = () => undefined;
