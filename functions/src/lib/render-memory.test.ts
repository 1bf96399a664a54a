import { expect, test, vi } from 'vitest';
import { createFakeClock } from '../../tests/support/fakes';
import { createRenderMemory, type Rendered } from './render-memory';

const MINUTE_MS = 60_000;

function openMemory() {
  const clock = createFakeClock();
  const content = { revision: 1 };
  const memory = createRenderMemory(clock, async () => content.revision);
  return { clock, content, memory };
}

const rendered = (value: string, more: Partial<Rendered<string>> = {}) => ({
  value,
  bytes: value.length,
  keptMs: MINUTE_MS,
  ...more,
});

test('requests for the same page share one rendering, which is kept until content changes', async () => {
  const { content, memory } = openMemory();
  const render = vi.fn(async () => rendered('page'));
  expect(await Promise.all([memory('/a', render), memory('/a', render)])).toEqual(['page', 'page']);
  await memory('/a', render);
  expect(render).toHaveBeenCalledTimes(1);
  await memory('/b', render);
  expect(render).toHaveBeenCalledTimes(2);
  content.revision = 2;
  await memory('/a', render);
  expect(render).toHaveBeenCalledTimes(3);
});

test('a rendering expires', async () => {
  const { clock, memory } = openMemory();
  const render = vi.fn(async () => rendered('page'));
  await memory('/a', render);
  clock.advance(MINUTE_MS - 1);
  await memory('/a', render);
  expect(render).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await memory('/a', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a rendering that may change at any moment is not kept', async () => {
  const { memory } = openMemory();
  const render = vi.fn(async () => rendered('page', { keptMs: 0 }));
  await memory('/a', render);
  await memory('/a', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a request after a change does not join an older rendering', async () => {
  const { content, memory } = openMemory();
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => (finish = resolve));
  const before = memory('/a', async () => {
    await waiting;
    return rendered('before');
  });
  await Promise.resolve();
  content.revision = 2;
  expect(await memory('/a', async () => rendered('after'))).toBe('after');
  finish();
  expect(await before).toBe('before');
  expect(await memory('/a', async () => rendered('again'))).toBe('after');
});

test('a failed rendering is not kept', async () => {
  const { memory } = openMemory();
  const render = vi.fn(async () => rendered('page'));
  render.mockRejectedValueOnce(new Error('no site'));
  await expect(memory('/a', render)).rejects.toThrow('no site');
  expect(await memory('/a', render)).toBe('page');
});

test('a renderer that throws synchronously does not block its address', async () => {
  const { memory } = openMemory();
  const broken = () => {
    throw new Error('no site');
  };
  await expect(memory('/a', broken)).rejects.toThrow('no site');
  expect(await memory('/a', async () => rendered('page'))).toBe('page');
});

test("drops the least recently used rendering first, and doesn't keep one that is too large", async () => {
  const { memory } = openMemory();
  const third = 33 * 1024 * 1024;
  const render = vi.fn(async () => rendered('page', { bytes: third }));
  for (const address of ['/a', '/b', '/a', '/c']) await memory(address, render);
  expect(render).toHaveBeenCalledTimes(3);
  await memory('/a', render);
  expect(render).toHaveBeenCalledTimes(3);
  await memory('/b', render);
  expect(render).toHaveBeenCalledTimes(4);
  const huge = vi.fn(async () => rendered('feed', { bytes: 4 * third }));
  await memory('/huge', huge);
  await memory('/huge', huge);
  expect(huge).toHaveBeenCalledTimes(2);
});
