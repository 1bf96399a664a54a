import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCaseStudy, buildClientLogo, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { renderAdmin } from '@/test/admin';

beforeEach(() => {
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' });
  apiAnswers('sectors.list', []);
  apiAnswers('versions.list', []);
  apiAnswers('caseStudies.list', [buildCaseStudy({ id: 'abc' })]);
  apiAnswers('testimonials.list', [buildTestimonial({ id: 'abc' })]);
  apiAnswers('clientLogos.list', [buildClientLogo({ id: 'abc' })]);
});

/** Jobs have tests of their own. */
const forms = [
  { tab: 'case-studies', add: 'Add Case Study', edit: 'Edit Case Study', field: 'Tags' },
  {
    tab: 'testimonials',
    add: 'Add New Testimonial',
    edit: 'Edit Testimonial',
    field: 'Industry',
  },
  { tab: 'client-logos', add: 'Add Client Logo', edit: 'Edit Client Logo', field: 'Company Name' },
] as const;

describe.each(forms)('the form of $tab', ({ tab, add, edit, field }) => {
  const open = async (rest: string, name: string) => {
    const app = renderAdmin(`/admin?tab=${tab}&${rest}`);
    await screen.findByRole('form', { name });
    return app;
  };
  const input = () => screen.getByRole('textbox', { name: new RegExp(`^${field}`) });

  test.each([
    ['new=abcdefgh12345678', add],
    ['edit=abc', edit],
  ])(
    'opens by a link, asks before it is left changed, and keeps a draft (%s)',
    async (rest, name) => {
      const { user, unmount } = await open(rest, name);
      await user.enter(input(), 'typed');
      const typed = (input() as HTMLInputElement).value;
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      await user.click(screen.getByRole('button', { name: 'Leave and keep it unfinished' }));
      await waitFor(() => expect(screen.queryByRole('form', { name })).toBeNull());
      unmount();
      const { user: later } = await open(rest, name);
      await later.click(await screen.findByRole('button', { name: 'Continue with it' }));
      expect(input()).toHaveValue(typed);
    },
  );
});

describe('a stale edit is merged', () => {
  test('in the form of a case study', async () => {
    const study = buildCaseStudy({ id: 'abc', version: 1 });
    apiFails('caseStudies.update', 'stale');
    const { user } = renderAdmin('/admin?tab=case-studies&edit=abc');
    await user.type(await screen.findByRole('textbox', { name: 'Tags' }), ', Germany');
    apiAnswers('caseStudies.list', [
      { ...study, tags: ['BESS', 'UK', 'Wind'], stats: { year: 2025 }, version: 2 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Update Case Study' }));
    await user.click(await screen.findByRole('radio', { name: 'Combine both' }));
    expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveValue('BESS, UK, Germany, Wind');
    expect(screen.getByRole('spinbutton', { name: 'Year' })).toHaveValue(2025);
  });

  test('in the form of a testimonial', async () => {
    apiFails('testimonials.update', 'stale');
    const { user } = renderAdmin('/admin?tab=testimonials&edit=abc');
    await user.enter(await screen.findByRole('textbox', { name: 'Industry' }), 'Rail');
    apiAnswers('testimonials.list', [
      buildTestimonial({ id: 'abc', industry: 'Aviation', isActive: false, version: 2 }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
    await user.click(await screen.findByRole('radio', { name: 'Take theirs' }));
    expect(screen.getByRole('textbox', { name: 'Industry' })).toHaveValue('Aviation');
    expect(screen.getByRole('switch', { name: 'Active' })).not.toBeChecked();
  });

  test('by one press for all, and what was typed since it was asked stays', async () => {
    apiFails('testimonials.update', 'stale');
    const { user } = renderAdmin('/admin?tab=testimonials&edit=abc');
    const industry = await screen.findByRole('textbox', { name: 'Industry' });
    await user.clear(industry);
    await user.enter(industry, 'Rail');
    await user.enter(screen.getByRole('textbox', { name: 'Company' }), ' plc');
    apiAnswers('testimonials.list', [
      buildTestimonial({ id: 'abc', industry: 'Aviation', company: 'Other Grid', version: 2 }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
    await screen.findByRole('radiogroup', { name: 'Industry' });
    await user.enter(industry, ' and trams');
    await user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    expect(industry).toHaveValue('Rail and trams');
    await user.click(screen.getByRole('button', { name: 'Take all of theirs' }));
    expect(industry).toHaveValue('Aviation');
    await user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    expect(industry).toHaveValue('Rail and trams');
  });

  test('in the form of a client logo', async () => {
    apiFails('clientLogos.update', 'stale');
    const { user } = renderAdmin('/admin?tab=client-logos&edit=abc');
    const order = await screen.findByRole('spinbutton', { name: 'Sort Order' });
    await user.type(order, '5');
    apiAnswers('clientLogos.list', [buildClientLogo({ id: 'abc', sortOrder: 7, version: 2 })]);
    await user.click(screen.getByRole('button', { name: 'Update Client Logo' }));
    await screen.findByRole('radiogroup', { name: 'Sort Order' });
    expect(screen.queryByRole('radio', { name: 'Combine both' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Take theirs' }));
    expect(order).toHaveValue(7);
  });
});
