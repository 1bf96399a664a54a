import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ContactLink } from './contact-link';

test('without a contact section it leads to the one on Home', async () => {
  const { user, location } = renderWithProviders(<ContactLink />, '/services');
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(location()).toMatchObject({ pathname: '/', hash: '#contact' });
});

test('with one it scrolls there, 100 px short, and stays on the page', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { user, location } = renderWithProviders(
    <>
      <ContactLink />
      <section id="contact" />
    </>,
    '/services',
  );
  vi.spyOn(document.getElementById('contact')!, 'getBoundingClientRect').mockReturnValue({
    top: 1400,
  } as DOMRect);
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 1300, behavior: 'smooth' });
  expect(location().pathname).toBe('/services');
});
