import { screen, waitFor } from '@testing-library/react';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildClientLogo } from '@/test/builders';
import { apiAnswers, apiIsUnreachable, refusal } from '@/test/fake-api';
import type { User } from '@/test/user';
import { arranged } from '@/admin/lists/ordered-card';

let logos: ClientLogo[];
let sent: { id: string; version: number }[][];

beforeEach(() => {
  sent = [];
  logos = ['Aurora', 'Borealis', 'Corvane'].map((companyName, index) =>
    buildClientLogo({ id: `l${index}`, companyName, sortOrder: 0, version: 5 }),
  );
  apiAnswers('clientLogos.list', () => [...logos]);
  apiAnswers('clientLogos.order', async (request) => {
    const { items: order } = (await request.json()) as { items: { id: string; version: number }[] };
    sent.push(order);
    logos = order.flatMap(({ id }, index) => {
      const logo = logos.find((each) => each.id === id);
      return logo ? numbered(logo, index + 1) : [];
    });
    return logos;
  });
});

const numbered = (logo: ClientLogo, sortOrder: number): ClientLogo =>
  logo.sortOrder === sortOrder ? logo : { ...logo, sortOrder, version: logo.version + 1 };

async function openList() {
  const { user } = await openAdminTab('client-logos', 'Client Logos Management');
  await screen.findByRole('heading', { name: 'Corvane' });
  return user;
}

const names = () =>
  screen.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent);
const handle = (company: string) => screen.getByRole('button', { name: `Move ${company}` });

async function moveUp(user: User, company: string) {
  await user.click(handle(company));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
}

describe('moving a logo by its handle', () => {
  test('shows at once, saves all numbers in one call, is announced, and is undone in one call', async () => {
    const user = await openList();
    await moveUp(user, 'Corvane');
    await waitFor(() => expect(names()).toEqual(['Aurora', 'Corvane', 'Borealis']));
    expect(await screen.findByText('“Corvane” is number 2 of 3.')).toBeVisible();
    expect(sent).toEqual([
      [
        { id: 'l0', version: 5 },
        { id: 'l2', version: 5 },
        { id: 'l1', version: 5 },
      ],
    ]);
    expect(screen.getByText('Sort order: 2')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The order is as it was before.')).toBeVisible();
    expect(names()).toEqual(['Aurora', 'Borealis', 'Corvane']);
    expect(sent.slice(1).map((order) => order.map(({ id }) => id))).toEqual([['l0', 'l1', 'l2']]);
  });

  test('keeps the focus on the moved logo, with the keyboard, at the end too', async () => {
    const user = await openList();
    handle('Aurora').focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(names()).toEqual(['Borealis', 'Aurora', 'Corvane']));
    expect(handle('Aurora')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(names()).toEqual(['Borealis', 'Corvane', 'Aurora']));
    expect(handle('Aurora')).toHaveFocus();
    await waitFor(() => expect(sent).toHaveLength(2));
    // The second call uses the versions of the first one's answer.
    expect(sent[1]).toEqual([
      { id: 'l1', version: 6 },
      { id: 'l2', version: 6 },
      { id: 'l0', version: 6 },
    ]);
    await user.keyboard('{ArrowDown}');
    expect(sent).toHaveLength(2);
  });

  test("that conflicts with another admin's says so, shows the stored order, and loses nothing", async () => {
    apiAnswers('clientLogos.order', () => {
      logos = [...logos].reverse().map((logo) => Object.assign(logo, { version: 9 }));
      return refusal('stale', 'Client logo has been changed');
    });
    const user = await openList();
    await moveUp(user, 'Corvane');
    expect(await screen.findByText('The order was not saved')).toBeVisible();
    expect(screen.getByText(/Someone else has changed the client logos meanwhile/)).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Corvane', 'Borealis', 'Aurora']));
  });

  test('without a server says so and reverts', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    apiIsUnreachable('clientLogos.order');
    const user = await openList();
    await moveUp(user, 'Corvane');
    expect(await screen.findByText('The order was not saved')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Aurora', 'Borealis', 'Corvane']));
  });
});

test('an order numbers all logos; those that it does not name come last', () => {
  const order = (...ids: string[]) =>
    arranged(logos, ids).map((logo) => `${logo.companyName[0]}${logo.sortOrder}`);
  expect(order('l1', 'l2', 'l0')).toEqual(['B1', 'C2', 'A3']);
  expect(order('l2')).toEqual(['C1', 'A2', 'B3']);
  expect(order('gone')).toEqual(['A1', 'B2', 'C3']);
});
