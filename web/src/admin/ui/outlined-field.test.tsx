import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MuiStyles } from '@/test/mui-styles';
import { OutlinedField } from './outlined-field';

test.each([
  ['number', false],
  ['text', true],
])('scrolling over a field of type %s keeps the focus: %s', (type, keepsFocus) => {
  render(<OutlinedField label="Year" type={type} />, { wrapper: MuiStyles });
  const field = screen.getByLabelText('Year');
  field.focus();
  fireEvent.wheel(field, { deltaY: 100 });
  expect(document.activeElement === field).toBe(keepsFocus);
});
