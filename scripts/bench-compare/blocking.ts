/** An event of a trace, as Chromium records it; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The thread's own time of it, in which no other program of the machine has a part. */
  tdur?: number;
  args?: { name?: string };
}

/** What the main thread of a page did, in milliseconds of its own time. */
export interface MainThread {
  /** From the navigation to the first paint of content, by the clock. */
  firstPaint: number;
  /** Of all tasks after that paint, what goes beyond 50 ms of each. */
  blocking: number;
  /** The same of all tasks, before the paint too. */
  blockingOfAll: number;
  /** Of all tasks together. */
  busy: number;
}

/** From here on a task keeps a visitor waiting. */
const LONG_MS = 50;

/** @throws when the trace holds no navigation, or nothing was painted */
export function readMainThread(events: readonly TraceEvent[]): MainThread {
  const paint = last(events, 'firstContentfulPaint');
  const { pid } = paint;
  const own = events.filter((event) => event.pid === pid);
  const start = last(
    own.filter(({ ts }) => ts <= paint.ts),
    'navigationStart',
  ).ts;
  const { tid } = last(
    own.filter(({ args }) => args?.name === 'CrRendererMain'),
    'thread_name',
  );
  const tasks = own.filter(
    (event) => event.name === 'RunTask' && event.tid === tid && event.ts >= start,
  );
  const blocking = (from: number) => sum(tasks.map((task) => beyond(ownTime(task, from))));
  return {
    firstPaint: (paint.ts - start) / 1_000,
    blocking: blocking(paint.ts),
    blockingOfAll: blocking(start),
    busy: sum(tasks.map((task) => ownTime(task, start))),
  };
}

/** What a task took of its thread after a point of time, in milliseconds. */
function ownTime({ ts, dur = 0, tdur = 0 }: TraceEvent, from: number): number {
  if (dur === 0) return 0;
  const part = Math.max(0, ts + dur - Math.max(ts, from)) / dur;
  return (tdur * part) / 1_000;
}

function beyond(milliseconds: number): number {
  return Math.max(0, milliseconds - LONG_MS);
}

function last(events: readonly TraceEvent[], name: string): TraceEvent {
  const event = events.findLast((each) => each.name === name);
  if (!event) throw new Error(`The trace holds no ${name}`);
  return event;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
