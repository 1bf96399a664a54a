import { screen, waitFor, within } from '@testing-library/react';
import { retireSector } from '@torque-tide/domain/landings/edit-taxonomy';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { keepTaxonomy, openEntryForm, openTaxonomyTab, sectorOf } from '@/test/taxonomy-tab';

let kept: ReturnType<typeof keepTaxonomy>;

beforeEach(() => {
  kept = keepTaxonomy();
});

/** A page is asked for where it is looked at. */
function putAllInView() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        queueMicrotask(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
}

test('adds a location, and refuses one without a country', async () => {
  const { user } = await openTaxonomyTab();
  await screen.findByRole('heading', { name: 'Solar' });
  await user.click(screen.getByRole('button', { name: 'Add a location' }));
  const form = within(await screen.findByRole('form', { name: 'Add a location' }));
  await user.enter(form.getByRole('textbox', { name: /^Name\W*$/ }), 'Italy');
  await user.click(form.getByRole('button', { name: 'Add and publish' }));
  expect(await form.findByText('Please name a country, or write ‘Remote’')).toBeVisible();
  expect(kept.saved).toEqual([]);
  await user.enter(form.getByRole('textbox', { name: /^Country/ }), 'Italy');
  await user.enter(form.getByRole('textbox', { name: 'Tag' }), 'Italy');
  await user.click(form.getByRole('button', { name: 'Add and publish' }));
  expect(await screen.findByText('The location is added')).toBeVisible();
  expect(kept.saved[0]?.locations.at(-1)).toEqual({
    id: 'italy',
    slug: 'italy',
    name: 'Italy',
    former: [],
    isRetired: false,
    where: { country: 'IT' },
    offered: { id: 'italy', name: 'Italy' },
  });
});

test('says at its field why it cannot be so', async () => {
  const { user } = await openTaxonomyTab();
  const form = await openEntryForm(user, 'Wind');
  const address = form.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.enter(address, 'solar');
  await user.click(form.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(
      expect.stringContaining('The address “solar” belongs to another page.'),
    ),
  );
  await user.clear(address);
  await user.enter(address, 'wind');
  await user.clear(form.getByRole('textbox', { name: /^Heading/ }));
  await user.click(form.getByRole('button', { name: 'Save and publish' }));
  expect(await form.findByText('Heading is required')).toBeVisible();
  expect(kept.saved).toEqual([]);
});

test('takes its own words back for those that the product begins with', async () => {
  const { user } = await openTaxonomyTab();
  const words = (await openEntryForm(user, 'Wind')).getByRole('textbox', { name: /^Heading/ });
  const first = (words as HTMLInputElement).value;
  await user.clear(words);
  await user.enter(words, 'Work where the wind is');
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() =>
    expect(sectorOf(kept.saved[0], 'wind')?.text?.heading).toBe('Work where the wind is'),
  );
  const again = (await openEntryForm(user, 'Wind')).getByRole('textbox', { name: /^Heading/ });
  await user.clear(again);
  await user.enter(again, first);
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(kept.saved).toHaveLength(2));
  expect(sectorOf(kept.saved[1], 'wind')).not.toHaveProperty('text');
});

test('keeps what somebody else did to others, and asks about nothing', async () => {
  const { user } = await openTaxonomyTab();
  const form = await openEntryForm(user, 'Wind');
  kept.changeElsewhere(retireSector('automotive', true));
  await user.enter(form.getByRole('textbox', { name: 'Name on Links' }), 'Wind power');
  await user.click(form.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(kept.saved).toHaveLength(1));
  expect(sectorOf(kept.saved[0], 'wind')?.name).toBe('Wind power');
  expect(sectorOf(kept.saved[0], 'automotive')?.isRetired).toBe(true);
});

test('keeps what is typed, each for itself', async () => {
  const { user } = await openTaxonomyTab();
  const form = await openEntryForm(user, 'Wind');
  await user.enter(form.getByRole('textbox', { name: 'Name on Links' }), 'Wind power');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Kept what you typed')).toBeVisible();
  const text = localStorage.getItem('unsaved:admin/taxonomy/edit/taxonomy%2Fsector.wind');
  expect(text).toContain('Wind power');
  // The rest of the list is not kept with it.
  expect(text).not.toContain('"rest"');

  const other = await openEntryForm(user, 'Solar');
  expect(other.queryByText(/^Restored/)).toBeNull();
  await user.click(other.getByRole('button', { name: 'Cancel' }));
  const again = await openEntryForm(user, 'Wind');
  expect(again.getByRole('textbox', { name: 'Name on Links' })).toHaveValue('Wind power');
  await user.click(again.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(sectorOf(kept.saved[0], 'wind')?.name).toBe('Wind power'));
});

test('shows its page at the address that it would have, and says where it has none', async () => {
  putAllInView();
  const { user } = await openTaxonomyTab();
  const form = await openEntryForm(user, 'Wind');
  expect(await form.findByTitle('Wind as it would be')).toBeVisible();
  await waitFor(() => expect(kept.asked.at(-1)).toMatchObject({ path: '/jobs/sector/wind' }));
  const address = form.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.enter(address, 'wind-power');
  await waitFor(() =>
    expect(kept.asked.at(-1)).toMatchObject({ path: '/jobs/sector/wind-power', kind: 'taxonomy' }),
  );
  await user.click(form.getByRole('switch', { name: /^Page/ }));
  expect(form.getByText('It has no page.')).toBeVisible();
  expect(form.queryByTitle('Wind as it would be')).toBeNull();
});

test('of an entry that is not there says so', async () => {
  const { user } = await openAdminTab(
    'sectors-and-locations&edit=sector.gone',
    'This sector is not there',
  );
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByRole('heading', { name: 'Solar', level: 5 })).toBeVisible();
});

test('names a place’s countries, and sends their codes', async () => {
  const { user } = await openTaxonomyTab();
  const form = await openEntryForm(user, 'Germany');
  expect(form.getByRole('textbox', { name: /^Country/ })).toHaveValue('Germany');
  await user.enter(form.getByRole('textbox', { name: 'Towns' }), 'Kiel');
  await user.click(form.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(kept.saved).toHaveLength(1));
  expect(kept.saved[0]?.locations.find(({ id }) => id === 'germany')?.where).toEqual({
    country: 'DE',
    towns: ['Kiel'],
  });
});

test('opens by the address of its page, where that is another one than at first', async () => {
  kept.changeElsewhere((fields) => ({
    ...fields,
    sectors: fields.sectors.map((sector) =>
      sector.id === 'wind' ? Object.assign({}, sector, { slug: 'wind-power' }) : sector,
    ),
  }));
  const { user } = await openAdminTab('sectors-and-locations&edit=sector.wind-power', 'Edit Wind');
  await user.enter(screen.getByRole('textbox', { name: 'Name on Links' }), 'Wind power');
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(sectorOf(kept.saved[0], 'wind')?.name).toBe('Wind power'));
});

test('has its own page beside it, also where a sector and a place have one name', async () => {
  putAllInView();
  kept.changeElsewhere((fields) => ({
    ...fields,
    locations: fields.locations.map((location) =>
      location.id === 'germany' ? Object.assign({}, location, { name: 'Wind' }) : location,
    ),
  }));
  const { user } = await openTaxonomyTab();
  async function edit(kind: string) {
    const list = within(await screen.findByRole('region', { name: kind }));
    const card = list.getByRole('heading', { name: 'Wind' }).closest('article')!;
    await user.click(within(card).getByRole('button', { name: 'Edit' }));
    return within(await screen.findByRole('form', { name: 'Edit Wind' }));
  }
  const form = await edit('Sectors');
  await waitFor(() => expect(kept.asked.at(-1)?.path).toBe('/jobs/sector/wind'));
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await edit('Locations');
  await waitFor(() => expect(kept.asked.at(-1)?.path).toBe('/jobs/location/germany'));
});
