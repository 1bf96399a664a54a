import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useMediaQuery } from './use-media-query';

function Width() {
  return <p>{useMediaQuery('(min-width:900px)') ? 'wide' : 'narrow'}</p>;
}

test('follows the query', () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  const ask = vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  render(<Width />);
  expect(ask).toHaveBeenCalledWith('(min-width:900px)');
  expect(screen.getByText('wide')).toBeVisible();
  act(() => {
    list.matches = false;
    list.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('narrow')).toBeVisible();
});

test('is false on a server', () => {
  expect(renderToString(<Width />)).toContain('narrow');
});
