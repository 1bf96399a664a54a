import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { REPEAT_WAITS_MS } from '@/admin/requests/use-write';
import { onSessionStored } from '@/shared/api/session-storage';
import { cardOf, openAdminForm, openAdminTab } from '@/test/admin';
import { buildClientLogo } from '@/test/builders';
import { apiAnswers, apiFails, apiIsUnreachable, recordCalls, server } from '@/test/fake-api';
import { restoreMotion } from '@/test/match-media';
import { endWaitsAtOnce } from '@/test/short-waits';
import { hold } from '@/test/hold';

const first = buildClientLogo({ id: 'l1', companyName: 'Corvane', sortOrder: 3, version: 5 });
const second = buildClientLogo({ id: 'l2', companyName: 'Haldmoor', isActive: false });
let logos: ClientLogo[];

beforeEach(() => {
  logos = [first, second];
  apiAnswers('clientLogos.list', () => [...logos]);
});

const open = () => openAdminTab('client-logos', 'Client Logos Management');

const companyName = () => screen.getByRole('textbox', { name: /^Company Name/ });
const logoUrl = () => screen.getByRole('textbox', { name: /^Logo URL/ });

describe('the list', () => {
  test('counts and shows the logos, and toggles one, sending only the flag', async () => {
    apiFails('clientLogos.update', 'internal');
    const { user } = await open();
    expect(await screen.findByText('Existing Client Logos (2)')).toBeVisible();
    const card = await cardOf('Corvane');
    expect(card.getByText('Active')).toBeVisible();
    expect(card.getByRole('img', { name: 'Corvane' })).toBeVisible();
    expect(card.getByText('Sort order: 3')).toBeVisible();
    expect((await cardOf('Haldmoor')).getByText('Inactive')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ErrorFailed to update client logo: Internal Server Error',
    );
    expect(card.getByText('Active')).toBeVisible();

    const sent = recordCalls('clientLogos.update', () => {
      logos = [{ ...first, isActive: false }, second];
      return { ...first, isActive: false };
    });
    await user.click(card.getByRole('button', { name: 'Deactivate' }));
    expect(await card.findByText('Inactive')).toBeVisible();
    expect(await screen.findByText('Client logo updated successfully')).toBeVisible();
    expect(sent[0]?.body).toEqual({ isActive: false });
  });

  test('says that logos are loading, or that there are none', async () => {
    let answer: (none: ClientLogo[]) => void = () => undefined;
    const answered = new Promise<ClientLogo[]>((resolve) => {
      answer = resolve;
    });
    apiAnswers('clientLogos.list', () => answered);
    await open();
    expect(await screen.findByText('Loading client logos...')).toBeVisible();
    answer([]);
    expect(await screen.findByText('No client logos found')).toBeVisible();
    expect(screen.getByText('Existing Client Logos (0)')).toBeVisible();
  });

  test('asks for a login once the stored session is gone, and reads nothing without one', async () => {
    apiAnswers('testimonials.list', []);
    const { user } = await openAdminTab('testimonials', 'Testimonials Management');
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => void requests.push(request.url));
    localStorage.removeItem('adminSessionId');
    await user.click(screen.getByRole('tab', { name: 'Client Logos' }));
    expect(await screen.findByText('Please log in to manage client logos.')).toBeVisible();
    expect(requests.filter((url) => url.endsWith('/api/client-logos'))).toEqual([]);
  });

  test('asks for a login if the session is not renewed, and for no second one while the dialog fades out', async () => {
    apiFails('clientLogos.update', 'unauthenticated');
    const { user } = await open();
    const hint = 'Please log in to manage client logos.';
    await user.click((await cardOf('Corvane')).getByRole('button', { name: 'Deactivate' }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await screen.findByText(hint)).toBeVisible();

    restoreMotion();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const notNow = await screen.findByRole('button', { name: 'Not now' });
    apiAnswers('admin.login', { sessionId: 'session-2' });
    await user.enter(screen.getByLabelText('Password'), 'secret');
    const stop = onSessionStored(() => void setTimeout(() => fireEvent.click(notNow)));
    onTestFinished(stop);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await cardOf('Corvane')).toBeDefined();
    await waitFor(() => expect(notNow).not.toBeInTheDocument());
    expect(screen.queryByText(hint)).toBeNull();
  });
});

describe('the form', () => {
  const openForm = () => openAdminForm('tab=client-logos&new=1');

  test('requires a name and a URL, stays open after a failure, and creates a logo at the end of the order', async () => {
    apiFails('clientLogos.create', 'internal', 'The database is resting');
    const { user } = await openForm();
    expect(screen.getByText('Logos are automatically converted to white.')).toBeVisible();
    const order = screen.getByRole('spinbutton', { name: 'Sort Order' });
    expect(order).toHaveValue(first.sortOrder + 1);
    await user.clear(order);
    await user.enter(logoUrl(), 'javascript:alert(1)');
    await user.click(screen.getByRole('checkbox', { name: 'Active (visible on website)' }));
    const create = screen.getByRole('button', { name: 'Create Client Logo' });
    await user.click(create);
    expect(await screen.findByText('Company name is required')).toBeVisible();
    expect(screen.getByText('Please enter a valid logo URL')).toBeVisible();
    await user.enter(companyName(), 'Corvane');
    await user.clear(logoUrl());
    await user.enter(logoUrl(), 'https://a.example/logo.svg');
    await user.click(create);
    expect(
      await screen.findByText('Failed to create client logo: Internal Server Error'),
    ).toBeVisible();
    expect(screen.getByText('The client logo was not saved')).toBeVisible();

    const sent = recordCalls('clientLogos.create', first);
    await user.click(create);
    expect(await screen.findByText('Success')).toBeVisible();
    expect(screen.getByText('Client logo created successfully')).toBeVisible();
    expect(await screen.findByText('Existing Client Logos (2)')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      companyName: 'Corvane',
      logoUrl: 'https://a.example/logo.svg',
      isActive: false,
      sortOrder: 0,
    });
  });

  test('previews the logo, says if it could not be loaded, and confirms an update', async () => {
    apiAnswers('clientLogos.update', first);
    const { user } = await openAdminForm('tab=client-logos&edit=l1');
    expect(screen.getByRole('heading', { name: 'Edit Client Logo' })).toBeVisible();
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(preview.getByRole('img', { name: 'Corvane' })).toBeVisible();
    await user.clear(logoUrl());
    expect(preview.getByText(/appears here once its URL is complete/)).toBeVisible();
    await user.enter(logoUrl(), 'https://a.example/logo.jpg');
    fireEvent.error(preview.getByRole('img', { name: 'Corvane' }));
    expect(preview.getByText('No image could be loaded from this URL.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update Client Logo' }));
    expect(await screen.findByText('Client logo updated successfully')).toBeVisible();
  });
});

describe('deleting', () => {
  test("asks with the browser's dialog, says what failed or is not known, and otherwise confirms", async () => {
    endWaitsAtOnce(REPEAT_WAITS_MS);
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { user } = await open();
    const press = async () =>
      user.click((await cardOf('Corvane')).getByRole('button', { name: 'Delete' }));
    // An undeclared request would fail the test.
    await press();
    expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this client logo?');
    apiFails('clientLogos.delete', 'not-found');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ErrorFailed to delete client logo: Not Found',
    );
    apiIsUnreachable('clientLogos.delete');
    await press();
    expect(await screen.findByText('The client logo may have been deleted')).toBeVisible();

    apiAnswers('clientLogos.delete', () => {
      logos = [second];
      return { id: first.id };
    });
    await press();
    expect(await screen.findByText('Client logo deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Corvane' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('article', { name: 'Haldmoor' })).toHaveFocus());
  });

  test('of a second one starts while the first is pending', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const asked: (string | undefined)[] = [];
    const [answered, answer] = hold();
    apiAnswers('clientLogos.delete', async (_, { id }) => {
      asked.push(id);
      await answered;
      logos = logos.filter((logo) => logo.id !== id);
      return { id: id ?? '' };
    });
    const { user } = await open();
    for (const name of ['Corvane', 'Haldmoor', 'Haldmoor']) {
      await user.click((await cardOf(name)).getByRole('button', { name: 'Delete' }));
    }
    await waitFor(() => expect(asked).toEqual(['l1', 'l2']));
    answer();
    expect(await screen.findByText('No client logos found')).toBeVisible();
  });
});
