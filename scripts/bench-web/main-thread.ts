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
  args?: {
    name?: string;
    /** Of an event that the browser times; times in milliseconds. */
    data?: { interactionId?: number; duration?: number };
  };
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

/** How a page answered what was done: the worst of the events that came of it, in milliseconds. */
export interface Answer {
  /** From the event to the next paint, by the clock. */
  untilPaint: number;
  /** What the main thread did in that time, in its own time. */
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
  const tasks = tasksOf(own, { pid, tid }).filter(({ ts }) => ts >= start);
  const blocking = (from: number) =>
    sum(tasks.map((task) => Math.max(0, ownTime(task, from) - LONG_MS)));
  return {
    firstPaint: (paint.ts - start) / 1_000,
    blocking: blocking(paint.ts),
    blockingOfAll: blocking(start),
    busy: sum(tasks.map((task) => ownTime(task, start))),
  };
}

/** @throws when the trace holds no event of an interaction */
export function readAnswer(events: readonly TraceEvent[]): Answer {
  const timed = events.filter(
    ({ name, ph, args }) =>
      name === 'EventTiming' && ph === 'b' && (args?.data?.interactionId ?? 0) > 0,
  );
  if (timed.length === 0) throw new Error('The trace holds no interaction');
  const answers = timed.map((event) => {
    const untilPaint = event.args?.data?.duration ?? 0;
    const end = event.ts + untilPaint * 1_000;
    const tasks = tasksOf(events, event).map((task) => ownTime(task, event.ts, end));
    return { untilPaint, busy: sum(tasks) };
  });
  return {
    untilPaint: Math.max(...answers.map((answer) => answer.untilPaint)),
    busy: Math.max(...answers.map((answer) => answer.busy)),
  };
}

function tasksOf(
  events: readonly TraceEvent[],
  { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>,
): TraceEvent[] {
  return events.filter(
    (event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid,
  );
}

/** What a task took of its thread between two points of time, in milliseconds. */
function ownTime({ ts, dur = 0, tdur = 0 }: TraceEvent, from: number, to = Infinity): number {
  if (dur === 0) return 0;
  const part = Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from)) / dur;
  return (tdur * part) / 1_000;
}

function last(events: readonly TraceEvent[], name: string): TraceEvent {
  const event = events.findLast((each) => each.name === name);
  if (!event) throw new Error(`The trace holds no ${name}`);
  return event;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
