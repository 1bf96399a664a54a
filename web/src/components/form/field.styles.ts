import type { Theme } from '@/theme/styled';
import { styled } from '@/theme/styled';
import { fieldEdge, fieldFocus } from './field-edge';

export const FieldRoot = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const Label = styled('label')({
  marginBottom: 8,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
});

export const Mark = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

export const Hint = styled('p')(({ theme }) => ({
  margin: '-4px 0 8px',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

export const ErrorText = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  fontWeight: 500,
  color: theme.vars.palette.error.main,
}));

const control = ({ theme }: { theme: Theme }) =>
  ({
    width: '100%',
    minHeight: 52,
    padding: theme.spacing(1.5, 2),
    font: 'inherit',
    // 16 px at least: a phone zooms into a field whose text is smaller.
    fontSize: '1rem',
    lineHeight: 1.5,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    border: fieldEdge(theme),
    borderRadius: 12,
    appearance: 'none',
    transition: 'border-color 150ms',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:hover': { borderColor: theme.vars.palette.text.primary },
    '&:focus-visible': fieldFocus(theme),
    '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: theme.vars.palette.error.main },
    '&[readonly]': { color: theme.vars.palette.text.secondary },
  }) as const;

/** A single line of text. */
export const Input = styled('input')(control);

/** Several lines of text; grows with what is typed where the browser can. */
export const TextArea = styled('textarea')(control, {
  display: 'block',
  fieldSizing: 'content',
  minHeight: 168,
  resize: 'vertical',
  maxHeight: '60vh',
});

export const CheckboxRow = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12 });

export const Checkbox = styled('input')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 24,
  height: 24,
  margin: 0,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.background.default,
  border: fieldEdge(theme),
  borderRadius: 6,
  appearance: 'none',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&::after': {
    content: '""',
    width: 7,
    height: 12,
    border: 'solid currentColor',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-1px) rotate(45deg) scale(0)',
    transition: 'transform 120ms',
  },
  '&:checked': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '&:checked::after': { transform: 'translateY(-1px) rotate(45deg)' },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  // Forced colours drop the background, and with it the tick's contrast.
  '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
}));

export const CheckboxLabel = styled('label')({
  paddingBlock: 1,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  cursor: 'pointer',
});
