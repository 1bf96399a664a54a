import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { publicationState, type Visibility } from '@torque-tide/domain/publication';
import { describe, expect, test } from 'vitest';
import { pendingWords, publishOn, savedAs, scheduleText, visibilityText } from './publishing';

const now = new Date('2026-11-23T12:00:00.000Z');
const SOON = '2026-11-30T09:00:00.000Z';

const choices = {
  isDraft: [undefined, false, true],
  isActive: [true, false],
  isFilled: [undefined, true],
  publishAt: [undefined, '2026-11-01T09:00:00.000Z', SOON],
  // Of each publication: before it, on its day, and after it.
  closesAt: [undefined, '2026-10-30', '2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'],
};
const all = Object.entries(choices).reduce<(Visibility & { isActive: boolean })[]>(
  (items, [field, values]) =>
    items.flatMap((item) => values.map((value) => ({ ...item, [field]: value }))),
  [{ isActive: true }],
);

describe('of every mix of draft, Active, Filled, Publish on and Closing Date', () => {
  test('the sentence says that visitors see it now just where they do', () => {
    expect(all).toHaveLength(3 * 2 * 2 * 3 * 6);
    for (const item of all) {
      const says = visibilityText(item, 'job', now).startsWith('Visitors see this job now');
      expect([item, says]).toEqual([item, isPublished(item, now)]);
    }
  });

  test('the sentence foretells what is so once its time has come', () => {
    const scheduled = all.filter((item) => publicationState(item, now) === 'scheduled');
    expect(scheduled).toHaveLength(2 * 2 * 6);
    for (const item of scheduled) {
      const foretold = visibilityText(item, 'job', now).includes('visitors see this job');
      expect([item, foretold]).toEqual([item, isPublished(item, new Date(SOON))]);
    }
  });

  test('the message after a save promises a publication just where there will be one', () => {
    for (const item of all) {
      const state = publicationState(item, now);
      const message = savedAs(item, now);
      expect([item, message?.startsWith('will be published')]).toEqual([
        item,
        message === undefined ? undefined : state === 'scheduled',
      ]);
      // Where it says nothing, visitors can find it at once, though maybe as closed or filled.
      expect([item, message === undefined]).toEqual([
        item,
        ['live', 'filled', 'closed'].includes(state),
      ]);
    }
  });

  test('the field says that nobody sees at its time what is not active', () => {
    const noteOf = (isActive: boolean) =>
      publishOn.note?.({ publishAt: SOON, isActive }, now, {})?.text;
    expect(noteOf(true)).toContain('Visitors see what stands in this form from');
    expect(noteOf(false)).toContain('nobody sees it: it is not active.');
  });

  test('scheduled changes are foretold as what visitors get at their time', () => {
    const at = new Date(SOON);
    for (const { publishAt: _, ...changed } of all) {
      const text = scheduleText(changed, 'job', at);
      const state = publicationState(changed, at);
      expect([changed, text.includes('visitors see this job')]).toEqual([
        changed,
        isPublished(changed, at),
      ]);
      expect([changed, text.includes('read that')]).toEqual([
        changed,
        state === 'filled' || state === 'closed',
      ]);
      expect(text).toContain('Until then what they see stays as it is.');
    }
  });
});

test.each<[Visibility, string]>([
  [{}, 'Visitors see this job now.'],
  [{ closesAt: '2026-12-28' }, 'Visitors see this job now, until 28 Dec 2026.'],
  [{ isDraft: true }, 'Visitors do not see this job: it is a draft.'],
  [{ isActive: false, publishAt: SOON }, 'Visitors do not see this job: it is not active.'],
  [{ isFilled: true }, 'Visitors read that this role has been filled.'],
  [{ closesAt: '2026-11-22' }, 'Visitors read that this role is closed: 22 Nov 2026 has passed.'],
])('%o: %s', (item, sentence) => {
  expect(visibilityText(item, 'job', now)).toBe(sentence);
});

test.each([
  [{}, 'Unpublished changes', 'changes'],
  [{ publishAt: SOON }, 'Changes on 30 Nov, 09:00', '30 Nov, 09:00'],
  [{ publishAt: SOON, clashes: ['salary'] }, 'Changes held back', 'held back'],
  [{ heldSince: SOON }, 'Changes held back', 'held back'],
])('of changes with %o a card says %s', (note, text, short) => {
  expect(pendingWords(note, now)).toEqual({ text, short });
});

test.each([
  // The second of the two hours when the clocks go back in London.
  '2026-10-25T01:30:15.000Z',
  // No empty time, which would publish at once: the schema refuses it.
  '20260-01-05T09:00',
  '',
])('a time is sent as the form holds it: %o', (time) => {
  expect(publishOn.send(time)).toBe(time);
});
