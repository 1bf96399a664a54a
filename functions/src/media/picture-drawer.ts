import type { MediaUse } from '@torque-tide/contract/media';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Deadline, tooLate } from '../lib/time';
import { createFairQueue } from '../lib/fair-queue';
import { type DrawnPicture, PictureRefusal, UNREADABLE } from './picture';

export type DrawnOrRefused = { picture: DrawnPicture } | { refusal: string };

/**
 * Nothing is drawn once the deadline is over.
 *
 * @throws {PictureRefusal} for a file that can't be read
 * @throws {QueueFullError} when too many wait
 */
export type DrawPicture = (
  bytes: Buffer,
  use: MediaUse,
  deadline?: Deadline,
) => Promise<DrawnPicture>;

/** Longest that one picture takes, in milliseconds. A telephone's photograph takes one second. */
const DEADLINE_MS = 10_000;
/** Files that may wait, of 10 MB each: no more are drawn before their callers are told that it takes too long. */
const WAITING_MAX = 8;
const KILLED = 'SIGKILL';
const TOO_LONG = 'This picture takes too long to draw. Upload a simpler one.';

/**
 * Returns what draws pictures, each in a process of its own: what a picture does to its decoder, an instance
 * outlives. One at a time, so that the memory of an instance is enough.
 *
 * @param script the built `picture-process.ts`
 */
export function createPictureDrawer(script: string, deadlineMs = DEADLINE_MS): DrawPicture {
  const queue = createFairQueue({ pictures: { running: 1, waiting: WAITING_MAX } });
  return (bytes, use, deadline) =>
    queue({ rank: 'pictures', party: '' }, async () => {
      if (deadline?.isOver()) throw tooLate();
      return drawApart({ script, deadlineMs }, bytes, use);
    });
}

/** @throws {PictureRefusal} */
async function drawApart(
  { script, deadlineMs }: { script: string; deadlineMs: number },
  bytes: Buffer,
  use: MediaUse,
): Promise<DrawnPicture> {
  const child = fork(script, [use], {
    serialization: 'advanced',
    timeout: deadlineMs,
    killSignal: KILLED,
    // No secret, no debugger of the instance.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send(bytes, () => undefined);
  const answer = await Promise.race([
    once(child, 'message').then(([message]) => message as DrawnOrRefused),
    once(child, 'exit').then(([, signal]) => ({
      refusal: signal === KILLED ? TOO_LONG : UNREADABLE,
    })),
  ]);
  if ('picture' in answer) return answer.picture;
  throw new PictureRefusal(answer.refusal);
}
