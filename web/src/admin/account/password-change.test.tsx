import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { logInAsAda, openAccount, OWN, PHONE } from '@/test/account';
import { apiAnswers, refusal } from '@/test/fake-api';
import { REPEAT_WAITS_MS } from '@/admin/requests/use-write';
import { endWaitsAtOnce } from '@/test/short-waits';

beforeEach(logInAsAda);

describe('a password change with an unknown outcome', () => {
  beforeEach(() => void endWaitsAtOnce(REPEAT_WAITS_MS));

  const present = () => screen.getByLabelText('Current password');
  const next = () => screen.getByLabelText('New password');
  const press = { name: 'Change password' };
  type Answer = { sessionId: string } | Response;
  type User = Awaited<ReturnType<typeof openAccount>>['user'];

  async function fill(user: User, text: string) {
    await user.clear(present());
    await user.click(present());
    await user.paste('energy-transition-2026');
    await user.clear(next());
    await user.click(next());
    await user.paste(text);
  }

  /** Answers the calls in turn, repeats the last answer, and returns the bodies that were sent. */
  function answers(...all: (() => Answer | Promise<Answer>)[]) {
    const asked: { key: string | null; newPassword: string }[] = [];
    apiAnswers('account.changePassword', async (request) => {
      const { newPassword } = (await request.json()) as { newPassword: string };
      asked.push({ key: request.headers.get('idempotency-key'), newPassword });
      return (all[Math.min(asked.length, all.length) - 1] ?? lost)();
    });
    return asked;
  }

  const lost = () => Response.error();
  const done = () => ({ sessionId: 'session-2' });

  test('is repeated with one key until it is known, and says so meanwhile', async () => {
    const { user } = await openAccount([OWN]);
    let answer: (answer: Answer) => void = () => undefined;
    const answered = new Promise<Answer>((resolve) => (answer = resolve));
    const asked = answers(
      lost,
      () => refusal('unavailable'),
      () => answered,
    );
    await fill(user, 'a quiet harbour at dawn');
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByRole('alert')).toHaveTextContent('The password may have been saved');
    answer(done());
    expect(await screen.findByText('Your password is changed.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(asked).toHaveLength(3);
  });

  test('is repeated by the same button, before another password can be typed and sent with a new key', async () => {
    const { user } = await openAccount([OWN]);
    const asked = answers(lost);
    await fill(user, 'a quiet harbour at dawn');
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByText(/Press the button again/)).toBeVisible();
    await user.type(next(), ' and noon');
    expect(next()).toHaveValue('a quiet harbour at dawn');
    // Unlike unsaved content, a password isn't kept in the browser.
    expect(Object.values(localStorage).join()).not.toContain('harbour');
    expect(asked).toHaveLength(6);
    const again = answers(() => refusal('too-many-attempts'), done);
    await user.click(screen.getByRole('button', press));
    await waitFor(() => expect(next()).not.toHaveAttribute('readonly'));
    await fill(user, 'a louder harbour at noon');
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByText('Your other sessions have ended.')).toBeVisible();
    expect(next()).toHaveValue('');
    expect(again).toMatchObject([asked[0], { newPassword: 'a louder harbour at noon' }]);
    expect(again[1]?.key).not.toBe(asked[0]?.key);
  });
});

describe('a session that another tab has replaced', () => {
  test('continues a pending change, and asks for no login', async () => {
    await openAccount([OWN, PHONE]);
    const tokens: (string | null)[] = [];
    apiAnswers('sessions.endOthers', (request) => {
      tokens.push(request.headers.get('authorization'));
      if (tokens.length > 1) return { ended: 1 };
      // Meanwhile another tab has changed the password.
      localStorage.setItem('adminSessionId', 'session-2');
      return refusal('unauthenticated');
    });
    screen.getByRole('button', { name: 'End all others' }).click();
    expect(await screen.findByText('The session has ended.')).toBeVisible();
    expect(tokens).toEqual(['Bearer session-1', 'Bearer session-2']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['the same admin', 'ada', false],
    ['somebody else', 'grace', true],
  ])('closes an open login of %s', async (_, username, isOther) => {
    await openAccount([OWN, PHONE]);
    apiAnswers('sessions.endOthers', (request) =>
      request.headers.get('authorization') === 'Bearer session-2'
        ? { ended: 1 }
        : refusal('unauthenticated'),
    );
    screen.getByRole('button', { name: 'End all others' }).click();
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    let verified = 0;
    apiAnswers('admin.verify', () => {
      verified += 1;
      return { username, expiresAt: '2026-11-21T18:00:00.000Z' };
    });
    localStorage.setItem('adminSessionId', 'session-2');
    const event = { key: 'adminSessionId', newValue: 'session-2' };
    act(() => void window.dispatchEvent(new StorageEvent('storage', event)));
    await waitFor(() => expect(verified).toBe(1));
    if (isOther) {
      const other = { name: 'Somebody else is logged in now' };
      expect(await screen.findByRole('dialog', other)).toBeVisible();
      expect(screen.queryByText('The session has ended.')).toBeNull();
      return;
    }
    expect(await screen.findByText('The session has ended.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
