import { screen } from '@testing-library/react';
import { proseOf } from '@torque-tide/domain/texts/prose';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ProseText } from './prose';

test('paragraphs, points and links are shown as such', () => {
  const text = 'See [prices](/growth#pricing).\n\n- [here](https://example.com/)\n- there';
  const { container } = renderWithProviders(<ProseText className="lead" text={proseOf(text)} />);
  expect(container.innerHTML.replaceAll(' data-discover="true"', '')).toContain(
    '<p class="lead">See <a href="/growth#pricing">prices</a>.</p><ul><li><a href="https://example.com/">here</a></li><li>there</li></ul>',
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
