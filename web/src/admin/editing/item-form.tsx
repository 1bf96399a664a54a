import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useAdminSession } from '@/admin/ui/admin-session-context';
import { type HistorySubject, useContentTools } from '@/admin/ui/content-tools-context';
import { FormLive } from '@/admin/live/form-live';
import { describeEditors } from './describe';
import { DraftNotice } from './draft-notice';
import type { FieldKind } from './form-values';
import { FormFrame } from './form-frame';
import { MergeView } from './merge-view';
import { SaveProblem } from './save-problem';
import type { Release } from './publishing';
import type { ItemFormState } from './use-item-form';

interface Props<V extends FieldValues> {
  state: ItemFormState<V>;
  control: Control<V>;
  title: string;
  submitLabel: string;
  savingLabel?: string;
  /** What is edited, in lower case: 'job'. */
  noun: string;
  labels: Readonly<Record<keyof V & string, string>>;
  kinds: Readonly<Record<keyof V & string, FieldKind>>;
  /** Of the item that is edited; a new one has none. */
  history: HistorySubject | undefined;
  /** What can be done besides saving; left out for a kind that knows no drafts. */
  releases?: readonly Release[] | undefined;
  onCancel: () => void;
  preview?: ReactNode;
  checks?: ReactNode;
  children: ReactNode;
}

/** The form of an item, with all that keeps what is typed: drafts, failures and merges. */
export function ItemForm<V extends FieldValues>(props: Props<V>) {
  const { state, control, noun, labels, kinds, history, children, ...frame } = props;
  const { submit, isSaving, failure, merging, draft } = state;
  const { username } = useAdminSession();
  const { showHistory } = useContentTools();
  const { merge, editors, missed, choose, chooseAll } = merging;

  function openHistory(subject: HistorySubject) {
    const { hasUnsavedChanges, abandon } = state;
    const onRestored = () => {
      abandon();
      frame.onCancel();
    };
    showHistory({ ...subject, form: { hasUnsavedChanges, onRestored } });
  }

  return (
    <FormFrame
      {...frame}
      tools={
        history && (
          <Button variant="text" color="inherit" onClick={() => openHistory(history)}>
            History
          </Button>
        )
      }
      isSaving={isSaving}
      onSubmit={(event) => void submit(event)}
      news={
        history &&
        state.version !== undefined && (
          <FormLive
            subject={history}
            noun={noun}
            version={state.version}
            isChanged={state.hasUnsavedChanges}
            onCatchUp={state.catchUp}
          />
        )
      }
      isLocked={draft.offer !== undefined}
      notice={
        draft.offer && (
          <DraftNotice
            savedAt={draft.offer.savedAt}
            isOutdated={draft.isOutdated}
            onContinue={draft.resume}
            onDiscard={draft.discard}
          />
        )
      }
      note={!draft.isKept && 'This browser keeps no drafts. Save before you leave.'}
      problemKey={failure ?? merge?.theirs}
      problem={
        merge ? (
          <MergeView
            merge={merge}
            control={control}
            noun={noun}
            who={describeEditors(editors, username)}
            labels={labels}
            kinds={kinds}
            missed={missed}
            onChoose={choose}
            onChooseAll={chooseAll}
          />
        ) : (
          failure && <SaveProblem failure={failure} noun={noun} />
        )
      }
    >
      {children}
    </FormFrame>
  );
}
