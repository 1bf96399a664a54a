import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { logIn, renderAdminInBrowser } from '@/test/admin';
import { buildTestimonial } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { created, renamed } from '@/test/job-history';

const testimonial = buildTestimonial({ version: 2 });

beforeEach(() => {
  logIn('anna');
  apiAnswers('testimonials.list', [testimonial]);
  apiAnswers('versions.list', [renamed, created]);
});

async function openList() {
  const app = renderAdminInBrowser('/admin?tab=testimonials');
  await screen.findByRole('article');
  return app;
}

async function openForm() {
  const app = await openList();
  await app.user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('form');
  return app;
}

const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('unsaved:anna/'));
const sheetIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a sheet', () => {
  test('of a form closes with it on Back', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'History' }));
    await screen.findByRole('dialog', { name: 'History' });
    window.history.back();
    expect(await screen.findByRole('article', { hidden: true })).toBeVisible();
    await sheetIsGone();
    // Forward doesn't open it again.
    window.history.forward();
    await screen.findByRole('form');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of a list stays when the list writes its search into the URL', async () => {
    const { user, location } = await openList();
    await user.enter(screen.getByRole('searchbox'), 'engineer');
    await user.click(screen.getByRole('button', { name: 'History' }));
    await screen.findByRole('dialog', { name: 'History' });
    await waitFor(() => expect(location().search).toBe('?tab=testimonials&q=engineer'));
    expect(screen.getByRole('dialog', { name: 'History' })).toBeVisible();
  });
});

test('a restore that is pending when its form is closed still reports its outcome, and discards no kept changes', async () => {
  let answer: () => void = () => undefined;
  apiAnswers('versions.restore', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { kind: 'testimonials', id: testimonial.id, version: 3 };
  });
  const { user, location } = await openForm();
  await user.enter(screen.getByRole('textbox', { name: /^Company/ }), ' typed');
  await user.click(screen.getByRole('button', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  window.history.back();
  await screen.findByRole('article', { hidden: true });
  expect(kept()).toHaveLength(1);
  answer();
  expect(await screen.findByText('Version 1 restored')).toBeVisible();
  await sheetIsGone();
  expect(kept()).toHaveLength(1);
  expect(location().search).toBe('?tab=testimonials');
});
