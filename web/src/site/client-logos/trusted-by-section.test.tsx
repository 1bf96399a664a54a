import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useIsFetching } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buildClientLogo } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs } from '@/test/fake-api';
import { renderWithProviders } from '@/test/render';
import { TrustedBySection } from './trusted-by-section';

function Section() {
  const isFetching = useIsFetching() > 0;
  return (
    <>
      <p>{isFetching ? 'fetching' : 'settled'}</p>
      <TrustedBySection />
    </>
  );
}

const heading = () => screen.queryByRole('heading', { name: 'Trusted By' });

test('shows no section while the logos load', async () => {
  apiHangs('clientLogos.list');
  renderWithProviders(<Section />);
  expect(await screen.findByText('fetching')).toBeInTheDocument();
  expect(heading()).not.toBeInTheDocument();
});

test.each([
  ['none is active', () => apiAnswers('clientLogos.list', [buildClientLogo({ isActive: false })])],
  ['the load fails', () => apiFails('clientLogos.list', 'internal')],
])('shows no section when %s', async (_, arrange) => {
  arrange();
  renderWithProviders(<Section />);
  expect(await screen.findByText('settled')).toBeInTheDocument();
  expect(heading()).not.toBeInTheDocument();
});

test('repeats the list three times, and fetches it once', async () => {
  apiAnswers('clientLogos.list', [
    buildClientLogo({ id: 'a', companyName: 'Example Grid' }),
    buildClientLogo({ id: 'b', companyName: 'Example Motors' }),
    buildClientLogo({ id: 'c', companyName: 'Hidden', isActive: false }),
  ]);
  renderWithProviders(<Section />);
  const copies = await screen.findAllByAltText('Example Grid');
  // The site's own logos load from the page's origin.
  expect(copies[0]).toHaveAttribute('src', '/logos/example-grid.svg');
  expect(copies).toHaveLength(3);
  expect(copies.map((copy) => copy.closest('[inert]') !== null)).toEqual([false, true, true]);
  expect(screen.getAllByAltText('Example Motors')).toHaveLength(3);
  expect(screen.queryByAltText('Hidden')).not.toBeInTheDocument();
});

test('removes a broken picture, and the section with the last one', async () => {
  apiAnswers('clientLogos.list', [
    buildClientLogo({ id: 'a', companyName: 'Example Grid' }),
    buildClientLogo({ id: 'b', companyName: 'Example Motors' }),
  ]);
  renderWithProviders(<Section />);
  const [grid] = await screen.findAllByAltText('Example Grid');
  fireEvent.error(grid as HTMLElement);
  await waitFor(() => expect(screen.queryByAltText('Example Grid')).not.toBeInTheDocument());
  fireEvent.error(screen.getAllByAltText('Example Motors')[0] as HTMLElement);
  await waitFor(() => expect(heading()).not.toBeInTheDocument());
});
