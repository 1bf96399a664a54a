import { screen, waitFor, within } from '@testing-library/react';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAdminForm, openAdminTab } from '@/test/admin';
import { buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails, recordCalls } from '@/test/fake-api';

const shown = buildTestimonial({ id: 't1', quote: 'They knew the grid code.', version: 2 });
const hidden = buildTestimonial({ id: 't2', quote: 'They listened to us.', isActive: false });
let testimonials: Testimonial[];

beforeEach(() => {
  testimonials = [shown, hidden];
  apiAnswers('testimonials.list', () => [...testimonials]);
});

const open = () => openAdminTab('testimonials', 'Testimonials Management');

async function cardOf(quote: string) {
  const text = await screen.findByText(`“${quote}”`);
  return within(text.closest('article')!);
}

const quote = () => screen.getByRole('textbox', { name: /^Quote/ });

describe('the list', () => {
  test('shows all stored fields of a testimonial', async () => {
    await open();
    const card = await cardOf(shown.quote);
    for (const text of ['#t1', 'Active', 'A. Client', 'Example Grid', 'Clean Energy']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.queryByText('Industry')).toBeNull();
    expect((await cardOf(hidden.quote)).getByText('Inactive')).toBeVisible();
  });

  test('shows every detail that there is, by its name', async () => {
    const details = {
      'Author Name': 'C. Client',
      Company: 'Example Rail',
      'Job Title': 'Engineer',
      Position: 'Head of Grid',
      Sector: 'Future Mobility',
      Industry: 'Rail',
    };
    const [author, company, jobTitle, position, sector, industry] = Object.values(details);
    testimonials = [{ ...shown, author, company, jobTitle, position, sector, industry }];
    await open();
    const card = await cardOf(shown.quote);
    const terms = card.getAllByRole('term');
    expect(
      Object.fromEntries(
        terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
      ),
    ).toEqual(details);
    expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Delete' })).toBeVisible();
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
  test('requires only a quote of ten characters, and is closed by Cancel', async () => {
    const { user } = await openAdminForm('tab=testimonials&new=1');
    expect(quote()).toBeRequired();
    for (const name of ['Author Name', 'Company', 'Job Title', 'Position', 'Sector', 'Industry']) {
      expect(screen.getByRole('textbox', { name })).not.toBeRequired();
    }
    await user.enter(quote(), 'Too short');
    await user.click(screen.getByRole('button', { name: 'Add Testimonial' }));
    expect(await screen.findByText('Quote must be at least 10 characters')).toBeVisible();
    expect(quote()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await cardOf(shown.quote)).toBeDefined();
  });

  test('stays open after a failure, and adds a testimonial, active by default', async () => {
    apiFails('testimonials.create', 'internal', 'Try later');
    const { user } = await openAdminForm('tab=testimonials&new=1');
    expect(screen.getByText('Display this testimonial on the website')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
    await user.enter(quote(), '  A pleasure throughout. ');
    await user.enter(screen.getByRole('textbox', { name: 'Author Name' }), 'B. Client');
    await user.click(screen.getByRole('button', { name: 'Add Testimonial' }));
    expect(await screen.findByText('The testimonial was not saved')).toBeVisible();
    expect(screen.getByText(/Try later/)).toBeVisible();
    expect(quote()).toHaveDisplayValue(/A pleasure throughout\./);

    const sent = recordCalls('testimonials.create', () => {
      const added = buildTestimonial({ id: 't3', quote: 'A pleasure throughout.' });
      testimonials = [added, ...testimonials];
      return added;
    });
    await user.click(screen.getByRole('button', { name: 'Add Testimonial' }));
    expect(await cardOf('A pleasure throughout.')).toBeDefined();
    expect(sent[0]?.body).toEqual({
      quote: 'A pleasure throughout.',
      author: 'B. Client',
      company: '',
      jobTitle: '',
      position: '',
      sector: '',
      industry: '',
      isActive: true,
    });
  });

  test('edits with the version that was read, and says that it is saving', async () => {
    let answer = () => undefined as void;
    const sent = recordCalls('testimonials.update', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return shown;
    });
    const { user } = await openAdminForm('tab=testimonials&edit=t1');
    expect(screen.getByRole('heading', { name: 'Edit Testimonial' })).toBeVisible();
    expect(quote()).toHaveValue(shown.quote);
    await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await waitFor(() => expect(sent[0]?.ifMatch).toBe('"2"'));
    const { id: _, version: __, ...stored } = shown;
    // A form sends everything it shows, and missing values as an empty text.
    await waitFor(() => expect(sent[0]?.body).toEqual({ ...stored, position: '', industry: '' }));
    answer();
    expect(await screen.findByText('Testimonial updated.')).toBeVisible();
  });
});
