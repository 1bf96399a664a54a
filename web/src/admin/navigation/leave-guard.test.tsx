import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Outlet, type RouteObject, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { renderAdminInBrowser } from '@/test/admin';
import { confirmLeave, LeaveGuard, useLeaveQuestion } from './leave-guard';

// Each test leaves history entries behind, so the next one starts on a new page.
afterEach(() => window.history.pushState(null, '', '/'));

const REASON = 'A picture is on its way.';

function Form() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  const allowLeave = useLeaveQuestion(text === '' ? undefined : REASON);
  return (
    <>
      <h1>Form</h1>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setAnswer(String(confirmLeave()))}>Log out</button>
      <button
        onClick={() => {
          void navigate('/website');
          allowLeave();
        }}
      >
        Leave as it is saved
      </button>
      <output>{answer}</output>
    </>
  );
}

function Frame() {
  return (
    <>
      <LeaveGuard />
      <nav>
        <Link to="/list">to list</Link>
        <Link to="/form">to form</Link>
        <Link to="/website">to website</Link>
        <Link to="#part">to part</Link>
      </nav>
      <Outlet />
    </>
  );
}

const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { path: '/list', element: <h1>List</h1> },
      { path: '/form', element: <Form /> },
      { path: '*', element: <h1>Website</h1> },
    ],
  },
];

const page = (name: string) => screen.findByRole('heading', { level: 1, name });
let ask: MockInstance<typeof window.confirm>;
beforeEach(() => (ask = vi.spyOn(window, 'confirm').mockReturnValue(false)));

/** Waits for the browser's question, which appears at once. */
const asked = (times: number) => waitFor(() => expect(ask).toHaveBeenCalledTimes(times));

/** Opens the form from the list, and changes it. */
async function openForm() {
  const app = renderAdminInBrowser('/list', routes);
  await app.user.click(screen.getByText('to form'));
  await page('Form');
  await app.user.enter(screen.getByLabelText('Text'), 'typed');
  return app;
}

const closesTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a form that was changed back is left without asking', async () => {
  const { user } = await openForm();
  await user.clear(screen.getByLabelText('Text'));
  expect(closesTab()).toBe(true);
  await user.click(screen.getByText('to website'));
  expect(await page('Website')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

describe('a form with changes', () => {
  test('asks before a link, stays, and leaves on confirmation', async () => {
    const { user } = await openForm();
    ask.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await user.click(screen.getByText('to website'));
    await asked(1);
    expect(ask).toHaveBeenCalledWith(`${REASON} Leave anyway?`);
    expect(screen.getByLabelText('Text')).toHaveValue('typed');
    expect(window.location.pathname).toBe('/form');
    // The browser asks before the tab is closed.
    expect(closesTab()).toBe(false);
    await user.click(screen.getByText('to website'));
    expect(await page('Website')).toBeVisible();
    await asked(2);
  });

  test('asks before Back, and keeps the address', async () => {
    await openForm();
    ask.mockReturnValueOnce(false).mockReturnValueOnce(true);
    window.history.back();
    await asked(1);
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(screen.getByLabelText('Text')).toHaveValue('typed');
    window.history.back();
    expect(await page('List')).toBeVisible();
    await asked(2);
    expect(window.location.pathname).toBe('/list');
  });

  test('does not ask before a link to a part of its page, nor on the way back from it', async () => {
    const { user } = await openForm();
    await user.click(screen.getByText('to part'));
    expect(window.location.hash).toBe('#part');
    window.history.back();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Text')).toHaveValue('typed');
  });

  test("asks before actions that aren't navigations", async () => {
    const { user } = await openForm();
    for (const leaves of [false, true]) {
      ask.mockReturnValueOnce(leaves);
      await user.click(screen.getByText('Log out'));
      expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(String(leaves));
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('follows a link that was pressed just before it was saved', async () => {
    const { user } = await openForm();
    await user.click(screen.getByText('Leave as it is saved'));
    expect(await page('Website')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
  });
});
