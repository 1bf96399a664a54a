import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MuiStyles } from '@/test/mui-styles';
import { renderWithProviders } from '@/test/render';
import { SelectField } from './outlined-field';

function Sectors() {
  const [value, setValue] = useState('');
  return (
    <MuiStyles>
      <SelectField
        label="Sector"
        emptyLabel="All Sectors"
        options={['BESS', 'Battery Storage', 'Solar', 'Storage']}
        value={value}
        onChange={setValue}
      />
    </MuiStyles>
  );
}

test('typing in the open list highlights an option, and Enter chooses it', async () => {
  const { user } = renderWithProviders(<Sectors />);
  await user.click(screen.getByRole('combobox', { name: /Sector/ }));
  await user.keyboard('battery s');
  expect(screen.getByRole('option', { name: 'Battery Storage' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: /Sector/ })).toHaveTextContent('Battery Storage');
});

test('forgets typed letters after a second, and one letter moves through its options', async () => {
  const { user } = renderWithProviders(<Sectors />);
  await user.click(screen.getByRole('combobox', { name: /Sector/ }));
  const option = (name: string) => screen.getByRole('option', { name });
  const type = (key: string, at: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    act(() => void fireEvent(document.activeElement ?? document.body, event));
  };
  type('s', 10_000);
  expect(option('Solar')).toHaveFocus();
  type('t', 11_000);
  expect(option('Storage')).toHaveFocus();
  type('b', 12_001);
  expect(option('BESS')).toHaveFocus();
  type('b', 12_002);
  expect(option('Battery Storage')).toHaveFocus();
});

test('the first option means none', async () => {
  const { user } = renderWithProviders(<Sectors />);
  expect(screen.getByRole('combobox', { name: /Sector/ })).toHaveTextContent('All Sectors');
  await user.click(screen.getByRole('combobox', { name: /Sector/ }));
  await user.click(await screen.findByRole('option', { name: 'Solar' }));
  await user.click(screen.getByRole('combobox', { name: /Sector/ }));
  await user.click(await screen.findByRole('option', { name: 'All Sectors' }));
  expect(screen.getByRole('combobox', { name: /Sector/ })).toHaveTextContent('All Sectors');
});
