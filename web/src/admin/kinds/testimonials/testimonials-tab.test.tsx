import { screen } from '@testing-library/react';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardOf, openAdminForm, openAdminTab } from '@/test/admin';
import { buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails, recordCalls } from '@/test/fake-api';
import { hold } from '@/test/hold';

const shown = buildTestimonial({ id: 't1', quote: 'They knew the grid code.', version: 2 });
const hidden = buildTestimonial({ id: 't2', quote: 'They listened to us.', isActive: false });
let testimonials: Testimonial[];

beforeEach(() => {
  testimonials = [shown, hidden];
  apiAnswers('testimonials.list', () => [...testimonials]);
});

const open = () => openAdminTab('testimonials', 'Testimonials Management');

const quote = () => screen.getByRole('textbox', { name: /^Quote/ });

describe('the list', () => {
  test('shows the stored fields of a testimonial, by their names', async () => {
    const details = {
      'Author Name': 'C. Client',
      Company: 'Example Rail',
      'Job Title': 'Engineer',
      Position: 'Head of Grid',
      Sector: 'Future Mobility',
      Industry: 'Rail',
    };
    const [author, company, jobTitle, position, sector, industry] = Object.values(details);
    const full = { ...shown, author, company, jobTitle, position, sector, industry };
    testimonials = [full, hidden];
    await open();
    const card = await cardOf(`“${shown.quote}”`);
    expect(card.getByText('#t1')).toBeVisible();
    expect(card.getByText('Active')).toBeVisible();
    const terms = card.getAllByRole('term');
    expect(
      Object.fromEntries(
        terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
      ),
    ).toEqual(details);
    expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Delete' })).toBeVisible();
    const other = await cardOf(`“${hidden.quote}”`);
    expect(other.getByText('Inactive')).toBeVisible();
    expect(other.queryByText('Industry')).toBeNull();
  });

  test('is empty at first, and links to the form', async () => {
    testimonials = [];
    const { user } = await open();
    expect(await screen.findByText('No testimonials found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Your First Testimonial' }));
    expect(await screen.findByRole('heading', { name: 'Add New Testimonial' })).toBeVisible();
  });
});

describe('the form', () => {
  test('requires only a quote, stays open after a failure, and adds a testimonial, active by default', async () => {
    apiFails('testimonials.create', 'internal', 'Try later');
    const { user } = await openAdminForm('tab=testimonials&new=1');
    expect(quote()).toBeRequired();
    for (const name of ['Author Name', 'Company', 'Job Title', 'Position', 'Sector', 'Industry']) {
      expect(screen.getByLabelText(name)).not.toBeRequired();
    }
    expect(screen.getByText('Display this testimonial on the website')).toBeVisible();
    const add = screen.getByRole('button', { name: 'Add Testimonial' });
    await user.enter(quote(), ' A pleasu ');
    await user.click(add);
    expect(await screen.findByText('Quote must be at least 10 characters')).toBeVisible();
    expect(quote()).toHaveFocus();
    await user.enter(screen.getByLabelText('Author Name'), 'B. Client');
    await user.clear(quote());
    await user.enter(quote(), '  A pleasure throughout. ');
    await user.click(add);
    expect(await screen.findByText('The testimonial was not saved')).toBeVisible();
    expect(screen.getByText(/Try later/)).toBeVisible();

    const [answered, answer] = hold();
    const sent = recordCalls('testimonials.create', async () => {
      await answered;
      const added = buildTestimonial({ id: 't3', quote: 'A pleasure throughout.' });
      testimonials = [added, ...testimonials];
      return added;
    });
    await user.click(add);
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    answer();
    expect(await cardOf('“A pleasure throughout.”')).toBeDefined();
    expect(sent[0]?.body).toMatchObject({
      quote: 'A pleasure throughout.',
      author: 'B. Client',
      company: '',
      isActive: true,
    });
  });
});
