import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MuiStyles } from '@/test/mui-styles';
import { renderWithProviders } from '@/test/render';
import { SelectField } from './select-field';

function Sectors() {
  const [value, setValue] = useState('');
  return (
    <MuiStyles>
      <SelectField
        label="Sector"
        emptyLabel="All Sectors"
        options={['BESS', 'Battery Storage', 'Solar']}
        value={value}
        onChange={setValue}
      />
    </MuiStyles>
  );
}

test('typing in the open list leads to an option, and Enter chooses it', async () => {
  const { user } = renderWithProviders(<Sectors />);
  await user.click(screen.getByRole('combobox', { name: /Sector/ }));
  await user.keyboard('battery s');
  expect(screen.getByRole('option', { name: 'Battery Storage' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: /Sector/ })).toHaveTextContent('Battery Storage');
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
