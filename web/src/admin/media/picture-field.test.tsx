import { brand } from '@torque-tide/domain/brand';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Media } from '@torque-tide/contract/media';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdminForm } from '@/test/admin';
import { buildClientLogo } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs, apiIsUnreachable } from '@/test/fake-api';
import { hold } from '@/test/hold';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>';
const drawing = (text = SVG) => new File([text], 'logo.svg', { type: 'image/svg+xml' });
const media: Media = {
  id: 'ab'.repeat(32),
  width: 160,
  height: 40,
  size: 59,
  by: 'ada',
  at: '2026-03-02T09:00:00.000Z',
};
const ADDRESS = `${brand.siteUrl}/media/${media.id}.webp#160x40`;

beforeEach(() => apiAnswers('clientLogos.list', []));

const openForm = () => openAdminForm('tab=client-logos&new=1');

const address = () => screen.getByRole('textbox', { name: /^Logo URL/ });
const chooser = () => screen.getByLabelText('File for Logo URL');
const choose = (file: File) => fireEvent.change(chooser(), { target: { files: [file] } });

describe('a file', () => {
  test('is uploaded unchanged, and its address fills the field', async () => {
    let sent: { use: string | null; text: string } | undefined;
    apiAnswers('media.upload', async (request) => {
      sent = { use: request.headers.get('x-picture-use'), text: await request.text() };
      return media;
    });
    await openForm();
    choose(drawing());
    await waitFor(() => expect(address()).toHaveValue(ADDRESS));
    expect(sent).toEqual({ use: 'logo', text: SVG });
    expect(screen.getByText('Picture uploaded. Save to keep it.')).toBeVisible();
    // The picture as the website shows it.
    expect(screen.getByRole('img', { name: 'Client logo' })).toHaveAttribute(
      'src',
      `/media/${media.id}.webp#160x40`,
    );
  });

  test('can be dropped or pasted, and text is pasted as usual', async () => {
    apiAnswers('media.upload', media);
    const { user } = await openForm();
    fireEvent.drop(address(), { dataTransfer: { files: [drawing()], types: ['Files'] } });
    await waitFor(() => expect(address()).toHaveValue(ADDRESS));
    await user.clear(address());
    await user.click(address());
    await user.paste('https://example.com/a.svg');
    expect(address()).toHaveValue('https://example.com/a.svg');
    fireEvent.paste(address(), { clipboardData: { files: [drawing()], getData: () => '' } });
    await waitFor(() => expect(address()).toHaveValue(ADDRESS));
  });

  test('that is refused shows why, and keeps the old address', async () => {
    apiFails('media.upload', 'invalid', 'This SVG contains text.');
    const { user } = await openForm();
    await user.enter(address(), 'https://example.com/a.svg');
    choose(drawing());
    expect(await screen.findByText('This SVG contains text.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(address()).toHaveValue('https://example.com/a.svg');
  });

  test('that the server cannot take now is kept, and can be sent again', async () => {
    apiIsUnreachable('media.upload');
    const { user } = await openForm();
    choose(drawing());
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
    apiAnswers('media.upload', media);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toHaveValue(ADDRESS));
    expect(screen.queryByText('The picture was not uploaded')).not.toBeInTheDocument();
  });

  test('delays a save and a departure during its upload, which can be cancelled', async () => {
    apiHangs('media.upload');
    const created: unknown[] = [];
    apiAnswers('clientLogos.create', async (request) => {
      created.push(await request.json());
      return buildClientLogo();
    });
    const { user } = await openForm();
    choose(drawing());
    await screen.findByText('Uploading the picture');
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith('The picture is still uploading. Leave anyway?'),
    );
    await user.enter(screen.getByRole('textbox', { name: /^Company Name/ }), 'Corvane');
    await user.enter(address(), 'https://example.com/a.svg');
    const save = screen.getByRole('button', { name: 'Create Client Logo' });
    await user.click(save);
    expect(await screen.findByText('The picture is still uploading.')).toBeVisible();
    expect(address()).toHaveFocus();
    expect(created).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    await waitFor(() => expect(screen.queryByText('The picture is still uploading.')).toBeNull());
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(save);
    await waitFor(() => expect(created).toMatchObject([{ logoUrl: 'https://example.com/a.svg' }]));
  });

  test('no longer delays a save once it has arrived', async () => {
    const [sent, send] = hold();
    apiAnswers('media.upload', () => sent.then(() => media));
    const { user } = await openForm();
    choose(drawing());
    await screen.findByText('Uploading the picture');
    await user.click(screen.getByRole('button', { name: 'Create Client Logo' }));
    // Shown instead of the missing address's error.
    expect(await screen.findByText('The picture is still uploading.')).toBeVisible();
    send();
    await waitFor(() => expect(address()).toHaveValue(ADDRESS));
    await waitFor(() => expect(address()).toBeValid());
    expect(screen.queryByText('The picture is still uploading.')).toBeNull();
  });

  test('that is too large is not sent', async () => {
    await openForm();
    choose(drawing(' '.repeat(10_000_001)));
    expect(
      await screen.findByText('This file is larger than 10 MB. Choose a smaller one.'),
    ).toBeVisible();
  });
});
