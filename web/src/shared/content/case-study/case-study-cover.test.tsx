import { brand } from '@torque-tide/domain/brand';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { CaseStudyCover } from './case-study-cover';

const picture = () => screen.queryByRole('presentation');

test('reserves its space before loading, and loads own files from this origin', () => {
  renderWithProviders(<CaseStudyCover src={`${brand.siteUrl}/covers/charger.svg`} tone="torque" />);
  const attributes = ['src', 'width', 'height', 'loading'].map((name) =>
    picture()?.getAttribute(name),
  );
  expect(attributes).toEqual(['/covers/charger.svg', '1600', '1000', 'lazy']);
});

test.each([
  ["loads a page's first picture eagerly", 'https://a.example/b.svg', 'eager'],
  ['shows only the drawing without an address', ' ', undefined],
])('%s', (_, src, loading) => {
  renderWithProviders(<CaseStudyCover src={src} tone="tide" isFirst />);
  expect(picture()?.getAttribute('loading')).toBe(loading);
});

test('replaces a broken picture with the drawing, and tries another address', async () => {
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

test("has an uploaded picture's own shape, and its colour while loading", () => {
  const address = `${brand.siteUrl}/media/${'ab'.repeat(32)}.webp#1200x800-3f6b70`;
  const { container } = renderWithProviders(<CaseStudyCover src={address} tone="tide" />);
  expect(picture()).toHaveAttribute('width', '1200');
  expect(picture()).toHaveAttribute('height', '800');
  expect(container.querySelector('svg path')).toHaveAttribute('fill', '#3f6b70');
  // The content policy allows no inline style.
  expect(container.querySelector('[style]')).toBeNull();
});
