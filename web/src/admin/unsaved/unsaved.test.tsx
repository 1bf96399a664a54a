import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildJob, buildTestimonial } from '@/test/builders';
import { apiAnswers, recordCalls, refusal } from '@/test/fake-api';
import { renderAdmin } from '@/test/admin';
import { openJobForm } from '@/test/job-form';
import { unsavedSlot } from './use-unsaved';

const planner = buildTestimonial({ id: '7', company: 'Grid planner', version: 3 });
const EDIT = '/admin?tab=testimonials&edit=7';
const NEW = '/admin?tab=testimonials&new=1';
let testimonials: Testimonial[];
let username: string;

beforeEach(() => {
  testimonials = [planner];
  username = 'anna';
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', () => ({ username, expiresAt: '2026-11-21T18:00:00.000Z' }));
  apiAnswers('clientLogos.list', []);
  apiAnswers('testimonials.list', () => [...testimonials]);
});

async function openForm(path: string) {
  const app = renderAdmin(path);
  await screen.findByRole('form');
  return app;
}

const company = () => screen.getByLabelText(/^Company/);
const quote = () => screen.getByLabelText(/^Quote/);
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('unsaved:'));
const closesTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
const RESTORED = /^Restored from \d\d:\d\d ·$/;

/** Stores an unsaved change of the company, and of a field that the form no longer has. */
function keep(company: string, at = new Date()) {
  const before = { company: planner.company ?? '', industry: '' };
  const text = {
    at: at.toISOString(),
    values: { ...before, company, perks: 'A boat' },
    base: { version: planner.version, values: before },
  };
  unsavedSlot('anna', 'testimonials', 'edit', planner.id).write(JSON.stringify(text));
}

describe('leaving', () => {
  test('asks nothing: an unchanged form keeps nothing, and a changed one its changes', async () => {
    const ask = vi.spyOn(window, 'confirm');
    const { user } = await openForm(EDIT);
    await user.click(quote());
    await user.click(company());
    expect(kept()).toEqual([]);
    await user.enter(company(), ' and strategist');
    expect(closesTab()).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Client Logos' }));
    await screen.findByText('No client logos found');
    await user.click(screen.getByRole('tab', { name: 'Testimonials' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(company()).toHaveValue('Grid planner and strategist');
    expect(screen.getByText(RESTORED)).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
  });

  test('by logging out: the login page mentions the kept changes', async () => {
    apiAnswers('admin.logout', null);
    const { user } = await openForm(EDIT);
    await user.enter(company(), '!');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText(/^Unsaved changes are kept in this browser\./)).toBeVisible();
    expect(kept()).toHaveLength(1);
  });

  test('during a save asks, and redirects nowhere afterwards', async () => {
    let answer: (testimonial: Testimonial) => void = () => undefined;
    apiAnswers(
      'testimonials.update',
      () => new Promise<Testimonial>((resolve) => (answer = resolve)),
    );
    const { user, location } = await openForm(EDIT);
    await user.enter(company(), '!');
    await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
    await waitFor(() => expect(closesTab()).toBe(false));
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await user.click(screen.getByRole('tab', { name: 'Client Logos' }));
    await screen.findByText('No client logos found');
    expect(ask).toHaveBeenCalledWith('Your changes are still being saved. Leave anyway?');
    expect(kept()).toHaveLength(1);
    answer({ ...planner, company: 'Grid planner!' });
    await waitFor(() => expect(kept()).toEqual([]));
    expect(location().search).toBe('?tab=client-logos');
  });

  test('before a save is refused still shows the reason', async () => {
    let answer: () => void = () => undefined;
    apiAnswers('testimonials.update', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return refusal('stale');
    });
    const { user } = await openForm(EDIT);
    await user.enter(company(), '!');
    await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await user.click(screen.getByRole('tab', { name: 'Client Logos' }));
    await screen.findByText('No client logos found');
    answer();
    expect(await screen.findByText('The testimonial was not saved')).toBeVisible();
    expect(screen.getByText(/What you typed is kept\.$/)).toBeVisible();
    expect(kept()).toHaveLength(1);
  });
});

describe('what was typed', () => {
  test('into a new form is restored after a crash', async () => {
    const { user, unmount } = await openForm(NEW);
    await user.enter(company(), 'Wind analyst');
    unmount();
    await openForm(NEW);
    expect(company()).toHaveValue('Wind analyst');
    expect(screen.getByText(RESTORED)).toHaveRole('status');
    expect(screen.getByRole('heading', { name: 'Add New Testimonial' })).toHaveFocus();
    fireEvent.change(company(), { target: { value: '' } });
    expect(kept()).toEqual([]);
    expect(screen.queryByText(RESTORED)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Add New Testimonial' })).toHaveFocus();
  });

  test('on another day is restored with its date, and can be discarded for the stored values', async () => {
    const at = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    keep('Grid planner!', at);
    testimonials = [{ ...planner, company: 'Grid designer', version: 4 }];
    const { user } = await openForm(EDIT);
    expect(company()).toHaveValue('Grid planner!');
    expect(quote()).toHaveValue(planner.quote);
    const restored = screen.getByText(/^Restored from \d+ \w+.*, \d\d:\d\d ·$/);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(company()).toHaveValue('Grid designer'));
    expect(screen.getByRole('heading', { name: 'Edit Testimonial' })).toHaveFocus();
    expect(restored).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Testimonials Management' })).toBeVisible();
  });

  test('is dropped if it equals the stored values', async () => {
    keep('Grid planner!');
    testimonials = [{ ...planner, company: 'Grid planner!', version: 4 }];
    await openForm(EDIT);
    expect(screen.queryByText(RESTORED)).toBeNull();
    expect(kept()).toEqual([]);
  });

  test('is not shown to another account', async () => {
    keep('Grid planner!');
    username = 'ben';
    await openForm(EDIT);
    expect(company()).toHaveValue('Grid planner');
    expect(screen.queryByText(RESTORED)).toBeNull();
    expect(kept()).toHaveLength(1);
  });

  test('is saved with the version that it was based on', async () => {
    const sent = recordCalls('testimonials.update', planner);
    keep('Grid planner!');
    testimonials = [{ ...planner, industry: 'Rail', version: 4 }];
    const { user } = await openForm(EDIT);
    expect(screen.getByRole('textbox', { name: 'Industry' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
    await waitFor(() => expect(sent[0]?.ifMatch).toBe('"3"'));
  });

  test("is separate from a copy's", async () => {
    apiAnswers('jobs.list', [buildJob({ id: '7', title: 'Yard lead' })]);
    unsavedSlot('admin', 'jobs', 'new').write(
      JSON.stringify({ at: new Date().toISOString(), values: { title: 'Rigger' }, base: null }),
    );
    await openJobForm('new=1&copy=7', ['title']);
    expect(screen.getByRole('textbox', { name: /^Job Title/ })).toHaveValue('Yard lead');
  });

  test("in another tab meanwhile survives this one's save", async () => {
    apiAnswers('testimonials.update', { ...planner, company: 'Grid planner!' });
    const { user } = await openForm(EDIT);
    await user.enter(company(), '!');
    const [key = ''] = kept();
    const theirs = localStorage.getItem(key)?.replace('planner!', 'strategist') ?? '';
    localStorage.setItem(key, theirs);
    // Leaving a field isn't typing.
    await user.click(quote());
    expect(localStorage.getItem(key)).toBe(theirs);
    await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
    await screen.findByText('Testimonial updated.');
    expect(localStorage.getItem(key)).toBe(theirs);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(company()).toHaveValue('Grid strategist');
  });

  test('that the browser refuses to keep is reported, and leaving asks', async () => {
    const { user } = await openForm(EDIT);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await user.type(company(), '!');
    const note = 'This browser can’t keep what you typed. Save before you leave.';
    expect(await screen.findByText(note)).toHaveRole('status');
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(ask).toHaveBeenCalledWith(`${note} Leave anyway?`));
    expect(company()).toHaveValue('Grid planner!');
  });
});
