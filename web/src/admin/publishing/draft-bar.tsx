import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DraftNote } from '@torque-tide/contract/publication';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { type FormValue, normalise } from '@/admin/fields/form-values';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { WriteFailure } from '@/admin/requests/failures';
import { Changes, FieldChange } from '@/admin/text/field-change';
import { clockTime } from '@/admin/text/moments';
import { Note } from '@/admin/ui/list-parts';
import { Notice } from '@/admin/ui/notice';
import { draftText } from './publishing';

const Differences = styled('details')({
  flexBasis: '100%',
  '& summary': { minHeight: 32, cursor: 'pointer' },
});

interface Props<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  /** The live item. */
  item: ItemOf<K>;
  draft: DraftNote;
  control: Control<V>;
  onDiscard: () => Promise<void>;
}

/** Above a form that opened on a draft: who saved it, how it differs from the live item, and the way to discard it. */
export function DraftBar<K extends ContentKind, V extends Values>(props: Props<K, V>) {
  const { definition, item, draft, control, onDiscard } = props;
  const { fields, noun } = definition;
  const { username } = useAdminSession();
  const discard = useMutation({ mutationFn: onDiscard });
  const [now] = useState(() => new Date());
  const live = fields.toValues(item);
  const typed: V = { ...live, ...(useWatch({ control }) as Partial<V>) };
  const changes = fields.names.flatMap((field) => {
    const [before, after] = [valueOf(live[field]), valueOf(typed[field])];
    return before === after || fields.labels[field] === '' ? [] : [{ field, before, after }];
  });

  return (
    <>
      <Notice role="group" aria-label="Draft changes">
        <p>
          <strong>{draftText(draft, now).text}</strong>
          Saved by {draft.by === username ? 'you' : draft.by}, {clockTime(draft.at, now)}. Visitors
          still see the live {noun}.
        </p>
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={discard.isPending}
          onClick={() => discard.mutate()}
        >
          Discard draft
        </Button>
        <Differences>
          <summary>Compare with what is live</summary>
          <Changes>
            {changes.map((change) => (
              <FieldChange key={change.field} label={fields.labels[change.field]} change={change} />
            ))}
          </Changes>
          {changes.length === 0 && <Note>Nothing differs from what visitors see.</Note>}
        </Differences>
      </Notice>
      <WriteFailure error={discard.error} subject="The draft" done="discarded" />
    </>
  );
}

/** An empty text is none. */
function valueOf(value: FormValue | undefined): FormValue | null {
  const compared = normalise(value ?? '');
  return compared === '' ? null : compared;
}
