import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Portrait } from './portrait';

test.each([
  [
    'one of the site’s own has a sign',
    '/portraits/moira-tennant.svg',
    '/portrait-signs/moira-tennant.svg',
  ],
  ['one that was uploaded has none', '/api/pictures/abc', undefined],
])('uses for a small portrait %s', (_, picture, sign) => {
  const { container } = render(<Portrait name="Moira Tennant" picture={picture} smallBelow="sm" />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(sign);
  expect(container.querySelector('img')).toHaveAttribute('src', picture);
});

test.each([
  ['a photograph', '/media/0123abcd.webp', true],
  ['a drawing', '/portraits/moira-tennant.svg', false],
  ['nothing', '', false],
])('%s is marked as a photograph: %s', (_, picture, isPhoto) => {
  const { container } = render(<Portrait name="Moira Tennant" picture={picture} />);
  expect(container.firstElementChild?.hasAttribute('data-photo')).toBe(isPhoto);
});
