import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ErrorBoundary } from './error-boundary';
import { ChunkLoadError } from './load-chunk';
import { PageFailure } from './page-failure';

/** React logs every error that a boundary catches. */
function expectConsoleErrors() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    expect(spy).toHaveBeenCalled();
    spy.mockClear();
  };
}

function Broken({ error }: { error: Error }): never {
  throw error;
}

test.each([
  [new Error('secret detail'), 'Something went wrong on this page'],
  [new ChunkLoadError('gone'), 'This page could not be loaded'],
])('replaces only the part that failed with %s', (error, heading) => {
  const checkConsole = expectConsoleErrors();
  renderWithProviders(
    <>
      <p>The rest</p>
      <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>
        <Broken error={error} />
      </ErrorBoundary>
    </>,
  );
  checkConsole();
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(document.body).not.toHaveTextContent('secret detail');
});

function Pages() {
  const [page, setPage] = useState('broken');
  return (
    <>
      <button onClick={() => setPage('sound')}>next page</button>
      <ErrorBoundary resetKey={page} fallback={<p>Failed</p>}>
        {page === 'broken' ? <Broken error={new Error('once')} /> : <p>A sound page</p>}
      </ErrorBoundary>
    </>
  );
}

test('clears the failure on the next page', async () => {
  const checkConsole = expectConsoleErrors();
  const { user } = renderWithProviders(<Pages />);
  checkConsole();
  expect(screen.getByText('Failed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'next page' }));
  expect(screen.getByText('A sound page')).toBeVisible();
});
