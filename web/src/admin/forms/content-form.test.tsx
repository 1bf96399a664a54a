import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCaseStudy, buildClientLogo, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails, refusal } from '@/test/fake-api';
import { logIn, openAdminForm, renderAdmin } from '@/test/admin';

beforeEach(() => {
  logIn('anna');
  apiAnswers('versions.list', []);
  apiAnswers('caseStudies.list', [buildCaseStudy({ id: 'abc' })]);
  apiAnswers('testimonials.list', [buildTestimonial({ id: 'abc' })]);
  apiAnswers('clientLogos.list', [buildClientLogo({ id: 'abc' })]);
});

test.each([
  ['tab=testimonials&edit=abc', 'Edit Testimonial', 'Industry'],
  ['tab=client-logos&new=1', 'Add Client Logo', 'Company Name'],
])('a form opens by the link %s, and keeps typed text', async (link, name, field) => {
  const open = async () => {
    const app = renderAdmin(`/admin?${link}`);
    await screen.findByRole('form', { name });
    return app;
  };
  const input = () => screen.getByRole('textbox', { name: new RegExp(`^${field}`) });
  const { user, unmount } = await open();
  await user.enter(input(), 'typed');
  const typed = (input() as HTMLInputElement).value;
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('form', { name })).toBeNull());
  unmount();
  await open();
  expect(input()).toHaveValue(typed);
});

test('the fields are locked during a save, and unlocked after a failure', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  apiAnswers('testimonials.update', async () => {
    await answered;
    return refusal('invalid', 'Invalid input.', { industry: ['Too long.'] });
  });
  const { user } = await openAdminForm('tab=testimonials&edit=abc');
  const input = await screen.findByRole('textbox', { name: 'Industry' });
  await user.enter(input, 'Rail');
  await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
  await waitFor(() => expect(input.closest('[inert]')).not.toBeNull());
  answer();
  await waitFor(() => expect(input.closest('[inert]')).toBeNull());
  expect(await screen.findByText('Too long.')).toBeVisible();
  expect(input).toHaveFocus();
});

describe('a stale edit is merged', () => {
  test('in the form of a case study', async () => {
    const study = buildCaseStudy({ id: 'abc', version: 1 });
    apiFails('caseStudies.update', 'stale');
    const { user } = await openAdminForm('tab=case-studies&edit=abc');
    await user.type(await screen.findByRole('textbox', { name: 'Tags' }), ', Germany');
    apiAnswers('caseStudies.list', [
      { ...study, tags: ['BESS', 'UK', 'Wind'], stats: { year: 2025 }, version: 2 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Update Case Study' }));
    const tags = within(await screen.findByRole('radiogroup', { name: 'Tags' }));
    await user.click(tags.getByRole('radio', { name: 'Theirs' }));
    expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveValue('BESS, UK, Wind');
    expect(screen.getByRole('spinbutton', { name: 'Year' })).toHaveValue(2025);
  });

  test('in the form of a testimonial', async () => {
    apiFails('testimonials.update', 'stale');
    const { user } = await openAdminForm('tab=testimonials&edit=abc');
    await user.enter(screen.getByLabelText('Industry'), 'Rail');
    apiAnswers('testimonials.list', [
      buildTestimonial({ id: 'abc', industry: 'Aviation', isActive: false, version: 2 }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
    await user.click(await screen.findByRole('radio', { name: 'Theirs' }));
    expect(screen.getByRole('textbox', { name: 'Industry' })).toHaveValue('Aviation');
    expect(screen.getByRole('switch', { name: 'Active' })).not.toBeChecked();
  });

  test('happens automatically once at most: if the server always refuses, the form says so', async () => {
    let asked = 0;
    apiAnswers('testimonials.update', () => {
      asked += 1;
      return refusal('stale');
    });
    const { user } = await openAdminForm('tab=testimonials&edit=abc');
    await user.enter(screen.getByLabelText('Industry'), 'Rail');
    await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
    expect(await screen.findByText(/Someone else has changed this item/)).toBeVisible();
    expect(asked).toBe(2);
  });
});
