import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import type { Values } from '@/admin/content/define-content';
import { type FormValue, isSameValue } from '@/admin/fields/form-values';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 1),
  margin: theme.spacing(-2, 2.5, 0),
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Most letters that are told of a long text. */
const WORDS_MAX = 160;

interface Props<V extends Values> {
  control: Control<V>;
  name: FieldPath<V>;
  label: string;
  first: FormValue;
}

/** What a field held at first, where it holds something else, and the way back to that. */
export function AtFirst<V extends Values>({ control, name, label, first }: Props<V>) {
  const { field } = useController({ control, name });
  const id = useId();
  if (isSameValue(field.value, first)) return null;
  return (
    <Line>
      <span id={id}>At first: {wordsOf(first)}</span>
      <Button
        size="small"
        variant="text"
        color="inherit"
        aria-label={`Put it back: ${label}`}
        aria-describedby={id}
        sx={{ textDecoration: 'underline' }}
        onClick={() => field.onChange(first)}
      >
        Put it back
      </Button>
    </Line>
  );
}

function wordsOf(value: FormValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === '') return 'empty';
  const words = value.split('\n').filter(Boolean).join(', ');
  return words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX)}…` : words;
}
