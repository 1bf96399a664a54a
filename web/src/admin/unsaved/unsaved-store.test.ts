import { describe, expect, test, vi } from 'vitest';
import { hasUnsaved, parseUnsaved, sweepUnsaved, unsavedSlot } from './use-unsaved';

const DAY = 24 * 60 * 60 * 1000;
const textFrom = (ms: number) =>
  JSON.stringify({ at: new Date(ms).toISOString(), values: { title: 'Rigger' }, base: null });

describe('a slot', () => {
  test('belongs to one account and one form, whatever their names', () => {
    unsavedSlot('ada', 'jobs', 'edit', '7').write('typed');
    for (const other of [
      unsavedSlot('ada', 'jobs', 'edit', '8'),
      unsavedSlot('ada', 'jobs', 'new'),
      unsavedSlot('ben', 'jobs', 'edit', '7'),
      unsavedSlot('ada/jobs', 'edit', '7'),
    ]) {
      expect(other.read()).toBeNull();
    }
  });

  test('keeps text that another tab has written since', () => {
    const slot = unsavedSlot('ada', 'jobs', 'new');
    slot.write('theirs');
    slot.removeIf('mine');
    expect(slot.read()).toBe('theirs');
    slot.removeIf('theirs');
    expect(slot.read()).toBeNull();
  });

  test('says that it keeps nothing where the browser forbids storage', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    }
    const slot = unsavedSlot('ada', 'jobs', 'new');
    expect(slot.write('typed')).toBe(false);
    expect(() => slot.removeIf('typed')).not.toThrow();
  });
});

test.each([
  ['no text', null],
  ['a text that is not JSON', 'typed'],
  ['values of another shape', JSON.stringify({ at: '2026-11-24T10:00:00.000Z', values: [1] })],
  ['what is older than 30 days', textFrom(Date.now() - 31 * DAY)],
])('reads nothing from %s', (_, text) => {
  expect(parseUnsaved(text)).toBeUndefined();
});

test('removes everything too old or unreadable, of every account, and nothing else', () => {
  unsavedSlot('ada', 'jobs', 'new').write(textFrom(Date.now() - 31 * DAY));
  unsavedSlot('ben', 'jobs', 'new').write('typed');
  localStorage.setItem('theme', 'dark');
  expect(hasUnsaved()).toBe(true);
  sweepUnsaved();
  expect(Object.keys(localStorage)).toEqual(['theme']);
  unsavedSlot('ada', 'jobs', 'new').write(textFrom(Date.now() - 29 * DAY));
  sweepUnsaved();
  expect(hasUnsaved()).toBe(true);
});
