import { screen, waitFor, within } from '@testing-library/react';
import type { PreviewLink } from '@torque-tide/contract/previews';
import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { useContentTools } from '@/admin/content/content-tools';
import { openAdminTab, renderInAdmin } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';

const draft = buildJob({ id: '7', title: 'Secret engineer', isDraft: true });
const live = buildJob({ id: '8', title: 'Public engineer' });

let links: PreviewLink[];

beforeEach(() => {
  links = [
    {
      id: 'a'.repeat(64),
      createdAt: '2026-11-20T09:30:00.000Z',
      createdBy: 'ben',
      expiresAt: '2026-12-04T09:30:00.000Z',
      openedAt: '2026-11-21T10:00:00.000Z',
    },
  ];
  apiAnswers('previews.list', () => [...links]);
  apiAnswers('previews.create', async (request) => {
    const { hash } = (await request.json()) as { hash: string };
    const link = {
      id: hash,
      createdAt: '2026-11-22T09:30:00.000Z',
      createdBy: 'admin',
      expiresAt: '2026-12-06T09:30:00.000Z',
    };
    links = [link, ...links];
    return link;
  });
});

function Opener() {
  const { showPreviews } = useContentTools();
  const { id, title } = draft;
  return <button onClick={() => showPreviews({ kind: 'jobs', id, title })}>Open</button>;
}

async function openPanel() {
  const { user } = await renderInAdmin(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const panel = await screen.findByRole('dialog', { name: 'Preview links' });
  await within(panel).findAllByRole('button', { name: 'Revoke' });
  return { user, panel: within(panel) };
}

test("only items or changes that visitors don't see yet have links", async () => {
  apiAnswers('jobs.list', [draft, live]);
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  const open = async (title: string) => {
    const card = await screen.findByRole('article', { name: title });
    await user.click(within(card).getByRole('button', { name: 'More' }));
    const offered = await screen.findAllByRole('menuitem');
    return offered.map(({ textContent }) => textContent);
  };
  expect(await open('Public engineer')).toEqual(['Mark as filled', 'Duplicate', 'History']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(await open('Secret engineer')).toContain('Preview link');
  await user.click(screen.getByRole('menuitem', { name: 'Preview link' }));
  expect(await screen.findByRole('dialog', { name: 'Preview links' })).toBeVisible();
});

test('a link is copied, and the server gets only the hash of its token', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Copy preview link' }));
  const field = await panel.findByRole('textbox', { name: 'Preview link' });
  const url = (field as HTMLInputElement).value;
  expect(await navigator.clipboard.readText()).toBe(url);
  const [, token = ''] = /\/preview\/([0-9a-f]{64})$/.exec(url) ?? [];
  expect(links[0]?.id).toBe(createHash('sha256').update(token).digest('hex'));
  expect(await panel.findAllByRole('button', { name: 'Revoke' })).toHaveLength(2);
  await user.click(panel.getByRole('button', { name: 'Copy preview link' }));
  await waitFor(() => expect(field).not.toHaveValue(url));
});

test('a link that could not be copied can be copied by hand', async () => {
  const { user, panel } = await openPanel();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(panel.getByRole('button', { name: 'Copy preview link' }));
  expect(await panel.findByText(/^Copy it now/)).toBeVisible();
});

test('each link shows its author, expiry and last use, and can be revoked, again after a failure', async () => {
  const { user, panel } = await openPanel();
  expect(panel.getByText(/^Created 20 Nov 2026, .* by ben$/)).toBeVisible();
  expect(panel.getByText(/^Until 4 Dec 2026/)).toBeVisible();
  expect(panel.getByText(/^Last opened 21 Nov 2026/)).toBeVisible();
  apiFails('previews.revoke', 'not-found', 'Preview link not found');
  await user.click(panel.getByRole('button', { name: 'Revoke' }));
  expect(await panel.findByText('The link was not revoked')).toBeVisible();
  apiAnswers('previews.revoke', (_, { id = '' }) => {
    links = links.filter((link) => link.id !== id);
    return { id };
  });
  await user.click(panel.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Revoke' })).toBeNull());
  expect(links).toEqual([]);
});
