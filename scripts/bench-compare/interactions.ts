import { setTimeout as delay } from 'node:timers/promises';
import type { INTERACTIONS } from '../bench-web/interactions';
import { type Answer, readAnswer } from './main-thread';
import { onSlowPhone, type SlowPhone } from './slow-phone';

const SETTLE_MS = 3_000;
/** The last event is told of after the paint that it led to. */
const ANSWERED_MS = 1_000;
const LOOK_AGAIN_MS = 50;
const LOOKS_MAX = 200;
const KEY_MS = 60;

/** What a slow phone's main thread does between a touch or a key and the next paint: the most of it. */
export function measureInteraction(
  url: string,
  { step, isSettled }: (typeof INTERACTIONS)[number],
  chromium: string,
): Promise<Answer> {
  const { path, selector, text = '' } = step;
  return onSlowPhone(chromium, async (phone) => {
    const { untilLoaded } = await phone.open(`${url}${path}`);
    if (isSettled) {
      await untilLoaded;
      await delay(SETTLE_MS);
    }
    const { x, y } = await centerOf(phone, selector);
    const events = await phone.trace(async () => {
      await phone.call('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await phone.call('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      for (const letter of text) await type(phone, letter);
      await delay(ANSWERED_MS);
    });
    return readAnswer(events);
  });
}

async function type({ call }: SlowPhone, letter: string): Promise<void> {
  const upper = letter.toUpperCase();
  const key = {
    key: letter,
    code: `Key${upper}`,
    windowsVirtualKeyCode: upper.charCodeAt(0),
  };
  await delay(KEY_MS);
  await call('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key });
  await delay(KEY_MS);
  await call('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Where an element comes to rest, once the page has it; found without a script of the page. */
async function centerOf({ call }: SlowPhone, selector: string): Promise<{ x: number; y: number }> {
  let before: { x: number; y: number } | undefined;
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    // While a document still arrives, what was found may already be gone.
    const now = await findCenter().catch(() => undefined);
    if (now && now.x === before?.x && now.y === before.y) return now;
    before = now;
    await delay(LOOK_AGAIN_MS);
  }
  throw new Error(`${selector} does not come to rest, or is not there.`);

  async function findCenter() {
    const { root } = await call<{ root: { nodeId: number } }>('DOM.getDocument', { depth: 0 });
    const { nodeId } = await call<{ nodeId: number }>('DOM.querySelector', {
      nodeId: root.nodeId,
      selector,
    });
    if (nodeId === 0) return undefined;
    await call('DOM.scrollIntoViewIfNeeded', { nodeId });
    const { quads } = await call<{ quads: number[][] }>('DOM.getContentQuads', { nodeId });
    const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
}
