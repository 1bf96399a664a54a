import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { SITE_SETTINGS_ID, type SiteSettings } from '@torque-tide/contract/settings';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { toFields } from '@torque-tide/domain/settings/setting-fields';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdminTab, renderAdmin } from '@/test/admin';
import { buildJob, buildTestimonial } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import type { User } from '@/test/user';

interface Sent<T> {
  ifMatch: string | null;
  body: Partial<T>;
}

/** Lets the answer of a save come. */
let answer: () => void;
let answered: Promise<void>;

beforeEach(() => {
  answered = new Promise((resolve) => {
    answer = resolve;
  });
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' });
  apiAnswers('versions.list', []);
});

async function sentIn<T>(request: Request): Promise<Sent<T>> {
  const body = (await request.json()) as Partial<T>;
  return { ifMatch: request.headers.get('if-match'), body };
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

/** Saves, types into a field while that is under way, and lets the answer come. */
async function saveAndType(user: User, save: string, name: RegExp, text: string) {
  await user.click(button(save));
  await screen.findByRole('progressbar');
  await user.enter(field(name), text);
  answer();
}

describe('what is typed while a testimonial is being saved', () => {
  let stored: Testimonial;
  let sent: Sent<Testimonial>[];

  beforeEach(() => {
    stored = buildTestimonial({ id: 'abc', industry: 'Rail', version: 1 });
    sent = [];
    apiAnswers('testimonials.list', () => [stored]);
    apiAnswers('testimonials.update', async (request) => {
      const one = await sentIn<Testimonial>(request);
      sent.push(one);
      await answered;
      // The server puts in order what it is sent.
      const industry = one.body.industry?.replace('&', 'and');
      stored = { ...stored, ...one.body, industry, version: stored.version + 1 };
      return stored;
    });
  });

  async function openAndType() {
    const { user } = renderAdmin('/admin?tab=testimonials&edit=abc');
    await user.enter(await screen.findByRole('textbox', { name: 'Industry' }), ' & sea');
    return user;
  }

  test('stays, also where the form is left, and is saved next on what was saved first', async () => {
    const user = await openAndType();
    await saveAndType(user, 'Update Testimonial', /^Company/, ' plc');
    expect(await screen.findByText('Testimonial updated.')).toBeVisible();
    await waitFor(() => expect(button('Update Testimonial')).toBeEnabled());
    expect(field(/^Company/)).toHaveValue('Example Grid plc');
    expect(field(/^Industry/)).toHaveValue('Rail and sea');
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(field(/^Company/)).toHaveValue('Example Grid plc');
    await user.click(button('Update Testimonial'));
    await screen.findByRole('heading', { name: 'Testimonials Management' });
    expect(sent).toMatchObject([
      { ifMatch: '"1"', body: { company: 'Example Grid', industry: 'Rail & sea' } },
      { ifMatch: '"2"', body: { company: 'Example Grid plc', industry: 'Rail and sea' } },
    ]);
  });

  test('is kept on what was saved where the form is left before that is known', async () => {
    const user = await openAndType();
    await user.click(button('Update Testimonial'));
    await screen.findByRole('progressbar');
    await user.enter(field(/^Company/), ' plc');
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await user.click(button('Cancel'));
    expect(confirm).toHaveBeenCalledOnce();
    await screen.findByRole('heading', { name: 'Testimonials Management' });
    answer();
    expect(await screen.findByText('Saved without what you typed since')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(field(/^Company/)).toHaveValue('Example Grid plc');
    await user.click(button('Update Testimonial'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ ifMatch: '"2"', body: { company: 'Example Grid plc' } });
  });
});

test('what is typed into the settings while they are saved stays in their tab', async () => {
  const fields = toFields(FIRST_SETTINGS);
  const stored: SiteSettings = { id: SITE_SETTINGS_ID, ...fields, version: 0 };
  const sent: Sent<SiteSettings>[] = [];
  apiAnswers('siteSettings.list', [stored]);
  apiAnswers('siteSettings.update', async (request) => {
    const one = await sentIn<SiteSettings>(request);
    sent.push(one);
    await answered;
    const { phone = '' } = one.body;
    return { ...stored, phone, version: sent.length };
  });
  await openAdminTab('settings', 'Settings');
  // By its label: a query by role looks at each element of a long form.
  const put = (value: string) =>
    fireEvent.change(screen.getByLabelText('Telephone'), { target: { value } });
  const save = () => fireEvent.click(screen.getByText('Save and publish'));
  put('+44 20 7946 0183');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  put('+44 20 7946 0184');
  answer();
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(screen.getByLabelText('Telephone')).toHaveValue('+44 20 7946 0184');
  save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ ifMatch: '"1"', body: { phone: '+44 20 7946 0184' } });
});

test('what is typed while a draft is published is saved as what visitors see', async () => {
  let stored = buildJob({ id: '7', title: 'Engineer', isDraft: true, version: 3 });
  apiAnswers('jobs.list', () => [stored]);
  apiAnswers('jobs.update', async () => {
    await answered;
    stored = { ...stored, isDraft: false, version: 4 };
    return stored;
  });
  const { user } = renderAdmin('/admin?tab=jobs&edit=7');
  await screen.findByRole('button', { name: 'Save draft' });
  await saveAndType(user, 'Publish', /^Job Title/, ' (offshore)');
  expect(await screen.findByRole('button', { name: 'Update Job' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(field(/^Job Title/)).toHaveValue('Engineer (offshore)');
});

test('what is typed while a new testimonial is being created is there where it is edited', async () => {
  const sent: Sent<Testimonial>[] = [];
  let stored: Testimonial[] = [];
  apiAnswers('testimonials.list', () => stored);
  apiAnswers('testimonials.create', async (request) => {
    const { quote = '' } = (await sentIn<Testimonial>(request)).body;
    await answered;
    stored = [buildTestimonial({ id: '9', quote, version: 1 })];
    return stored[0]!;
  });
  apiAnswers('testimonials.update', async (request) => {
    sent.push(await sentIn<Testimonial>(request));
    return stored[0]!;
  });
  const { user } = await openAdminTab('testimonials', 'Testimonials Management');
  await user.click(await screen.findByRole('button', { name: 'Add Testimonial' }));
  await user.enter(await screen.findByRole('textbox', { name: /^Quote/ }), 'They know wind');
  await saveAndType(user, 'Add Testimonial', /^Quote/, ' and sea');
  expect(await screen.findByText('Saved without what you typed since')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('form');
  expect(field(/^Quote/)).toHaveValue('They know wind and sea');
  await user.click(button('Update Testimonial'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ ifMatch: '"1"', body: { quote: 'They know wind and sea' } });
});

test('what is typed while a draft of a live job is saved belongs to it', async () => {
  const live = buildJob({ id: '7', title: 'Engineer', salary: '£60k', version: 3 });
  const sent: Sent<{ changes: Partial<Job> }>[] = [];
  apiAnswers('jobs.list', [live]);
  apiAnswers('drafts.save', async (request) => {
    const one = await sentIn<{ changes: Partial<Job> }>(request);
    sent.push(one);
    await answered;
    const { title = '', salary = '' } = one.body.changes ?? {};
    const at = '2026-11-20T09:30:00.000Z';
    const version = 3 + sent.length;
    const item = { ...live, title, salary, version };
    return { kind: 'jobs' as const, item: { ...live, version, draft: { by: 'anna', at, item } } };
  });
  const { user } = renderAdmin('/admin?tab=jobs&edit=7');
  await user.enter(await screen.findByRole('textbox', { name: /^Job Title/ }), ' (offshore)');
  await saveAndType(user, 'Save draft', /^Salary Range/, ' to £70k');
  expect(await screen.findByRole('group', { name: 'Draft changes' })).toBeVisible();
  expect(button('Update Job')).toBeEnabled();
  await user.click(button('Save draft'));
  await screen.findByRole('heading', { name: 'Manage Jobs' });
  expect(sent).toMatchObject([
    { ifMatch: '"3"', body: { changes: { title: 'Engineer (offshore)', salary: '£60k' } } },
    { ifMatch: '"4"', body: { changes: { title: 'Engineer (offshore)', salary: '£60k to £70k' } } },
  ]);
});
