import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DraftableKind } from '@torque-tide/contract/pending';
import {
  type Visibility,
  isScheduled,
  publicationState,
  releaseAfter,
} from '@torque-tide/domain/publication';
import { type Control, useWatch } from 'react-hook-form';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { StateBadge } from '@/admin/ui/badge';
import { useToday } from '@/admin/ui/use-today';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatMoment, toMoment } from '@/admin/text/moments';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { Note } from '@/admin/ui/list-parts';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { scheduleText, visibilityText } from './publishing';
import type { PendingOf } from './queries';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  clear: 'left',
}));

interface Props<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  /** The live item; a new one has none. */
  item: ItemOf<K> | undefined;
  pending: PendingOf<DraftableKind> | undefined;
  control: Control<V>;
  /** Visitors see the item now: a time is that of its changes. */
  isOnline: boolean;
  /** What the form's first button says. */
  labelOf: (values: V) => string;
}

/** In a form: what visitors see of the item now, and what that button will change about it. */
export function VisibilityNote<K extends ContentKind, V extends Values>({
  definition: { noun, fields },
  item,
  pending,
  control,
  isOnline,
  labelOf,
}: Props<K, V>) {
  const stored = item as Visibility | undefined;
  const now = useToday((moment) => (stored ? releaseAfter(stored, moment) : Infinity));
  const textOf = (some: Visibility) => visibilityText(some, noun, now);
  const today = stored ? textOf(stored) : `Nobody sees this ${noun} yet: it is not saved.`;
  const then = useWatch({ control, compute: thenOf });

  /** What the first button changes about that; undefined for nothing. */
  function thenOf(values: V): string | undefined {
    const typed: Visibility = { isDraft: stored?.isDraft, ...fields.toInput(values) };
    const { publishAt = '', ...changed } = typed;
    const isByClock = (pending || isOnline) && isScheduled({ publishAt }, now);
    if (isByClock) {
      const text = scheduleText({ ...changed, publishAt: '' }, noun, new Date(publishAt));
      return `Once you press ‘${labelOf(values)}’: ${text}`;
    }
    if (pending) return 'What stands in this form is seen once you press ‘Publish changes’.';
    const text = textOf(typed);
    return text === today ? undefined : `Once you press ‘${labelOf(values)}’: ${text}`;
  }

  return (
    <Frame>
      {stored && <StateBadge state={publicationState(stored, now)} />}
      <p>{today}</p>
      {then !== undefined && <Note>{then}</Note>}
    </Frame>
  );
}

interface OfflineProps {
  noun: string;
  /** Called with the time, in UTC. */
  onConfirm: (until: string) => void;
}

/** In the form of what visitors see: takes it away from them until a time, which is asked about first. */
export function TakeOffline({ noun, onConfirm }: OfflineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const until = toMoment(typed);
  const isToCome = isScheduled({ publishAt: until }, new Date());
  return (
    <div>
      <Button variant="text" color="inherit" onClick={() => setIsOpen(true)} sx={{ ml: -2.75 }}>
        Take offline until …
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Take this ${noun} offline?`}
        text={`Visitors no longer see this ${noun} until the time you choose. What is typed in this form is saved with it.`}
        note={isToCome ? `Nobody sees it until ${formatMoment(until)}.` : ''}
        confirmLabel="Take offline"
        isPending={false}
        isBlocked={!isToCome}
        onConfirm={() => {
          setIsOpen(false);
          onConfirm(until);
        }}
        onCancel={() => setIsOpen(false)}
      >
        <OutlinedField
          label="Offline until"
          type="datetime-local"
          value={typed}
          helperText={
            typed !== '' && !isToCome
              ? 'This time has passed. Choose a later one.'
              : 'By your clock.'
          }
          error={typed !== '' && !isToCome}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </div>
  );
}
