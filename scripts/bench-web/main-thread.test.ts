import { describe, expect, test } from 'vitest';
import { readAnswer, readMainThread, type TraceEvent } from './main-thread';

const PAGE = { pid: 7, tid: 1 };
const mark = (name: string, ms: number, place = PAGE): TraceEvent => ({
  name,
  ph: 'I',
  ts: ms * 1_000,
  ...place,
});
/** While other programs have the processor too, a task takes twice its own time. */
const task = (from: number, ms: number, place = PAGE): TraceEvent => ({
  ...mark('RunTask', from, place),
  ph: 'X',
  dur: 2 * ms * 1_000,
  tdur: ms * 1_000,
});
const thread = (name: string, place = PAGE): TraceEvent => ({
  ...mark('thread_name', 0, place),
  args: { name },
});
const page = [
  thread('CrRendererMain'),
  thread('Compositor', { pid: 7, tid: 2 }),
  mark('navigationStart', 100),
  mark('firstContentfulPaint', 400),
];

describe('the main thread of a page', () => {
  test('blocks for what goes beyond 50 ms of a task, after the first paint and in all', () => {
    const events = [...page, task(120, 90), task(500, 70), task(600, 50)];
    expect(readMainThread(events)).toEqual({
      firstPaint: 300,
      blocking: 20,
      blockingOfAll: 60,
      busy: 210,
    });
  });

  test('counts of the task that painted only what comes after the paint', () => {
    // Of 200 ms by the clock, 180.
    expect(readMainThread([...page, task(380, 100)]).blocking).toBe(40);
  });

  test('is none of another page, of another thread or of what came before', () => {
    const others = [
      task(500, 200, { pid: 8, tid: 1 }),
      task(500, 200, { pid: 7, tid: 2 }),
      task(10, 40),
    ];
    expect(readMainThread([...others, ...page])).toMatchObject({ blockingOfAll: 0, busy: 0 });
  });

  test('cannot be told of a page that painted nothing', () => {
    const unpainted = page.filter(({ name }) => name !== 'firstContentfulPaint');
    expect(() => readMainThread(unpainted)).toThrow('The trace holds no firstContentfulPaint');
  });
});

describe('the answer of a page', () => {
  const answer = (from: number, ms: number, interactionId = 1): TraceEvent => ({
    ...mark('EventTiming', from),
    ph: 'b',
    args: { data: { interactionId, duration: ms } },
  });

  test('is that of the event that took longest, in the thread’s own time and by the clock', () => {
    // Of the second task, a quarter stands before the event's paint.
    const events = [task(1_000, 30), task(1_060, 40), answer(1_000, 80), answer(1_050, 20)];
    expect(readAnswer(events)).toEqual({ untilPaint: 80, busy: 40 });
  });

  test('is none of what moves the pointer', () => {
    expect(() => readAnswer([task(1_000, 30), answer(1_000, 80, 0)])).toThrow(
      'The trace holds no interaction',
    );
  });
});
