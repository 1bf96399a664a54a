import { screen } from '@testing-library/react';
import { proseOf } from '@torque-tide/domain/texts/prose';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { pointsOf, Prose, Spans } from './prose';

test('renders paragraphs, points and links', () => {
  const text = 'See [prices](/growth#pricing).\n\n- [here](https://example.com/)\n- there';
  const { container } = renderWithProviders(<Prose className="lead" text={proseOf(text)} />);
  expect(container.innerHTML.replaceAll(' data-discover="true"', '')).toContain(
    '<p class="lead" dir="auto">See <a href="/growth#pricing">prices</a>.</p><ul><li dir="auto"><a href="https://example.com/">here</a></li><li dir="auto">there</li></ul>',
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('gives points a class, linked or not', () => {
  const [here, there] = pointsOf(proseOf('- [here](/growth)\n- there'));
  renderWithProviders(
    <>
      <Spans className="chip" spans={here ?? []} />
      <Spans className="chip" spans={there ?? []} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'here' })).toHaveClass('chip');
  expect(screen.getByText('there')).toHaveClass('chip');
});
