import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { charging, grid, openList, titles } from '@/test/job-list';
import { loadGazetteer } from './search-engine';

// Loads the lazy parts once, so that tests don't wait for them.
beforeAll(async () => {
  await Promise.all([import('./search-parts'), loadGazetteer()]);
});

const warwick = buildJob({
  id: '3',
  title: 'Protection and control engineer',
  description: 'Settings and tests.',
  sectorTags: 'Battery Storage',
  locationTags: 'UK',
  customLocation: 'Warwick',
  salary: '£50,000 a year',
  closesAt: '2099-01-01',
});
const remote = buildJob({
  id: '4',
  title: 'Battery engineer',
  description: 'Model cells.',
  sectorTags: 'EV',
  locationTags: 'UK, Remote',
  salary: '£90,000 a year',
});

async function search(path: string) {
  apiAnswers('jobs.list', [grid, charging, remote, warwick]);
  return openList(path);
}
/** Returns the suggestions of the place field. */
const suggestions = () => [...document.querySelectorAll('option')].map(({ value }) => value);
const place = async () => within(await screen.findByRole('group', { name: 'Place' }));

test('recognises a place among the words, says so, and lets it be changed', async () => {
  const { user, location } = await search('/jobs?q=battery+engineer+Coventry');
  const near = await place();
  expect(titles()).toEqual(['Protection and control engineer', 'Battery engineer']);
  expect(screen.getByText(/9 miles from Coventry/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Showing 2 jobs, near Coventry, UK: 1 within 25 miles, 1 done remotely',
  );
  expect(near.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  await user.click(near.getByRole('button', { name: 'and remote' }));
  expect(titles()).toEqual(['Protection and control engineer']);
  await user.selectOptions(near.getByRole('combobox', { name: 'within' }), '50 miles');
  expect(location().search).toBe('?q=battery+engineer+Coventry&within=50&nearonly=1');
});

test('lets the place be treated as a word again, or removed', async () => {
  const { user, location } = await search('/jobs?q=battery+engineer+Coventry');
  const near = await place();
  await user.click(near.getByRole('button', { name: 'Search for the word “Coventry” instead' }));
  expect(await screen.findByText('No jobs match your search criteria')).toBeVisible();
  expect(location().search).toBe('?q=battery+engineer+Coventry&words=1');
  // The place that was found can be restored.
  await user.click(
    screen.getByRole('button', { name: /^Within 25 miles of Coventry, UK: 1 job$/ }),
  );
  expect(location().search).toBe('?q=battery+engineer&near=Coventry%2C+UK');
  // A chosen place moves to the place field.
  expect(await screen.findByRole('combobox', { name: 'Town or postcode' })).toHaveValue(
    'Coventry, UK',
  );
  await user.click(screen.getByRole('button', { name: 'Clear place' }));
  expect(location().search).toBe('?q=battery+engineer');
});

test('takes a typed or chosen town or postcode, with a distance', async () => {
  const { user, location } = await search('/jobs');
  const field = screen.getByRole('combobox', { name: 'Town or postcode' });
  await user.enter(field, 'warw');
  await waitFor(() => expect(suggestions()).toContain('Warwick, UK'));
  // Browsers enter a suggestion with one input event.
  fireEvent.change(field, { target: { value: 'Warwick, UK' } });
  expect(location().search).toBe('?near=Warwick%2C+UK');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'within' }), '50 miles');
  expect(location().search).toBe('?near=Warwick%2C+UK&within=50');
  await user.clear(field);
  expect(location().search).toBe('');
  await user.type(field, 'g1 1aa{Enter}');
  await waitFor(() => expect(location().search).toBe('?near=Glasgow%2C+UK'));
  await user.clear(field);
  await user.enter(field, 'Nowhereville');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We don’t know “Nowhereville”. Try a town nearby or a postcode.',
  );
  expect(field).toBeInvalid();
  expect(location().search).toBe('');
});

describe('the visitor’s location', () => {
  const POSITION = { coords: { latitude: 52.281, longitude: -1.585 } } as GeolocationPosition;
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
  beforeEach(() => {
    const geolocation = { getCurrentPosition };
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'geolocation');
  });

  test('becomes the nearest town; the list stays and says why if the browser withholds it', async () => {
    getCurrentPosition
      .mockImplementationOnce((_, failed) => failed?.({ code: 1 } as GeolocationPositionError))
      .mockImplementationOnce((found) => found(POSITION));
    const { user, location } = await search('/jobs');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Type your town or postcode');
    await user.click(screen.getByRole('combobox', { name: 'Town or postcode' }));
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Type your town or postcode');
    expect(location().search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(location().search).toBe('?near=Warwick%2C+UK'));
    expect(titles()).toContain('Protection and control engineer');
  });

  test('is dropped if it arrives after typing', async () => {
    let answer: PositionCallback | undefined;
    getCurrentPosition.mockImplementationOnce((found) => (answer = found));
    const { user, location } = await search('/jobs');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    const field = screen.getByRole('combobox', { name: 'Town or postcode' });
    await user.enter(field, 'Glasgow');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location().search).toBe('?near=Glasgow%2C+UK'));
    answer?.(POSITION);
    await loadGazetteer();
    expect(field).toHaveValue('Glasgow, UK');
  });
});

test('offers the distance in the text as an option, in km outside the UK and the USA', async () => {
  await search('/jobs?q=engineer+30+km+from+Berlin');
  const reach = (await place()).getByRole('combobox', { name: 'within' });
  const options = within(reach).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '15 km',
    '30 km',
    '40 km',
    '80 km',
    '160 km',
  ]);
  expect(reach).toHaveDisplayValue('30 km');
});

test('tells visitors who search near themselves how to say where they are', async () => {
  await search('/jobs?q=battery+near+me');
  expect(await screen.findByText(/^We don’t know where you are/)).toBeVisible();
});

test('names the nearest places and a contact if nothing is in reach', async () => {
  const { user, location } = await search('/jobs?near=Leeds&nearonly=1');
  const near = await place();
  const link = await screen.findByRole('link', { name: 'Tell a consultant what you look for' });
  expect(link).toHaveAttribute('href', '/?about=jobs&of=near+Leeds#contact');
  await user.click(near.getByRole('button', { name: /^Warwick, \d+ miles: 1 job$/ }));
  expect(location().search).toBe('?near=Warwick%2C+UK&nearonly=1');
  expect(titles()).toEqual(['Protection and control engineer']);
});

test('sorts the list as chosen', async () => {
  const { user, location } = await search('/jobs');
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(within(sort).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(sort, 'Salary');
  expect(location().search).toBe('?sort=pay');
  await screen.findByText('Showing 4 jobs');
  expect(titles()[0]).toBe('Battery engineer');
  await user.selectOptions(sort, 'Closing soon');
  expect(titles()[0]).toBe('Protection and control engineer');
});
