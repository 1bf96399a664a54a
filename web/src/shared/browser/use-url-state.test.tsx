import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { URL_DELAY_MS, useUrlState } from './use-url-state';

interface View {
  sector: string;
  text: string;
}

const IN_URL = {
  read(search: string): View {
    const params = new URLSearchParams(search);
    return { sector: params.get('sector') ?? '', text: params.get('q') ?? '' };
  },
  write(_: string, { sector, text }: View): string {
    const params = new URLSearchParams();
    if (sector) params.set('sector', sector);
    if (text) params.set('q', text);
    return params.size === 0 ? '' : `?${params}`;
  },
  isInstant: ({ text }: Partial<View>) => text === undefined,
  isStep: ({ text }: Partial<View>) => text === undefined,
};

function Choices() {
  const { state, change } = useUrlState<View>(IN_URL);
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => change({ sector: 'Solar' })}>Solar</button>
      <button onClick={() => change({ sector: 'Wind' })}>Wind</button>
      <button onClick={() => change({ text: 'grid' })}>type</button>
    </>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '/', element: <Choices /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => screen.getByRole('button', { name }).click();
const state = () => JSON.parse(screen.getByRole('status').textContent) as View;

test('follows Back, even over an entry that was never rendered', async () => {
  const router = open();
  act(() => press('Solar'));
  expect(router.state.location.search).toBe('?sector=Solar');
  await act(async () => {
    press('Wind');
    expect(router.state.location.search).toBe('?sector=Wind');
    await router.navigate(-1);
  });
  expect(router.state.location.search).toBe('?sector=Solar');
  expect(state()).toEqual({ sector: 'Solar', text: '' });
  await act(() => router.navigate(1));
  expect(state()).toEqual({ sector: 'Wind', text: '' });
});

test('drops text typed right before Back', async () => {
  vi.useFakeTimers();
  const router = open();
  act(() => press('Solar'));
  act(() => press('type'));
  expect(state()).toEqual({ sector: 'Solar', text: 'grid' });
  await act(() => router.navigate(-1));
  act(() => void vi.advanceTimersByTime(2 * URL_DELAY_MS));
  expect(router.state.location.search).toBe('');
  expect(state()).toEqual({ sector: '', text: '' });
});
