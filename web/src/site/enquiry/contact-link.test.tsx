import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ContactLink } from './contact-link';

test("leads to Home's contact section if the page has none", async () => {
  const { user, location } = renderWithProviders(<ContactLink />, '/services');
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(location()).toMatchObject({ pathname: '/', hash: '#contact' });
});

test("scrolls to the page's contact section, 100 px short of it", async () => {
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
