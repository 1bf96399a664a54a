import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { logInAsAda, openAccount, OWN, PHONE, TABLET } from '@/test/account';
import { expectFocus } from '@/test/focus';
import { apiAnswers, apiFails, recordCalls } from '@/test/fake-api';
import { renderAdmin } from '@/test/admin';

beforeEach(logInAsAda);

const cards = () => screen.getAllByRole('article');
const browsers = () =>
  screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

describe('an own account', () => {
  test('has a page of its own, linked from the menu that also holds the theme, with a link back', async () => {
    apiAnswers('testimonials.list', []);
    apiAnswers('sessions.list', [OWN]);
    const { user, location } = renderAdmin('/admin?tab=testimonials');
    const menu = () => screen.findByRole('button', { name: /^Account menu.*Logged in as ada$/ });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Your account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    expect(location().pathname).toBe('/admin/account');
    await user.click(await menu());
    expect(await screen.findByRole('menuitem', { name: 'Your account' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('menuitemradio', { name: 'Light theme' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await waitFor(async () => expect(await menu()).toHaveFocus());
    expect(await screen.findByRole('link', { name: 'Back to content' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });
});

describe('the sessions', () => {
  test('are read again after a failure, told apart, and the current one cannot be ended here', async () => {
    apiFails('sessions.list', 'unavailable');
    const { user } = renderAdmin('/admin/account');
    expect(await screen.findByText('The sessions could not be loaded')).toBeVisible();
    apiAnswers('sessions.list', [OWN, PHONE]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Firefox on Windows');
    const [own, phone] = cards() as [HTMLElement, HTMLElement];
    expect(own).toHaveTextContent('Firefox on Windows');
    expect(own).toHaveTextContent('This session');
    expect(within(own).queryByRole('button')).toBeNull();
    expect(within(phone).getByText(/^Since/)).toHaveTextContent(/21 Nov 2026/);
    expect(within(phone).getByText(/^Last seen/)).toHaveTextContent(/21 Nov 2026/);
    expect(within(phone).getByRole('button', { name: 'End session' })).toHaveAccessibleDescription(
      /Safari on iOS/,
    );
  });

  test('end one by one; what fails is said, and still listed', async () => {
    const sessions = [OWN, PHONE, TABLET];
    const { user } = await openAccount(sessions);
    const endPhone = () =>
      user.click(within(cards()[1]!).getByRole('button', { name: 'End session' }));
    apiFails('sessions.end', 'internal', 'The server is busy.');
    await endPhone();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The session was not ended');
    expect(alert).toHaveTextContent('The server is busy.');
    expect(cards()).toHaveLength(3);
    apiAnswers('sessions.end', (_, { id = '' }) => {
      sessions.splice(1, 1);
      return { id };
    });
    await endPhone();
    expect(await screen.findByText('The session has ended.')).toBeVisible();
    await expectFocus(screen.findByRole('heading', { name: 'Where you are logged in' }));
    await waitFor(() => expect(browsers()).toEqual(['Firefox on Windows', 'Chrome on Android']));
  });

  test('end all at once except the current one', async () => {
    const sessions = [OWN, PHONE, TABLET];
    const { user } = await openAccount(sessions);
    apiAnswers('sessions.endOthers', () => {
      sessions.length = 1;
      return { ended: 2 };
    });
    await user.click(screen.getByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('2 sessions have ended.')).toBeVisible();
    await waitFor(() => expect(browsers()).toEqual(['Firefox on Windows']));
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });
});

describe('the password', () => {
  const present = () => screen.getByLabelText('Current password');
  const next = () => screen.getByLabelText('New password');

  async function change(user: Awaited<ReturnType<typeof openAccount>>['user'], text: string) {
    await user.click(present());
    await user.paste('energy-transition-2026');
    await user.click(next());
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('works with a password manager, and can be shown', async () => {
    const { user } = await openAccount([OWN]);
    expect(present()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    expect(next()).toHaveAccessibleDescription(/At least 15 characters/);
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('ada');
    const [, showNext] = screen.getAllByRole('button', { name: 'Show password' });
    await user.click(showNext as HTMLElement);
    expect(next()).toHaveAttribute('type', 'text');
    expect(present()).toHaveAttribute('type', 'password');
  });

  test('is sent as it was typed, and then cleared', async () => {
    const sent = recordCalls('account.changePassword', { sessionId: 'session-2' });
    const { user } = await openAccount([OWN]);
    await change(user, '  a quiet harbour at dawn ');
    expect(await screen.findByText('Your other sessions have ended.')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      currentPassword: 'energy-transition-2026',
      newPassword: '  a quiet harbour at dawn ',
    });
    expect(present()).toHaveValue('');
    expect(next()).toHaveValue('');
    expect(localStorage.getItem('adminSessionId')).toBe('session-2');
  });

  test('that is too short is not sent', async () => {
    const { user } = await openAccount([OWN]);
    await change(user, 'fourteen chars');
    expect(await screen.findByText('A password has 15 to 128 characters.')).toBeVisible();
    expect(next()).toHaveFocus();
  });

  test('that is not accepted is explained beside its field or above the form, and kept', async () => {
    apiFails('account.changePassword', 'invalid', 'Wrong', {
      currentPassword: ['This is not your present password'],
    });
    const { user } = await openAccount([OWN]);
    await change(user, 'a quiet harbour at dawn');
    expect(await screen.findByText('This is not your present password')).toBeVisible();
    expect(present()).toHaveFocus();
    expect(next()).toHaveValue('a quiet harbour at dawn');
    apiFails('account.changePassword', 'too-many-attempts', 'Too many failed attempts.');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The password was not saved');
    expect(alert).toHaveTextContent('Too many failed attempts.');
  });
});
