import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ContactForm } from './contact-form';
import { mailtoLink } from './contact-message';
import * as emailClient from './open-email-client';

const { agency } = FIRST_SETTINGS;
const message = {
  name: 'Ada Grid',
  email: 'ada@grid.example',
  subject: '',
  message: 'We energise in March.',
};

beforeEach(() => {
  vi.spyOn(emailClient, 'openEmailClient').mockReturnValue();
});

async function fillIn() {
  const { user } = renderWithProviders(<ContactForm />);
  await user.enter(screen.getByRole('textbox', { name: /^Name/ }), message.name);
  await user.enter(screen.getByRole('textbox', { name: /^E-mail/ }), message.email);
  await user.enter(screen.getByRole('textbox', { name: /^Message/ }), message.message);
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  return {
    user,
    ask: () => user.click(screen.getByRole('checkbox', { name: 'Ask for a call' })),
    submit: () => user.click(screen.getByRole('button', { name: 'Send message' })),
  };
}

const phone = () => screen.getByRole('textbox', { name: /^Telephone/ });
const time = () => screen.getByRole('combobox', { name: 'Time of day' });

test('adds a number and a time to the e-mail, and closes the fields afterwards', async () => {
  const { user, ask, submit } = await fillIn();
  expect(screen.queryByRole('textbox', { name: /^Telephone/ })).not.toBeInTheDocument();
  await ask();
  expect(phone()).toBeRequired();
  await user.enter(phone(), '020 7946 0958');
  await user.selectOptions(time(), 'Afternoon');
  await submit();
  const call = { phone: '020 7946 0958', time: 'Afternoon' } as const;
  await waitFor(() =>
    expect(emailClient.openEmailClient).toHaveBeenCalledExactlyOnceWith(
      mailtoLink({ ...message, call }, agency).url,
    ),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Telephone/ })).toBeNull());
  await ask();
  expect(phone()).toHaveValue('');
  expect(time()).toHaveValue('Any time');
});

test('requires a number only while a call is requested', async () => {
  const { ask, submit } = await fillIn();
  await ask();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Missing Information');
  expect(phone()).toHaveAccessibleDescription('Please enter your telephone number.');
  expect(phone()).toHaveFocus();
  expect(emailClient.openEmailClient).not.toHaveBeenCalled();
  await ask();
  await submit();
  await waitFor(() =>
    expect(emailClient.openEmailClient).toHaveBeenCalledExactlyOnceWith(
      mailtoLink(message, agency).url,
    ),
  );
});

test('refuses what is no number beside its field, without a toast', async () => {
  const { user, ask, submit } = await fillIn();
  await ask();
  for (const number of ['12', '020 7946 ask for Ada']) {
    await user.clear(phone());
    await user.enter(phone(), number);
    await submit();
    await waitFor(() =>
      expect(phone()).toHaveAccessibleDescription(
        'Please enter a telephone number, such as 020 7946 0958.',
      ),
    );
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(emailClient.openEmailClient).not.toHaveBeenCalled();
});

test('shows the telephone hours beside the time, if the owner has set them', async () => {
  const phoneHours = 'Monday to Friday, 9:00 to 17:30';
  const settings = { ...FIRST_SETTINGS, agency: { ...agency, phoneHours } };
  const { user } = renderWithProviders(<ContactForm />, '/', settings);
  await user.click(screen.getByRole('checkbox', { name: 'Ask for a call' }));
  expect(time()).toHaveAccessibleDescription(phoneHours);
});
