import { render, screen } from '@testing-library/react';
import { JOB_LOCATION_CHOICES } from '@torque-tide/contract/job-choices';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { MuiStyles } from '@/test/mui-styles';
import { setupUser } from '@/test/user';
import type { Values } from './form-values';
import { appendTag, TagsField } from './tags-field';

test.each([
  ['', 'Solar', 'Solar'],
  ['Solar', 'Wind', 'Solar, Wind'],
  ['Solar,Wind', 'EV', 'Solar, Wind, EV'],
  ['Solar, Wind', 'Wind', 'Solar, Wind'],
  ['solar', 'Solar', 'solar'],
  ['Solar', 'none', 'Solar'],
  ['Solar', '', 'Solar'],
])('"%s" with %s chosen reads "%s"', (text, tag, expected) => {
  expect(appendTag(text, tag)).toBe(expected);
});

function Field() {
  const { control } = useForm<Values>({ defaultValues: { tags: '' } });
  return (
    <TagsField
      control={control}
      name="tags"
      label="Location Tags"
      useChoices={() => JOB_LOCATION_CHOICES}
    />
  );
}

test.each([
  ['Enter completes a choice', 'austra{Enter}', ['Australia']],
  ['Enter takes the choice that the arrow keys went to', 'u{ArrowDown}{Enter}', ['USA']],
  ['Enter adds a new tag', 'Austria{Enter}', ['Austria']],
  ['Enter takes no choice with a later word', 'Emirates{Enter}', ['Emirates']],
  ['a comma adds what is typed', 'austra,', ['austra']],
  ['a comma keeps the spelling of a choice', 'uae,', ['UAE']],
  ['leaving the field adds what is typed', 'austra{Tab}', ['austra']],
  ['leaving an empty field adds nothing', ' {Tab}', []],
  ['a tag is added once', 'UK,uk,', ['UK']],
])('%s', async (_, keys, expected) => {
  const user = setupUser();
  render(<Field />, { wrapper: MuiStyles });
  await user.type(screen.getByRole('combobox', { name: 'Location Tags' }), keys);
  const chips = screen.queryAllByRole('button', { name: /^Remove/ });
  expect(chips.map((chip) => chip.textContent)).toEqual(expected);
});

test('points out a new tag that is nearly one of the choices', async () => {
  const user = setupUser();
  render(<Field />, { wrapper: MuiStyles });
  const field = screen.getByRole('combobox', { name: 'Location Tags' });
  await user.type(field, 'Polnd,');
  expect(field).toHaveAccessibleDescription(/“Polnd” is a new tag. Did you mean “Poland”\?$/);
  await user.click(screen.getByRole('button', { name: 'Remove Polnd' }));
  expect(field).toHaveAccessibleDescription('Type a tag and press Enter.');
});
