import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ItemChange, useAnnounce, useContentTools } from '@/admin/content/content-tools';
import { openAdminTab, renderInAdmin } from '@/test/admin';
import { buildConsultant, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails, recordCalls, refusal } from '@/test/fake-api';
import { rememberMessage } from '@/shared/ui/toast/recent-messages';

const press = async (user: Awaited<ReturnType<typeof openAdminTab>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** A job that got its fifth version. */
function changeOf(undoKind: ItemChange['undoKind'], id = '2'): ItemChange {
  return { kind: 'jobs', id, title: `Job ${id}`, version: 5, undoKind };
}

/** Offers to undo changes, as their message does. */
function Offer({ changes }: { changes: readonly ItemChange[] }) {
  const { offerUndo } = useContentTools();
  const [{ label, onClick }] = useState(() => offerUndo(changes));
  return <button onClick={onClick}>{label}</button>;
}

describe('one change', () => {
  test.each([
    ['previous', { version: 4, as: 'both' }, '"5"'],
    ['delete', undefined, '"5"'],
    ['bring-back', { as: 'both' }, null],
  ] as const)('of the kind %s is undone once', async (undoKind, body, ifMatch) => {
    const calls =
      undoKind === 'delete'
        ? recordCalls('jobs.delete', { id: '2' })
        : recordCalls('versions.restore', { kind: 'jobs', id: '2', version: 6 });
    const { user } = await renderInAdmin(<Offer changes={[changeOf(undoKind)]} />);
    await press(user, 'Undo');
    await press(user, 'Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(calls).toMatchObject([{ params: { id: '2' }, body, ifMatch }]);
  });

  test.each([
    ['previous', 'stale', /Someone else has changed this item/],
    ['bring-back', 'not-found', /It is no longer among the deleted items/],
  ] as const)(
    'of the kind %s is not undone if somebody was faster',
    async (undoKind, code, why) => {
      apiFails('versions.restore', code);
      const { user } = await renderInAdmin(<Offer changes={[changeOf(undoKind)]} />);
      await press(user, 'Undo');
      expect(await screen.findByText('Not undone')).toBeVisible();
      expect(screen.getByText(why)).toBeVisible();
    },
  );

  test('of an item with a page links to it', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    function Announcement() {
      const announce = useAnnounce();
      return (
        <button onClick={() => announce({ title: 'Saved' }, [changeOf('previous')])}>Save</button>
      );
    }
    const { user } = await renderInAdmin(<Announcement />);
    await press(user, 'Save');
    await press(user, 'View');
    expect(open).toHaveBeenCalledWith('/jobs/2', '_blank', 'noopener');
  });
});

describe('many changes', () => {
  const changes = ['1', '2', '3'].map((id) => changeOf('previous', id));

  test('that could not be undone are named and retried, and the others are undone', async () => {
    const undone: string[] = [];
    let isStale = true;
    apiAnswers('versions.restore', (_, { id = '' }) => {
      if (isStale && id === '2') return refusal('stale');
      undone.push(id);
      return { kind: 'jobs', id, version: 6 };
    });
    const { user } = await renderInAdmin(<Offer changes={changes} />);
    await press(user, 'Undo');
    expect(await screen.findByText('1 of 3 changes not undone')).toBeVisible();
    expect(screen.getByText(/“Job 2”: Someone else has changed this item/)).toBeVisible();
    expect(undone.toSorted()).toEqual(['1', '3']);
    isStale = false;
    await press(user, 'Try again');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(screen.getByText('Job 2')).toBeVisible();
    expect(undone.at(-1)).toBe('2');
  });

  test('ask for the login once, not for each', async () => {
    apiFails('versions.restore', 'unauthenticated');
    const { user } = await renderInAdmin(<Offer changes={changes} />);
    await press(user, 'Undo');
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await press(user, 'Not now');
    expect(await screen.findByText('3 of 3 changes not undone')).toBeVisible();
  });
});

describe('in a list', () => {
  const before = buildTestimonial({ id: '7', version: 4 });
  let restored: unknown[];

  beforeEach(() => {
    restored = [];
    apiAnswers('testimonials.list', [before]);
    apiAnswers('testimonials.update', async (request) => {
      const changed = { ...before, ...((await request.json()) as object), version: 5 };
      apiAnswers('testimonials.list', [changed]);
      return changed;
    });
    apiAnswers('versions.restore', async (request, { kind }) => {
      restored.push(await request.json());
      apiAnswers('testimonials.list', [before]);
      apiAnswers('consultants.list', [buildConsultant()]);
      return { kind: kind as 'testimonials', id: before.id, version: 6 };
    });
  });

  const item = () => screen.findByRole('article', { name: `“${before.quote}”` });
  const open = () => openAdminTab('testimonials', 'Testimonials Management');

  test('a switch and a save are reverted, and their item marked and focused', async () => {
    const { user } = await open();
    await press(user, 'Deactivate');
    await press(user, 'Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(restored).toEqual([{ version: 4, as: 'both' }]);
    expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeVisible();
    const shown = await item();
    await waitFor(() => expect(shown).toHaveAttribute('data-marked'));
    expect(document.body).not.toHaveFocus();

    await press(user, 'Edit');
    await user.enter(await screen.findByRole('textbox', { name: /^Company/ }), ' 2');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Testimonial updated.')).toBeVisible();
    const saved = await item();
    await waitFor(() => expect(saved).toHaveFocus());
    expect(saved).toHaveAttribute('data-marked');
    expect(await within(saved).findByText('Example Grid 2')).toBeVisible();
    await press(user, 'Undo');
    expect(await within(await item()).findByText('Example Grid')).toBeVisible();
    expect(restored).toHaveLength(2);
  });

  test('a created item is deleted', async () => {
    apiAnswers('testimonials.create', buildTestimonial({ id: '9' }));
    const calls = recordCalls('testimonials.delete', { id: '9' });
    const { user } = await open();
    await press(user, 'Add Testimonial');
    await user.enter(await screen.findByRole('textbox', { name: /^Quote/ }), 'They knew the grid.');
    await press(user, 'Add Testimonial');
    await press(user, 'Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(calls).toMatchObject([{ params: { id: '9' } }]);
  });

  test('a deleted item is brought back, also after its message is gone, once', async () => {
    apiAnswers('consultants.list', [buildConsultant()]);
    apiAnswers('consultants.delete', () => {
      apiAnswers('consultants.list', []);
      return { id: 'ada-berg' };
    });
    apiAnswers('versions.recent', []);
    const { user } = await openAdminTab('people', 'Manage People');
    await press(user, 'Delete');
    await press(user, 'Dismiss message');
    expect(screen.queryByRole('article')).toBeNull();
    await press(user, 'Recent messages and activity');
    const sheet = await screen.findByRole('dialog', { name: 'Recent messages and activity' });
    const before = sheet.textContent;
    act(() => rememberMessage({ title: 'Job updated', tone: 'success' }));
    // Nothing moves in an open sheet.
    expect(sheet.textContent).toBe(before);
    await press(user, 'Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Ada Berg' })).toBeVisible();
    expect(restored).toEqual([{ as: 'both' }]);
    await press(user, 'Recent messages and activity');
    await screen.findByRole('heading', { name: 'Recent messages' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
