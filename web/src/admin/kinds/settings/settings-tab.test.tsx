import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SITE_SETTINGS_ID, type SiteSettings } from '@torque-tide/contract/settings';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { toFields } from '@torque-tide/domain/settings/setting-fields';
import { beforeEach, describe, expect, test } from 'vitest';
import { fieldsOfRows } from '@/admin/fields/define-fields';
import { AdminDashboardPage } from '@/admin/shell/dashboard-page';
import { StandingTab } from '@/admin/tabs/content-tab';
import { logIn, renderAdmin } from '@/test/admin';
import { apiAnswers, refusal } from '@/test/fake-api';
import { definition } from './settings';

const first: SiteSettings = { id: SITE_SETTINGS_ID, ...toFields(FIRST_SETTINGS), version: 0 };
let stored: SiteSettings;
let refuses: boolean;
let sent: { body: Record<string, unknown>; ifMatch: string | null } | undefined;

beforeEach(() => {
  stored = first;
  refuses = false;
  sent = undefined;
  apiAnswers('siteSettings.list', () => [stored]);
  apiAnswers('siteSettings.update', async (request) => {
    if (refuses) return refusal('internal', 'The database is resting');
    const body = (await request.json()) as Record<string, unknown>;
    sent = { body, ifMatch: request.headers.get('if-match') };
    const held = Object.entries({ ...stored, ...body }).filter(([, value]) => value !== '');
    stored = { ...Object.fromEntries(held), version: stored.version + 1 } as SiteSettings;
    return stored;
  });
});

/** Some settings of each part: a form with all of them takes seconds. */
const SHOWN = new Set([
  'tagline',
  'phone',
  'companyNumber',
  'stats',
  'ratesPerHire',
  'standardRatePerHire',
  'takesApplications',
]);

/** Opens a form with these settings beside another tab; it sends the others as they are stored. */
async function open(tab = 'settings') {
  logIn();
  const { fields, preview: _, ...rest } = definition;
  const rows = Object.entries(fields.rows).filter(([name]) => SHOWN.has(name));
  const shown = fieldsOfRows(Object.fromEntries(rows));
  const others = fields.toInput(fields.toValues(first));
  const toInput: typeof shown.toInput = (values) => ({ ...others, ...shown.toInput(values) });
  const small = { ...rest, fields: { ...shown, toInput } as unknown as typeof fields };
  const panel = <StandingTab definition={small} id={SITE_SETTINGS_ID} />;
  const tabs = [
    { key: 'other', label: 'Other', panel: <p>Another tab</p> },
    { key: 'settings', label: 'Settings', panel },
  ];
  const routes = [{ path: '/admin', element: <AdminDashboardPage tabs={tabs} /> }];
  const app = renderAdmin(`/admin?tab=${tab}`, routes);
  if (tab === 'settings') await screen.findByRole('heading', { name: 'Settings' });
  return app;
}

// Found by label, because a query by role visits each element of a long form.
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}(?: \\*)?$`));
const put = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name));
const save = () => press('Save and publish');

test('every setting is sent, and an emptied one as an empty text, which clears it', () => {
  const { toInput, toValues } = definition.fields;
  const { id: _id, version: _version, ...fields } = first;
  const empty = toInput(toValues());
  expect(empty).toMatchObject({ phone: '', vatNumber: '', corePrice: '' });
  expect(toInput({ ...toValues(first), phone: '' })).toEqual({ ...empty, ...fields, phone: '' });
});

describe('the form', () => {
  test('links to each part, can be reset, survives a failure, and continues with what was saved', async () => {
    await open();
    expect(field('Telephone')).toHaveValue('+44 20 7946 0182');
    expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull();
    const links = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Agency',
      'Company and law',
      'Claims',
      'Prices',
      'Applications',
    ]);
    fireEvent.click(links.getByText('Prices'));
    expect(document.activeElement).toHaveTextContent(/^Prices$/);
    put('Tagline', 'typed');
    press('Discard changes');
    await waitFor(() => expect(field('Tagline')).toHaveValue(first.tagline));
    expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus();

    put('Company Number', '01234567');
    refuses = true;
    save();
    expect(await screen.findByText('The agency record was not saved')).toBeVisible();
    expect(screen.getByText(/The database is resting/)).toBeVisible();
    refuses = false;
    save();
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent).toMatchObject({ ifMatch: '"0"', body: { companyNumber: '01234567' } });
    // The next form is based on what was saved.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Settings$/));
    expect(field('Company Number')).toHaveValue('01234567');
  });

  test('leaves the focus on the tabs while the editor moves through them', async () => {
    const { user } = await open('other');
    await user.click(await screen.findByRole('tab', { name: 'Settings' }));
    await screen.findByRole('heading', { name: 'Settings' });
    expect(screen.getByRole('tab', { name: 'Settings' })).toHaveFocus();
  });

  test('gets values that an undo has restored, and merges them with typed ones', async () => {
    apiAnswers('versions.list', []);
    apiAnswers('versions.restore', () => {
      stored = { ...first, version: stored.version + 1 };
      return { kind: 'siteSettings', id: stored.id, version: stored.version };
    });
    await open();
    put('Tagline', 'For ports and grids');
    save();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    // The next form is based on what was saved.
    await screen.findByLabelText(/^Telephone\W*$/);
    put('Telephone', '+44 131 496 0777');
    fireEvent.click(undo);
    await waitFor(() => expect(field('Tagline')).toHaveValue(first.tagline));
    expect(field('Telephone')).toHaveValue('+44 131 496 0777');
    save();
    await waitFor(() => expect(sent?.ifMatch).toBe('"2"'));
    expect(sent?.body).toMatchObject({ tagline: first.tagline, phone: '+44 131 496 0777' });
  });
});

describe('figures and prices', () => {
  test('are rows, refused where they contradict others or are no numbers, and saved with any claims', async () => {
    await open();
    expect(field('Pounds, price 2')).toHaveValue(2850);
    expect(field('Words, figure 1')).toHaveValue('Years of Experience');
    put('Pounds, price 3', '2900');
    save();
    expect(
      await screen.findByText(
        'Prices fall with the months: £2,900 from 9 months is not less than £2,850 from 6.',
      ),
    ).toBeVisible();
    expect(field('From months, price 1')).toHaveFocus();
    put('Pounds, price 1', '');
    put('Price Elsewhere', '');
    save();
    expect(await screen.findAllByText('Must be a whole number')).toHaveLength(2);
    expect(field('From months, price 1')).toHaveFocus();
    expect(sent).toBeUndefined();

    put('Pounds, price 3', String(first.ratesPerHire[2]?.rate));
    put('Pounds, price 1', '2990');
    put('Price Elsewhere', '5000');
    press('Add price');
    expect(field('From months, price 4')).toHaveFocus();
    put('From months, price 4', '12');
    put('Pounds, price 4', '2500');
    fireEvent.click(screen.getByLabelText('Remove figure 2'));
    // The entry that has taken its place.
    expect(field('Number, figure 2')).toHaveFocus();
    save();
    await screen.findByText('Settings saved');
    expect(sent?.body).toMatchObject({
      ratesPerHire: [
        { fromMonths: 3, rate: 2990 },
        ...first.ratesPerHire.slice(1),
        { fromMonths: 12, rate: 2500 },
      ],
      stats: [first.stats[0], first.stats[2]],
      standardRatePerHire: 5000,
      maximumSaving: '70%',
    });
  });
});
