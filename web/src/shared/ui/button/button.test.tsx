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

test("does nothing while disabled, and isn't a stop of the Tab key", async () => {
  const press = vi.fn();
  const { user } = renderWithProviders(
    <Button variant="outlined" disabled onClick={press}>
      Clear
    </Button>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear' })).not.toHaveFocus();
  screen.getByRole('button', { name: 'Clear' }).click();
  expect(press).not.toHaveBeenCalled();
});

test("makes links look like buttons, without the look's props as attributes", () => {
  renderWithProviders(
    <>
      <ButtonLink to="/jobs" variant="contained" size="large" fullWidth>
        View jobs
      </ButtonLink>
      <ButtonAnchor href="mailto:a@b.example" variant="outlined" size="small" fullWidth>
        Write
      </ButtonAnchor>
    </>,
  );
  const inside = screen.getByRole('link', { name: 'View jobs' });
  const outside = screen.getByRole('link', { name: 'Write' });
  expect(inside).toHaveAttribute('href', '/jobs');
  expect(outside).toHaveAttribute('href', 'mailto:a@b.example');
  expect(inside).toHaveAttribute('data-variant', 'contained');
  expect(outside).toHaveAttribute('data-size', 'small');
  for (const link of [inside, outside]) {
    expect(link.className).toMatch(/button/);
    expect(link).toHaveAttribute('data-full-width');
    for (const name of ['variant', 'size', 'fullwidth']) expect(link).not.toHaveAttribute(name);
  }
});
