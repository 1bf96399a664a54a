import { expect, test, vi } from 'vitest';
import { createRenderMemory, type Rendered } from './render-memory';

const rendered = (value: string, more: Partial<Rendered<string>> = {}) => ({
  value,
  bytes: value.length,
  isCurrent: () => true,
  ...more,
});

test('requests for the same thing share one rendering, which is kept while it is current', async () => {
  const memory = createRenderMemory();
  let isCurrent = true;
  const render = vi.fn(async () => rendered('page', { isCurrent: () => isCurrent }));
  expect(await Promise.all([memory('/a', render), memory('/a', render)])).toEqual(['page', 'page']);
  await memory('/a', render);
  expect(render).toHaveBeenCalledTimes(1);
  isCurrent = false;
  await memory('/a', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a rendering that fails is not kept', async () => {
  const memory = createRenderMemory();
  const render = vi.fn(async () => rendered('page'));
  render.mockRejectedValueOnce(new Error('no site'));
  await expect(memory('/a', render)).rejects.toThrow('no site');
  expect(await memory('/a', render)).toBe('page');
});

test('a renderer that throws at once does not keep its address from being rendered later', async () => {
  const memory = createRenderMemory();
  const broken = () => {
    throw new Error('no site');
  };
  await expect(memory('/a', broken)).rejects.toThrow('no site');
  expect(await memory('/a', async () => rendered('page'))).toBe('page');
});

test('what has not been asked for longest goes first, and what is larger than all is not kept', async () => {
  const memory = createRenderMemory();
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
