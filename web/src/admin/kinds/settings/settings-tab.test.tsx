import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SITE_SETTINGS_ID, type SiteSettings } from '@torque-tide/contract/settings';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { toFields } from '@torque-tide/domain/settings/setting-fields';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldsOfRows } from '@/admin/fields/define-fields';
import { AdminDashboardPage } from '@/admin/shell/dashboard-page';
import { StandingTab } from '@/admin/tabs/content-tab';
import { logIn, openAdminTab, renderAdmin } from '@/test/admin';
import { apiAnswers, refusal } from '@/test/fake-api';
import { definition } from './settings';

// The longest form of all, in a browser without one: a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

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

const open = () => openAdminTab('settings', 'Settings');
// Found by label, because a query by role visits each element of a long form.
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}(?: \\*)?$`));
/** Pasted as a whole rather than typed, because the form is long. */
const put = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name));
const save = () => press('Save and publish');

/** Renders the form with two fields of it, beside another tab: what is true of the tab shows as well. */
function renderSmall(address: string) {
  logIn();
  const { fields, preview: _, ...rest } = definition;
  const rows = Object.entries(fields.rows).filter(([name]) => ['tagline', 'phone'].includes(name));
  const small = {
    ...rest,
    fields: fieldsOfRows(Object.fromEntries(rows)) as unknown as typeof fields,
  };
  const panel = <StandingTab definition={small} id={SITE_SETTINGS_ID} />;
  const tabs = [
    { key: 'other', label: 'Other', panel: <p>Another tab</p> },
    { key: 'settings', label: 'Settings', panel },
  ];
  const routes = [{ path: '/admin', element: <AdminDashboardPage tabs={tabs} /> }];
  return renderAdmin(`/admin?${address}`, routes);
}

describe('the form', () => {
  test('has the current values, links to each part, restores them, and sends everything, emptied facts too', async () => {
    await open();
    expect(field('Telephone')).toHaveValue('+44 20 7946 0182');
    expect(field('Address')).toHaveValue('1 Example Wharf\nLondon\nUnited Kingdom');
    expect(field('Pounds, price 2')).toHaveValue(2850);
    expect(field('Words, figure 1')).toHaveValue('Years of Experience');
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

    put('Telephone', '');
    put('Company Number', '01234567');
    refuses = true;
    save();
    expect(await screen.findByText('The agency record was not saved')).toBeVisible();
    expect(screen.getByText(/The database is resting/)).toBeVisible();
    refuses = false;
    save();
    expect(await screen.findByText('Settings saved')).toBeVisible();
    const { id: _id, version: _version, ...fields } = first;
    expect(sent?.ifMatch).toBe('"0"');
    expect(sent?.body).toEqual({
      ...fields,
      phone: '',
      phoneHours: '',
      mobile: '',
      companyNumber: '01234567',
      placeOfRegistration: '',
      registeredOffice: '',
      vatNumber: '',
      icoRegistration: '',
      complaintsEmail: '',
      dataProtectionEmail: '',
      corePrice: '',
      contractPrice: '',
      execSearchPrice: '',
    });
    // The next form is based on what was saved.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Settings$/));
    expect(field('Company Number')).toHaveValue('01234567');
  });

  test('leaves the focus on the tabs while the editor moves through them', async () => {
    const { user } = renderSmall('tab=other');
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
    renderSmall('tab=settings');
    await screen.findByRole('heading', { name: 'Settings' });
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
