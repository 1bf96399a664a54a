import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCaseStudy, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs } from '@/test/fake-api';
import { renderWithProviders } from '@/test/render';
import { TestimonialsSection } from './testimonials-section';

const EMPTY = 'No testimonials available at the moment.';

beforeEach(() => apiAnswers('caseStudies.list', []));

test('says that testimonials are loading', () => {
  apiHangs('testimonials.list');
  renderWithProviders(<TestimonialsSection />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading testimonials...');
});

test.each([
  [
    'none is active',
    () => apiAnswers('testimonials.list', [buildTestimonial({ isActive: false })]),
  ],
  ['the load fails', () => apiFails('testimonials.list', 'unavailable')],
])('is empty when %s', async (_, arrange) => {
  arrange();
  renderWithProviders(<TestimonialsSection />);
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('lists the active ones with their authors', async () => {
  apiAnswers('testimonials.list', [
    buildTestimonial({ id: 'a', quote: 'They knew the grid code.', position: 'Chief engineer' }),
    buildTestimonial({ id: 'b', quote: 'Nobody may read this.', isActive: false }),
    buildTestimonial({ id: 'c', quote: 'Hired in six weeks.', position: '', jobTitle: 'COO' }),
  ]);
  renderWithProviders(<TestimonialsSection />);
  const [first, second, ...others] = await screen.findAllByRole('figure');
  expect(first).toHaveTextContent(/They knew the grid code.*Chief engineer, Example Grid/);
  expect(second).toHaveTextContent('COO, Example Grid');
  expect(others).toEqual([]);
});

test("shows the figures of the same client's case study, and links to it", async () => {
  apiAnswers('testimonials.list', [
    buildTestimonial({ id: 'a', company: ' example STORAGE ' }),
    buildTestimonial({ id: 'b', company: 'Somebody Else' }),
  ]);
  const stats = { peopleHired: 9, timeToHire: '14 weeks' };
  // The newest case study wins.
  apiAnswers('caseStudies.list', [
    buildCaseStudy({ company: 'Example Storage', stats }),
    buildCaseStudy({ id: 'older', company: 'Example Storage' }),
  ]);
  renderWithProviders(<TestimonialsSection />);
  const link = await screen.findByRole('link', { name: /9 hired.*14 weeks.*Read the case study/ });
  expect(link).toHaveAttribute('href', `/case-study/${buildCaseStudy().id}`);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('opens and closes a long quote', async () => {
  const quote = `${'Long words about hiring. '.repeat(10)}The very end.`;
  apiAnswers('testimonials.list', [buildTestimonial({ quote })]);
  const { user } = renderWithProviders(<TestimonialsSection />);

  const more = await screen.findByRole('button', { name: 'Read More' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/The very end/)).not.toBeInTheDocument();

  await user.click(more);
  expect(screen.getByText(/The very end/)).toBeInTheDocument();
  const less = screen.getByRole('button', { name: 'Read Less' });
  expect(less).toHaveAttribute('aria-expanded', 'true');

  await user.click(less);
  expect(screen.queryByText(/The very end/)).not.toBeInTheDocument();
});

test('scrolls by 320 px with arrows and arrow keys', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
  apiAnswers('testimonials.list', [
    buildTestimonial({ id: 'a' }),
    buildTestimonial({ id: 'b' }),
    buildTestimonial({ id: 'c' }),
  ]);
  const { user } = renderWithProviders(<TestimonialsSection />);
  const next = await screen.findByRole('button', { name: 'Show next testimonials' });
  expect(screen.getByRole('button', { name: 'Show previous testimonials' })).toBeDisabled();
  await user.click(next);
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: 320 }));

  const list = within(screen.getByRole('region')).getByRole('list');
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: -320 }));
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: 320 }));
  expect(list).toHaveAttribute('tabindex', '0');
});
