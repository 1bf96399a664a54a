import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MuiStyles } from '@/test/mui-styles';
import { setupUser } from '@/test/user';
import { OutlinedField, SelectField } from './outlined-field';

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

// Browsers forget the letters typed in their own lists after one second.
test("a choice is the browser's own list, whose first option means none", async () => {
  const onChange = vi.fn();
  const choice = { label: 'Sector', emptyLabel: 'All Sectors', options: ['Solar', 'Wind'] };
  render(<SelectField {...choice} value="Solar" onChange={onChange} />, { wrapper: MuiStyles });
  const list = screen.getByLabelText<HTMLSelectElement>('Sector');
  expect(list.tagName).toBe('SELECT');
  expect(list).toHaveDisplayValue('Solar');
  await setupUser().selectOptions(list, 'All Sectors');
  expect(onChange).toHaveBeenCalledWith('');
});
