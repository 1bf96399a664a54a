import Radio from '@mui/material/Radio';
import { type ReactNode, useId } from 'react';
import type { FormValue } from '@/admin/fields/form-values';
import { FieldValue } from './merge-field-value';
import { Group, Missing, Option, Options, OptionTitle } from './merge-view.styles';
import type { Choice } from './use-merge';

interface Props {
  conflict: { mine: FormValue; theirs: FormValue };
  label: string;
  /** Undefined until decided: neither side wins by default. */
  choice: Choice | undefined;
  canCombine: boolean;
  /** Says that a decision is needed. */
  isMissing: boolean;
  onChoose: (choice: Choice) => void;
  /** Edits the combined text. */
  children: ReactNode;
}

/** One field that two people changed: keep mine, take theirs or, for a text, combine both. */
export function MergeChoice(props: Props) {
  const { conflict, label, choice, canCombine, isMissing, onChoose, children } = props;
  const { mine, theirs } = conflict;
  const id = useId();

  function radio(value: Choice) {
    return (
      <Radio
        name={id}
        checked={choice === value}
        onChange={() => onChoose(value)}
        slotProps={{
          input: {
            'aria-labelledby': `${id}-${value}`,
            'aria-describedby': value === 'both' ? undefined : `${id}-${value}-value`,
          },
        }}
      />
    );
  }

  return (
    <Group
      role="radiogroup"
      data-open={choice ? undefined : ''}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
    >
      <legend>{label}</legend>
      {isMissing && <Missing id={`${id}-missing`}>Decide on {label} before you save.</Missing>}
      <Options>
        <Option>
          {radio('mine')}
          <OptionTitle id={`${id}-mine`}>Keep mine</OptionTitle>
          <FieldValue id={`${id}-mine-value`} value={mine} other={theirs} />
        </Option>
        <Option>
          {radio('theirs')}
          <OptionTitle id={`${id}-theirs`}>Take theirs</OptionTitle>
          <FieldValue id={`${id}-theirs-value`} value={theirs} other={mine} />
        </Option>
        {canCombine && (
          <Option data-wide="">
            {radio('both')}
            <OptionTitle id={`${id}-both`}>Combine both</OptionTitle>
          </Option>
        )}
        {choice === 'both' && <div data-wide="">{children}</div>}
      </Options>
    </Group>
  );
}
