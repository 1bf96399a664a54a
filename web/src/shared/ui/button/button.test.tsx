import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ButtonLink } from '@/site/ui/links';
import { renderWithProviders } from '@/test/render';
import { Button, ButtonAnchor } from './button';

test('acts on a click, and submits no form by default', async () => {
  const press = vi.fn();
  const send = vi.fn((event: SubmitEvent) => event.preventDefault());
  window.addEventListener('submit', send);
  const { user } = renderWithProviders(
    <form>
      <Button variant="contained" startIcon={<svg aria-hidden="true" />} onClick={press}>
        Copy
      </Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(press).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
  window.removeEventListener('submit', send);
});

test("makes links look like buttons, without the look's props as attributes", () => {
  renderWithProviders(
    <>
      <ButtonLink to="/jobs" variant="outlined" size="small" fullWidth>
        View jobs
      </ButtonLink>
      <ButtonAnchor href="mailto:a@b.example" variant="outlined" size="small" fullWidth>
        Write
      </ButtonAnchor>
    </>,
  );
  for (const link of screen.getAllByRole('link')) {
    expect(link.className).toMatch(/button/);
    expect(link).toHaveAttribute('href');
    expect(link).toHaveAttribute('data-variant', 'outlined');
    expect(link).toHaveAttribute('data-size', 'small');
    expect(link).toHaveAttribute('data-full-width');
    for (const name of ['variant', 'size', 'fullwidth']) expect(link).not.toHaveAttribute(name);
  }
});
