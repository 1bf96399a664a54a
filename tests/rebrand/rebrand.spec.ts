import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { brand } from '@torque-tide/domain/brand';
import { textsOf } from '@torque-tide/domain/texts/all-texts';
import { LEGAL_TEXTS } from '@torque-tide/domain/texts/legal-texts';
import { OTHER_AGENCY } from '../../scripts/first-hour/other-agency';
import { root } from '../../scripts/lib/repository';
import { cardOf, openTab } from '../e2e/support/admin-steps';
import { expect, test } from '../e2e/support/watched-page';
import { demoWords } from '../first-hour/demo-words';
import { everyAddress } from '../first-hour/every-address';
import { wordsIn } from '../first-hour/words-in';
import { startWork } from './effort';

const HALF_AN_HOUR = 30 * 60;
const { name, tagline, legalEntity, address, siteUrl: _, ...facts } = OTHER_AGENCY;
const STREET = address.split(', ').join('\n');

/** What a legal text said before names whom it was about then, and has to. */
const isEarlier = (path: string) =>
  LEGAL_TEXTS.some((name) => path.startsWith(`${textsOf(name).path}/`));
/** What the demo claims, and the other agency does not. */
const OLD_FIGURES = ['£3,000', '£2,850', '£2,600', '15-25%', 'years of experience'];
const MOIRA = { name: 'Moira Tennant', new: 'Ruth Halden', mail: 'ruth.halden@kelvin-north.test' };
const LUCAS = { name: 'Lucas Feld', new: 'Piet Vos', mail: 'piet.vos@kelvin-north.test' };

const message = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

test('the demo becomes another agency in the admin area alone, in less than half an hour', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(20_000);
  const { press, write, seconds } = startWork();
  const tab = (label: string) => press(page.getByRole('tab', { name: label, exact: true }));
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const labelled = (label: RegExp) => page.getByLabel(label);
  const confirm = (label: string) =>
    press(page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }));

  /** @param yes answers what is asked before; the browser's own question is answered below */
  async function deleteAll(
    cards: () => Locator,
    yes: () => Promise<void> = () => confirm('Delete'),
  ): Promise<void> {
    await expect(cards().first()).toBeVisible();
    while ((await cards().count()) > 0) {
      const one = cards().first();
      const called = await one.textContent();
      await press(one.getByRole('button', { name: 'Delete', exact: true }));
      await yes();
      // Nothing behind a question can be found.
      await expect(page.getByRole('main')).toBeVisible();
      await expect(cards().filter({ hasText: called ?? '' })).toHaveCount(0);
    }
  }

  page.on('dialog', (dialog) => void dialog.accept());
  await openTab(page, 'jobs');

  await test.step('the demo’s jobs, case studies, testimonials and logos go', async () => {
    await press(page.getByRole('checkbox', { name: 'Select all' }));
    await press(
      page.getByRole('group', { name: /selected$/ }).getByRole('button', { name: 'Delete' }),
    );
    await press(page.getByRole('button', { name: /^Delete \d+ jobs$/ }));
    await expect(message(page, /jobs deleted/)).toBeVisible();
    const items = () => page.getByRole('main').getByRole('article');
    for (const kind of ['Case Studies', 'Testimonials']) {
      await tab(kind);
      await deleteAll(items);
    }
    await tab('Client Logos');
    await deleteAll(items, () => Promise.resolve());
  });

  await test.step('its people become others', async () => {
    await tab('People');
    for (const who of [MOIRA, LUCAS]) {
      await press(cardOf(page, who.name).getByRole('button', { name: 'Edit' }));
      await write(labelled(/^Name/), who.new);
      await write(labelled(/^Sentence/), 'Has hired for ports and grids since the first of them.');
      await write(labelled(/^Telephone/), '+44 113 496 0101');
      await write(labelled(/^E-mail/), who.mail);
      await write(labelled(/^Picture URL/), '');
      await press(button('Update Person'));
      await expect(cardOf(page, who.new)).toBeVisible();
    }
    const others = () =>
      page.getByRole('main').getByRole('article').filter({ hasNotText: 'Director' });
    await deleteAll(others);
  });

  await test.step('settings: who it is, what it claims, what it costs', async () => {
    await tab('Settings');
    const told: Record<string, string> = {
      Name: name,
      Tagline: tagline,
      Telephone: facts.phone,
      'E-mail': facts.email,
      Address: STREET,
      'LinkedIn URL': facts.linkedIn,
      'Legal Entity': legalEntity,
      'Company Number': facts.companyNumber,
      'Place of Registration': facts.placeOfRegistration,
      'Registered Office': facts.registeredOffice,
      'VAT Number': facts.vatNumber,
      'ICO Registration': facts.icoRegistration,
      'E-mail for Complaints': facts.complaintsEmail,
      'E-mail for Data Protection': facts.dataProtectionEmail,
      'Liability Cap': '£250',
      'Number, figure 1': '8',
      'Words, figure 1': 'Years of Searches',
      'Number, figure 2': '12',
      'Number, figure 3': '4',
      Countries: 'United Kingdom\nNetherlands\nNorway\nDenmark',
      'Number of Countries': '4',
      'Pounds, price 1': '3400',
      'Pounds, price 2': '3200',
      'Pounds, price 3': '3100',
      'Price Elsewhere': '8000',
      Saving: '57%',
      'Largest Saving': '61%',
      'Placement Fees': '20-30%',
    };
    for (const [label, text] of Object.entries(told)) {
      await write(page.getByLabel(new RegExp(`^${label}\\W*$`)), text);
    }
    await press(button('Save and publish'));
    await expect(page.getByRole('heading', { name: 'Settings', level: 3 })).toBeFocused();
  });

  await test.step('texts of its own on its pages', async () => {
    const texts: [page: string, field: string, text: string][] = [
      ['Home', 'Heading', 'Hiring for ports, grids and the sea'],
      ['Home', 'Introduction', 'We find the people who moor, wire and run what others plan.'],
      ['About', 'Heading', 'Two people who pick up the telephone'],
      ['Contact', 'Heading', 'Ask us'],
    ];
    for (const [of, field, text] of texts) {
      await press(
        page
          .getByRole('navigation', { name: 'What can be changed' })
          .getByRole('link', { name: of, exact: true }),
      );
      await expect(page.getByRole('heading', { name: `Texts: ${of}` })).toBeVisible();
      await write(page.getByLabel(new RegExp(`^${field}\\W*$`)).first(), text);
      await press(button('Save and publish'));
      // The form is done with it.
      await expect(page.getByRole('heading', { name: `Texts: ${of}` })).toBeFocused();
    }
  });

  await test.step('a sector that it has, and one that it has not', async () => {
    await tab('Sectors');
    await press(button('Add a sector'));
    const form = page.getByRole('form', { name: 'Add a sector' });
    await write(form.getByLabel(/^Name\W*$/), 'Ports');
    await write(form.getByLabel(/^Heading\W*$/), 'Jobs in ports');
    await write(form.getByLabel('Title for Search Results'), 'Port jobs');
    await write(form.getByLabel('Description for Search Results'), 'Open roles in ports.');
    await write(form.getByLabel('Introduction'), 'Where the turbine meets the ship.');
    await press(form.getByRole('button', { name: 'Add and publish' }));
    await expect(message(page, 'The sector is added')).toBeVisible();
    const solar = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Solar', exact: true }) });
    await press(solar.getByRole('button', { name: 'Retire', exact: true }));
    await confirm('Retire');
    await expect(message(page, '“Solar” retired.')).toBeVisible();
  });

  await test.step('its first job', async () => {
    await tab('Jobs');
    await press(button('Add New Job'));
    await write(labelled(/^Job Title/), 'Harbour electrician');
    await write(page.getByRole('textbox', { name: /^Description/ }), 'Shore power for two quays.');
    await press(button('Create Job'));
    await expect(cardOf(page, 'Harbour electrician')).toBeVisible();
  });

  expect(seconds()).toBeLessThan(HALF_AN_HOUR);
  console.log(`By the keystroke-level model: ${Math.round(seconds() / 60)} minutes`);

  await test.step('no address has a word of the old one', async () => {
    const words = [...demoWords(join(root, 'domain/src/agency.json')), ...OLD_FIGURES];
    expect(words.length).toBeGreaterThan(80);
    // What an instance knows of settings and texts is a second old at most here.
    await expect.poll(async () => (await request.get('/')).text()).toContain('Hiring for ports');
    let count = 0;
    for await (const { path, text } of everyAddress(request)) {
      if (isEarlier(path)) continue;
      expect([path, wordsIn(text.replaceAll(brand.siteUrl, ''), words)]).toEqual([path, []]);
      count += 1;
    }
    expect(count).toBeGreaterThan(40);
  });
});
