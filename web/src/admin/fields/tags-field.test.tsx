import { render, screen } from '@testing-library/react';
import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { MuiStyles } from '@/test/mui-styles';
import { setupUser } from '@/test/user';
import { appendTag, TagsField, tagOffers } from './tags-field';

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

const offered = (typed: string, chosen: readonly string[] = []) =>
  tagOffers(typed, [...JOB_SECTOR_CHOICES, ...JOB_LOCATION_CHOICES], chosen).map(
    ({ tag, isNew }) => (isNew ? `+${tag}` : tag),
  );

test.each([
  ['hyd', ['Hydrogen', '+hyd']],
  ['Hydrogn', ['+Hydrogn', 'Hydrogen']],
  ['Austria', ['+Austria', 'Australia']],
  ['uk', ['UK']],
  ['ev', ['EV', 'EV Charging']],
  ['wind', ['Wind']],
  ['storage', ['+storage', 'Battery Storage']],
  ['Tidal', ['+Tidal']],
])('for "%s" it offers %j', (typed, expected) => {
  expect(offered(typed)).toEqual(expected);
});

test('a whole tag is offered before one that goes on', () => {
  expect(tagOffers('ev', ['EV Charging', 'EV']).map(({ tag }) => tag)).toEqual([
    'EV',
    'EV Charging',
  ]);
});

test('what is chosen is not offered again, in whatever case', () => {
  expect(offered('ev', ['EV'])).toEqual([]);
  expect(offered('', ['Solar'])).not.toContain('Solar');
});

function Field() {
  const { control } = useForm({ defaultValues: { tags: '' } });
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
  ['Enter takes a completion', 'austra{Enter}', ['Australia']],
  ['Tab takes a completion', 'austra{Tab}', ['Australia']],
  ['Tab takes the completion that the arrow keys went to', 'u{ArrowDown}{Tab}', ['USA']],
  ['Enter makes no guess', 'Austria{Enter}', ['Austria']],
  ['Enter makes no guess at a later word', 'Emirates{Enter}', ['Emirates']],
  ['Enter takes a guess that the arrow keys went to', 'Austria{ArrowDown}{Enter}', ['Australia']],
  ['Enter takes no completion once the list is closed', 'austra{Escape}{Enter}', ['austra']],
  ['a comma makes no guess', 'Austria,', ['Austria']],
  ['a comma completes nothing', 'austra,', ['austra']],
  ['a comma keeps the spelling of a tag', 'uae,', ['UAE']],
  ['Tab makes no guess', 'Austria{Tab}', []],
  ['Tab completes nothing once the list is closed', 'austra{Escape}{Tab}', []],
  ['leaving backwards completes nothing', 'austra{Shift>}{Tab}{/Shift}', []],
])('by keys: %s', async (_, keys, expected) => {
  const user = setupUser();
  render(<Field />, { wrapper: MuiStyles });
  await user.type(screen.getByRole('combobox', { name: 'Location Tags' }), keys);
  const chips = screen.queryAllByRole('button', { name: /^Remove/ });
  expect(chips.map((chip) => chip.textContent)).toEqual(expected);
});

test('a new tag that is nearly one of the choices is offered with it, and taken by a click', async () => {
  const user = setupUser();
  render(<Field />, { wrapper: MuiStyles });
  await user.type(screen.getByRole('combobox', { name: 'Location Tags' }), 'Polnd');
  await user.click(await screen.findByRole('option', { name: /^Add “Polnd”\s*Nearly “Poland”$/ }));
  expect(screen.getByRole('button', { name: 'Remove Polnd' })).toBeVisible();
});
