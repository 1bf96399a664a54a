import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';
import { openJobForm } from '@/test/job-form';

/** Bodies sent to create items. */
let sent: unknown[];

beforeEach(() => {
  sent = [];
  apiAnswers('jobs.list', []);
  apiAnswers('jobs.create', async (request) => {
    sent.push(await request.json());
    return buildJob({ id: '9' });
  });
});

/** A line, tags, a choice, suggestions, a day, a time and a switch. */
const EACH_CONTROL = [
  'title',
  'sectorTags',
  'jobType',
  'customLocation',
  'closesAt',
  'publishAt',
  'isActive',
] as const;

/** A job that could be saved unchanged. */
async function openJob() {
  const { user } = await openJobForm('new=1', [
    'title',
    'description',
    'requirements',
    'sectorTags',
  ]);
  await user.enter(screen.getByLabelText(/^Job Title/), 'Wind analyst');
  await user.enter(screen.getByLabelText(/^Description/), 'Knows where the wind will be tomorrow.');
  return user;
}

describe('Enter', () => {
  test('does not submit from any kind of field, where Ctrl+S marks missing fields', async () => {
    const { user } = await openJobForm('new=1', EACH_CONTROL);
    const form = screen.getByRole('form');
    const inputs = form.querySelectorAll<HTMLElement>('input, select');
    expect(inputs).toHaveLength(EACH_CONTROL.length);
    for (const input of inputs) {
      input.focus();
      await user.keyboard('{Enter}');
    }
    // A submission would have been refused, and the first field marked.
    expect(form.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(form).toBeVisible();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(document.activeElement).toBeInvalid());
    expect(sent).toEqual([]);
  });

  test('finishes a tag, starts a new line in a text area, and presses a button', async () => {
    const user = await openJob();
    const tags = screen.getByRole('combobox', { name: 'Sector Tags' });
    await user.type(tags, 'Tidal{Enter}{Enter}Wind,{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Tidal' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Wind' })).toBeVisible();
    expect(tags).toHaveValue('');

    const requirements = screen.getByRole('textbox', { name: 'Requirements' });
    await user.enter(requirements, 'Maths');
    await user.keyboard('{Enter}P');
    expect(requirements).toHaveValue('Maths\nP');
    expect(sent).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Add New Job' })).toBeVisible();

    screen.getByRole('button', { name: 'Create Job' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('saving by keys', () => {
  test('saves from a field, with a half-typed tag, once', async () => {
    const user = await openJob();
    const keys = '{Control>}s{/Control}';
    await user.type(screen.getByRole('combobox', { name: 'Sector Tags' }), 'T,Tidal');
    await user.keyboard(`${keys}${keys}`);
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ title: 'Wind analyst', sectorTags: 'T, Tidal' }),
    ]);
  });

  test('works with Ctrl+S, also with Caps Lock and Cyrillic letters, Ctrl+Enter and Cmd+S; not with AltGr or under a dialog', async () => {
    apiAnswers('jobs.create', async (request) => {
      sent.push(await request.json());
      return refusal('invalid', 'Not this one');
    });
    apiAnswers('versions.recent', []);
    const user = await openJob();
    expect(screen.getByRole('button', { name: 'Create Job' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+S',
    );
    await user.keyboard('{Control>}{Alt>}s{/Alt}{/Control}{Control>}d{/Control}');
    await user.click(screen.getByRole('button', { name: 'Recent messages and activity' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Control>}s{/Control}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(sent).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    for (const keys of [
      { key: 'S', ctrlKey: true },
      { key: 'Enter', ctrlKey: true },
      { key: 's', metaKey: true },
      { key: 'ы', code: 'KeyS', ctrlKey: true },
    ]) {
      sent = [];
      // Both key presses are one save.
      fireEvent.keyDown(document.body, keys);
      fireEvent.keyDown(document.body, keys);
      await waitFor(() => expect(sent).toHaveLength(1));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    }
  });
});
