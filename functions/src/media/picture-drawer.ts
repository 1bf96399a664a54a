import type { MediaUse } from '@torque-tide/contract/media';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Deadline, tooLate } from '../lib/time';
import { createFairQueue } from '../lib/fair-queue';
import { type DrawnPicture, PictureRefusal, UNREADABLE } from './picture';

export type DrawnOrRefused = { picture: DrawnPicture } | { refusal: string };

/** @throws {PictureRefusal} for an unreadable file, {QueueFullError} when too many wait */
export type DrawPicture = (
  bytes: Buffer,
  use: MediaUse,
  deadline?: Deadline,
) => Promise<DrawnPicture>;

/** In ms. A phone's photograph takes about 1 second. */
const DEADLINE_MS = 10_000;
/** Each file has up to 10 MB, and callers wait 25 seconds at most. */
const WAITING_MAX = 8;
const KILLED = 'SIGKILL';
const TOO_LONG = 'This picture takes too long to draw. Upload a simpler one.';

/** Draws each picture in its own process, one at a time: a bad file can't harm the instance, and memory suffices. */
export function createPictureDrawer(script: string, deadlineMs = DEADLINE_MS): DrawPicture {
  const queue = createFairQueue({ pictures: { running: 1, waiting: WAITING_MAX } });
  return (bytes, use, deadline) =>
    queue({ rank: 'pictures', party: '' }, async () => {
      if (deadline?.isOver()) throw tooLate();
      return drawApart({ script, deadlineMs }, bytes, use);
    });
}

async function drawApart(
  { script, deadlineMs }: { script: string; deadlineMs: number },
  bytes: Buffer,
  use: MediaUse,
): Promise<DrawnPicture> {
  const child = fork(script, [use], {
    serialization: 'advanced',
    timeout: deadlineMs,
    killSignal: KILLED,
    // The process gets no secrets and no debugger.
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
