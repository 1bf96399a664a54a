import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextInput } from '@/admin/fields/form-controls';
import type { FieldKind } from '@/admin/fields/form-values';
import { MergeChoice } from './merge-choice';
import { FieldValue } from './merge-field-value';
import { canCombine } from './merge-values';
import { Frame, Taken } from './merge-view.styles';
import { ButtonRow } from '@/admin/ui/button-row';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import type { Choice, OpenMerge } from './use-merge';

/** How much room a combined text begins with. */
const ROWS: Readonly<Record<FieldKind, number>> = {
  line: 1,
  tags: 1,
  choice: 1,
  lines: 8,
  text: 12,
};

interface Props<V extends FieldValues> {
  merge: OpenMerge<V>;
  control: Control<V>;
  /** What is edited, in lower case: 'job'. */
  noun: string;
  /** Who changed it: "anna", "Someone else". */
  who: string;
  labels: Readonly<Record<keyof V & string, string>>;
  kinds: Readonly<Record<keyof V & string, FieldKind>>;
  /** How often a save was tried with decisions missing. */
  missed: number;
  onChoose: (name: keyof V & string, choice: Choice) => void;
  onChooseAll: (choice: 'mine' | 'theirs') => void;
}

/** Shows what somebody else saved meanwhile, and lets each field that both changed be decided. */
export function MergeView<V extends FieldValues>(props: Props<V>) {
  const { merge, control, noun, who, labels, kinds, missed, onChoose, onChooseAll } = props;
  const { conflicts, taken, choices } = merge;
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    if (missed === 0) return;
    frame.current?.querySelector<HTMLElement>('fieldset[data-open] input')?.focus();
  }, [missed]);

  return (
    <Frame ref={frame} aria-label="Changes by someone else">
      <ProblemAlert title={`${who} changed this ${noun} while you were editing it`}>
        {conflicts.length > 0
          ? 'Nothing is saved yet. Decide below what each field shall hold, then save again.'
          : `Nothing is saved yet. You changed different fields, so both changes fit together: save again to keep them.`}
      </ProblemAlert>
      {conflicts.length > 1 && (
        <ButtonRow>
          <Button size="small" variant="outlined" onClick={() => onChooseAll('mine')}>
            Keep all of mine
          </Button>
          <Button size="small" variant="outlined" onClick={() => onChooseAll('theirs')}>
            Take all of theirs
          </Button>
        </ButtonRow>
      )}
      {conflicts.map((conflict) => (
        <MergeChoice
          key={conflict.name}
          conflict={conflict}
          label={labels[conflict.name]}
          choice={choices[conflict.name]}
          canCombine={canCombine(conflict, kinds[conflict.name])}
          isMissing={missed > 0 && !choices[conflict.name]}
          onChoose={(choice) => onChoose(conflict.name, choice)}
        >
          <TextInput
            control={control}
            name={conflict.name as FieldPath<V>}
            label={`${labels[conflict.name]}, combined`}
            rows={ROWS[kinds[conflict.name]]}
          />
        </MergeChoice>
      ))}
      {taken.length > 0 && (
        <Taken>
          <h4>Taken over from them, since you left it as it was</h4>
          <dl>
            {taken.map(({ name, before, theirs }) => (
              <div key={name}>
                <dt>{labels[name]}</dt>
                <dd>
                  <FieldValue value={theirs} other={before} />
                </dd>
              </div>
            ))}
          </dl>
        </Taken>
      )}
    </Frame>
  );
}
