import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildTestimonial } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';
import { openAdminForm } from '@/test/admin';
import { hold } from '@/test/hold';

beforeEach(() => {
  apiAnswers('testimonials.list', [buildTestimonial({ id: 'abc' })]);
});

test('the fields are locked during a save, and unlocked after a failure', async () => {
  const [answered, answer] = hold();
  apiAnswers('testimonials.update', async () => {
    await answered;
    return refusal('invalid', 'Invalid input.', { industry: ['Too long.'] });
  });
  const { user } = await openAdminForm('tab=testimonials&edit=abc');
  const input = await screen.findByRole('textbox', { name: 'Industry' });
  await user.enter(input, 'Rail');
  await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
  await waitFor(() => expect(input.closest('[inert]')).not.toBeNull());
  answer();
  await waitFor(() => expect(input.closest('[inert]')).toBeNull());
  expect(await screen.findByText('Too long.')).toBeVisible();
  expect(input).toHaveFocus();
});

test('a stale edit is merged automatically once at most: if the server always refuses, the form says so', async () => {
  let asked = 0;
  apiAnswers('testimonials.update', () => {
    asked += 1;
    return refusal('stale');
  });
  const { user } = await openAdminForm('tab=testimonials&edit=abc');
  await user.enter(screen.getByLabelText('Industry'), 'Rail');
  await user.click(screen.getByRole('button', { name: 'Update Testimonial' }));
  expect(await screen.findByText(/Someone else has changed this item/)).toBeVisible();
  expect(asked).toBe(2);
});
