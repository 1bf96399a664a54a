import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { renderPage } from '@/test/render';
import { CV_PROBLEMS } from '@torque-tide/contract/application-choices';
import * as sending from './send-application';

let sent: MockInstance<typeof sending.sendApplication>;
let opened: MockInstance<typeof sending.openApplication>;
beforeEach(() => {
  sent = vi.spyOn(sending, 'sendApplication');
  opened = vi.spyOn(sending, 'openApplication').mockReturnValue();
  apiAnswers('jobs.get', buildJob({ id: '7', title: 'Grid planner' }));
  apiAnswers('jobs.list', []);
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /^I agree/ });

async function openForm(path = '/jobs/7/apply') {
  const { user } = renderPage(path);
  await screen.findByRole('textbox', { name: /^Name/ });
  return {
    user,
    fill: async () => {
      await user.enter(field(/^Name/), 'Ada Grid');
      await user.enter(field(/^E-mail/), 'ada@grid.example');
      await user.click(consent());
    },
    submit: (name = 'Send application') => user.click(screen.getByRole('button', { name })),
  };
}

/** The fields of the last request. */
const fieldsSent = () => Object.fromEntries(sent.mock.lastCall?.[0].form ?? []);

test('sends an application for the job with its CV, and opens the candidate’s own page', async () => {
  sent.mockResolvedValue({ id: 'K7QM4XTR', token: 'secret' });
  const { user, fill, submit } = await openForm();
  await fill();
  const cv = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText(/^CV/), cv);
  await submit();
  expect(opened).toHaveBeenCalledWith('secret');
  expect(fieldsSent()).toMatchObject({
    job: '7',
    name: 'Ada Grid',
    email: 'ada@grid.example',
    agreement: 'on',
    website: '',
    cv,
  });
  expect(localStorage.getItem('applicationDraft')).toBeNull();
  expect(localStorage.getItem('appliedJobs')).toContain('Grid planner');
});

test('sends nothing that the server would refuse, and shows the reasons beside the fields', async () => {
  const { user, submit } = await openForm('/apply');
  await user.enter(field(/^E-mail/), 'ada@grid');
  await user.enter(field(/^Telephone/), 'call me');
  const cv = screen.getByLabelText(/^CV/);
  await submit();
  await screen.findByText('Please enter your name.');
  expect(field(/^Name/)).toHaveAccessibleDescription('Please enter your name.');
  expect(field(/^Name/)).toHaveFocus();
  expect(field(/^E-mail/)).toHaveAccessibleDescription(/^Please enter an e-mail address/);
  expect(field(/^Telephone/)).toHaveAccessibleDescription(/^Please enter a telephone number/);
  expect(consent()).toBeInvalid();
  await user.upload(cv, new File([], 'cv.pdf'));
  expect(await screen.findByText(CV_PROBLEMS.empty)).toBeVisible();
  await user.upload(cv, new File([new ArrayBuffer(5_000_001)], 'cv.pdf'));
  expect(await screen.findByText(/^Your CV must be at most 5 MB/)).toBeVisible();
  await submit();
  expect(sent).not.toHaveBeenCalled();
});

test('retries with the same key after a lost answer, and with a new one after a refusal', async () => {
  sent.mockRejectedValueOnce(new sending.SendFailure('The connection was lost.'));
  const { fill, submit } = await openForm();
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
  expect(field(/^Name/)).toHaveValue('Ada Grid');

  sent.mockRejectedValueOnce(
    new sending.SendFailure('Not this address', { email: 'Not this address' }),
  );
  await submit('Try again');
  await waitFor(() => expect(field(/^E-mail/)).toBeInvalid());

  sent.mockResolvedValue({ id: 'K7QM4XTR', token: 'secret' });
  await submit('Try again');
  const [first, second, third] = sent.mock.calls.map(([{ key }]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('can be cancelled during the upload, but not after it', async () => {
  sent.mockImplementation(
    ({ signal, onProgress }) =>
      new Promise((_, reject) => {
        onProgress(0.4);
        signal.addEventListener('abort', () => reject(new sending.SendFailure('')));
      }),
  );
  const { user, fill, submit } = await openForm();
  await fill();
  await submit();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.4');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Send application' })).toBeEnabled();
  expect(opened).not.toHaveBeenCalled();

  sent.mockImplementation(({ onProgress }) => {
    onProgress(1);
    return new Promise(() => undefined);
  });
  await submit();
  expect(await screen.findByText('Waiting for the answer…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('opens without a job, and keeps typed text in this browser', async () => {
  sent.mockResolvedValue({ id: 'K7QM4XTR', token: 'secret' });
  localStorage.setItem('applicationDraft', JSON.stringify({ name: 'Ada Grid', words: 'Hello' }));
  const { user, submit } = await openForm('/apply');
  expect(screen.getByRole('heading', { level: 1, name: 'Send us your CV' })).toBeVisible();
  expect(field(/^Name/)).toHaveValue('Ada Grid');
  expect(field(/^A few words/)).toHaveValue('Hello');
  await user.enter(field(/^E-mail/), 'ada@grid.example');
  expect(localStorage.getItem('applicationDraft')).toContain('ada@grid.example');
  await user.click(consent());
  await submit();
  expect(fieldsSent()).not.toHaveProperty('job');
  expect(localStorage.getItem('appliedJobs')).toBeNull();
});
