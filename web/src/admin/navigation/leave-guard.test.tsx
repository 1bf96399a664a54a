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
      <button onClick={() => void navigate(-1)}>Cancel</button>
      <button onClick={() => void navigate('/list', { replace: true })}>Replace</button>
      <button
        onClick={() => {
          allowLeave();
          void navigate(-1);
        }}
      >
        Save
      </button>
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

/** Opens the form from the list, and changes it if asked to. */
async function openForm(typed = 'typed') {
  const app = renderAdminInBrowser('/list', routes);
  await app.user.click(screen.getByText('to form'));
  await page('Form');
  if (typed) await app.user.type(screen.getByLabelText('Text'), typed);
  return app;
}

/** Back and Forward arrive later, as in a browser. */
function travel(steps: number) {
  window.history.go(steps);
}

test.each(['to website', 'Cancel', 'Replace', 'Back'])(
  'a form without changes is left by %s without asking',
  async (name) => {
    const { user } = await openForm('');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    if (name === 'Back') travel(-1);
    else await user.click(screen.getByText(name));
    await waitFor(() => expect(screen.queryByLabelText('Text')).toBeNull());
    expect(ask).not.toHaveBeenCalled();
  },
);

test('a form that was changed back is left without asking', async () => {
  const { user } = await openForm();
  await user.clear(screen.getByLabelText('Text'));
  await user.click(screen.getByText('to website'));
  expect(await page('Website')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

describe('a form with changes', () => {
  test.each([
    ['a link', 'to website', 'Website'],
    ['a step back', 'Cancel', 'List'],
    ['a replacement', 'Replace', 'List'],
  ])('asks before %s, stays, and leaves on confirmation', async (_, name, target) => {
    const { user } = await openForm();
    ask.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await user.click(screen.getByText(name));
    await asked(1);
    expect(ask).toHaveBeenCalledWith(`${REASON} Leave anyway?`);
    expect(screen.getByLabelText('Text')).toHaveValue('typed');
    expect(window.location.pathname).toBe('/form');
    await user.click(screen.getByText(name));
    expect(await page(target)).toBeVisible();
    await asked(2);
  });

  test('asks before Back, and keeps the address', async () => {
    await openForm();
    ask.mockReturnValueOnce(false).mockReturnValueOnce(true);
    travel(-1);
    await asked(1);
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(screen.getByLabelText('Text')).toHaveValue('typed');
    travel(-1);
    expect(await page('List')).toBeVisible();
    await asked(2);
    expect(window.location.pathname).toBe('/list');
  });

  test('asks before Forward, and before steps over several pages', async () => {
    const { user } = await openForm('');
    await user.click(screen.getByText('to website'));
    await page('Website');
    travel(-1);
    await page('Form');
    await user.type(screen.getByLabelText('Text'), 'typed');
    ask.mockReturnValue(true);
    travel(1);
    expect(await page('Website')).toBeVisible();
    await asked(1);
    travel(-2);
    expect(await page('List')).toBeVisible();
  });

  test('does not ask before a link to a part of its page, nor on the way back from it', async () => {
    const { user } = await openForm();
    await user.click(screen.getByText('to part'));
    expect(window.location.hash).toBe('#part');
    travel(-1);
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Text')).toHaveValue('typed');
  });

  test('makes the browser ask before the tab is closed', async () => {
    await openForm();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  test('does not ask once it is saved', async () => {
    const { user } = await openForm();
    await user.click(screen.getByText('Save'));
    expect(await page('List')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([false, true])("asks before actions that aren't navigations: %s", async (leaves) => {
    const { user } = await openForm();
    ask.mockReturnValue(leaves);
    await user.click(screen.getByText('Log out'));
    await asked(1);
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(String(leaves));
  });

  test('follows a link that was pressed just before it was saved', async () => {
    const { user } = await openForm();
    await user.click(screen.getByText('Leave as it is saved'));
    expect(await page('Website')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
  });
});
