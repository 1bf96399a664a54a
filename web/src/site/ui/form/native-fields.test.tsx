import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { NativeCheckboxField } from './native-checkbox-field';
import { NativeTextField } from './native-text-field';

function Form() {
  const { control, handleSubmit } = useForm({
    defaultValues: { town: '', notes: '', agrees: false },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <NativeTextField
        control={control}
        name="town"
        label="Town"
        hint="Where you work."
        isRequired
        validate={(value) => value !== '' || 'Enter a town.'}
      />
      <NativeTextField control={control} name="notes" label="Notes" rows={3} isOptional />
      <NativeCheckboxField
        control={control}
        name="agrees"
        label="I agree"
        validate={(value) => value || 'Tick the box.'}
      />
      <button type="submit">Save</button>
    </form>
  );
}

test('connects label, hint and error with a control, and clears the error when corrected', async () => {
  const { user } = renderWithProviders(<Form />);
  const town = screen.getByRole('textbox', { name: 'Town' });
  expect(town).toBeRequired();
  expect(town).toBeValid();
  expect(town).toHaveAccessibleDescription('Where you work.');
  expect(screen.getByRole('textbox', { name: 'Notes (optional)' })).not.toBeRequired();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(town).toBeInvalid());
  expect(town).toHaveAccessibleDescription('Where you work. Enter a town.');
  expect(town).toHaveFocus();
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Tick the box.');

  await user.enter(town, 'Leith');
  await waitFor(() => expect(town).toBeValid());
  expect(town).toHaveAccessibleDescription('Where you work.');
  await user.click(box);
  expect(box).toBeChecked();
  await waitFor(() => expect(box).toBeValid());
});
