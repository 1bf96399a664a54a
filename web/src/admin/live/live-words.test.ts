import { describe, expect, test } from 'vitest';
import type { Change, OpenTab } from './live-store';
import {
  describeChanges,
  describeRemoteChange,
  describeMark,
  describePeople,
  describePresence,
} from './live-words';

const AT = new Date(2026, 10, 21, 10, 42).getTime();

function tab(username: string, part: Partial<OpenTab> = {}): OpenTab {
  return {
    tabId: `${username}-1`,
    username,
    since: Date.now(),
    item: { kind: 'jobs', id: '1' },
    isEditing: true,
    ...part,
  };
}

function change(part: Partial<Change> = {}): Change {
  return {
    noteId: 'note',
    kind: 'jobs',
    id: '1',
    version: 2,
    action: 'updated',
    by: 'ben',
    at: AT,
    ...part,
  };
}

const time = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at);

describe('who is there', () => {
  test.each([
    [[], undefined],
    [['ben'], 'ben and you'],
    [['ben', 'ana', 'ben'], 'ana, ben and you'],
    [['me'], 'You, in another tab too'],
    [['ana', 'me'], 'ana and you, in another tab too'],
    [['a', 'b', 'c', 'd', 'e'], 'a, b, c, 2 others and you'],
  ])('%j is told as %j', (names, text) => {
    expect(
      describePeople(
        names.map((name) => tab(name)),
        'me',
      ),
    ).toBe(text);
  });
});

describe('who has an item open', () => {
  test('is told by name and since when, in the form with “too”', () => {
    const since = Date.now();
    const tabs = [tab('ben', { since })];
    expect(describePresence(tabs, 'me', { isForm: true })).toEqual([
      `ben is editing this too, since ${time(since)}`,
    ]);
    expect(describePresence(tabs, 'me', { isForm: false })).toEqual([
      `ben is editing this, since ${time(since)}`,
    ]);
  });

  test('is one line for each person, of whose tabs the one that edits counts', () => {
    const since = Date.now();
    const tabs = [
      tab('ben', { isEditing: false, since: since - 600_000 }),
      tab('ben', { tabId: 'ben-2', since }),
    ];
    expect(describePresence(tabs, 'me', { isForm: false })).toEqual([
      `ben is editing this, since ${time(since)}`,
    ]);
  });

  test('is told of one’s own other tab as such', () => {
    const [line] = describePresence([tab('me')], 'me', { isForm: true });
    expect(line).toMatch(/^You are editing this in another tab too, since \d\d:\d\d$/);
  });
});

describe('what was done', () => {
  test.each([
    [{ action: 'created' as const }, 'Added by ben'],
    [{ action: 'updated' as const }, 'Changed by ben'],
    [{ action: 'deleted' as const }, 'Deleted by ben'],
    [{ action: 'restored' as const }, 'Restored by ben'],
    [{ action: 'drafted' as const }, 'Draft saved by ben'],
    [{ action: 'discarded' as const }, 'Draft discarded by ben'],
    [{ by: 'me' }, 'Changed by you, in another tab'],
  ])('%j is marked as %j', (part, text) => {
    expect(describeMark(change(part), 'me')).toContain(`${text}, `);
  });

  test('many changes at once are one sentence', () => {
    const many = [change(), change({ by: 'ana' }), change({ id: '2' })];
    expect(describeChanges(many.slice(0, 1), 'me')).toBe('ben changed a job');
    expect(describeChanges([change({ action: 'drafted' })], 'me')).toBe(
      'ben saved a draft of a job',
    );
    expect(describeChanges([change({ action: 'discarded' })], 'me')).toBe(
      'ben discarded the draft of a job',
    );
    expect(describeChanges(many, 'me')).toBe('ben and ana made 3 changes');
  });

  test('a form is told when', () => {
    expect(describeRemoteChange(change(), 'me', 'job', AT + 5_000)).toBe(
      'ben saved a new version just now',
    );
    expect(describeRemoteChange(change(), 'me', 'job', AT + 120_000)).toMatch(
      /^ben saved a new version at /,
    );
    expect(describeRemoteChange(change({ action: 'deleted' }), 'me', 'job', AT)).toBe(
      'ben deleted this job just now',
    );
  });
});
