import { brand } from '@torque-tide/domain/brand';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { CaseStudyCover } from './case-study-cover';

const picture = () => screen.queryByRole('presentation');

test('takes its room before it has loaded, and its own files from this origin', () => {
  renderWithProviders(<CaseStudyCover src={`${brand.siteUrl}/covers/charger.svg`} tone="torque" />);
  const attributes = ['src', 'width', 'height', 'loading'].map((name) =>
    picture()?.getAttribute(name),
  );
  expect(attributes).toEqual(['/covers/charger.svg', '1600', '1000', 'lazy']);
});

test('the first picture of a page loads at once', () => {
  renderWithProviders(<CaseStudyCover src="https://a.example/b.svg" tone="tide" isFirst />);
  expect(picture()).toHaveAttribute('loading', 'eager');
});

test('a broken picture gives way to the motif, and another one gets its chance', async () => {
  function Preview() {
    const [src, setSrc] = useState('https://a.example/gone.svg');
    return (
      <>
        <CaseStudyCover src={src} tone="tide" />
        <button type="button" onClick={() => setSrc('https://a.example/there.svg')}>
          Another
        </button>
      </>
    );
  }
  const { user } = renderWithProviders(<Preview />);
  fireEvent.error(picture()!);
  expect(picture()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button'));
  expect(picture()).toHaveAttribute('src', 'https://a.example/there.svg');
});

test('without an address there is only the motif', () => {
  renderWithProviders(<CaseStudyCover src=" " tone="tide" />);
  expect(picture()).not.toBeInTheDocument();
});

test('a picture that an admin has sent has its own shape, and its colour before it has come', () => {
  const address = `${brand.siteUrl}/media/${'ab'.repeat(32)}.webp#1200x800-3f6b70`;
  const { container } = renderWithProviders(<CaseStudyCover src={address} tone="tide" />);
  expect(picture()).toHaveAttribute('width', '1200');
  expect(picture()).toHaveAttribute('height', '800');
  expect(container.querySelector('svg path')).toHaveAttribute('fill', '#3f6b70');
  // The content policy allows none.
  expect(container.querySelector('[style]')).toBeNull();
});
