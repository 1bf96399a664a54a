import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useAdminSession } from '@/admin/session/admin-session-context';
import {
  type HistorySubject,
  type PreviewSubject,
  useContentTools,
} from '@/admin/content/content-tools-context';
import { FormLive } from '@/admin/live/form-live';
import { describeEditors } from '@/admin/requests/describe';
import { DraftNotice } from '@/admin/unfinished/draft-notice';
import type { FieldKind } from '@/admin/fields/form-values';
import { FormFrame } from './form-frame';
import { MergeView } from './merge-view';
import { SaveProblem } from './save-problem';
import type { Release } from '@/admin/publishing/publishing';
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
  /** What links show to others; left out where visitors see the item as it stands. */
  previewed?: PreviewSubject | undefined;
  /** What can be done besides saving; left out for a kind that knows no drafts. */
  releases?: readonly Release[] | undefined;
  /** Stands above the fields, unless something typed before is on offer there. */
  notice?: ReactNode;
  onCancel: () => void;
  backTo?: string | undefined;
  preview?: ReactNode;
  checks?: ReactNode;
  children: ReactNode;
}

/** The form of an item, with all that keeps what is typed: drafts, failures and merges. */
export function ItemForm<V extends FieldValues>(props: Props<V>) {
  const { state, control, noun, labels, kinds, history, previewed, notice, children, ...frame } =
    props;
  const { submit, isSaving, failure, merging, draft } = state;
  const { username } = useAdminSession();
  const { showHistory, showPreviews } = useContentTools();
  const { merge, editors, missed, choose, chooseAll } = merging;

  const { continues, resume } = draft;
  const resumed = useRef(false);
  useEffect(() => {
    if (!continues || resumed.current) return;
    resumed.current = true;
    resume();
  }, [continues, resume]);

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
          <>
            {previewed && (
              <Button variant="text" color="inherit" onClick={() => showPreviews(previewed)}>
                Preview link
              </Button>
            )}
            <Button variant="text" color="inherit" onClick={() => openHistory(history)}>
              History
            </Button>
          </>
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
        draft.offer ? (
          <DraftNotice
            savedAt={draft.offer.savedAt}
            browser={draft.offer.browser}
            others={draft.others}
            isOutdated={draft.isOutdated}
            onContinue={draft.resume}
            onDiscard={draft.discard}
          />
        ) : (
          notice
        )
      }
      note={draft.isKept ? draft.problem : 'This browser keeps no drafts. Save before you leave.'}
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
