import { brand } from '@torque-tide/domain/brand';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { type ContactMessage, mailtoLink, messageText } from './contact-message';
import { ContactSection } from './contact-section';
import * as emailClient from './open-email-client';

beforeEach(() => {
  vi.spyOn(emailClient, 'openEmailClient').mockReturnValue();
});

const message: ContactMessage = {
  name: 'Ada Grid',
  email: 'ada@grid.example',
  subject: 'Two protection engineers',
  message: 'We energise in March.',
};

function renderForm() {
  const { user } = renderWithProviders(<ContactSection />);
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const consent = () => screen.getByRole('checkbox', { name: /^I agree to the privacy policy/ });
  return {
    user,
    field,
    consent,
    fill: async ({ name, email, subject, message }: ContactMessage) => {
      if (name) await user.type(field(/^Name/), name);
      if (email) await user.type(field(/^Email/), email);
      if (subject) await user.type(field(/^Subject/), subject);
      if (message) await user.type(field(/^Message/), message);
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Send message' })),
  };
}

test.each([
  ['name', /^Name/, 'Please enter your name.'],
  ['email', /^Email/, 'Please enter your email address.'],
  ['message', /^Message/, 'Please write a message.'],
])('without %s it asks for all required fields', async (key, label, error) => {
  const { fill, submit, field, consent, user } = renderForm();
  await fill({ ...message, [key]: '' });
  await user.click(consent());
  await submit();

  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Missing InformationPlease fill out all required fields.');
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(error);
  expect(field(label)).toHaveFocus();
  expect(emailClient.openEmailClient).not.toHaveBeenCalled();
});

test('blank counts as empty, and the missing fields come before the privacy policy', async () => {
  const { fill, submit, consent, field } = renderForm();
  await fill({ ...message, message: '   ' });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Missing Information');
  expect(field(/^Message/)).toHaveFocus();
  expect(consent()).toBeInvalid();
});

test('the privacy policy must be agreed to', async () => {
  const { fill, submit, consent } = renderForm();
  await fill(message);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please Accept Privacy PolicyYou must agree to our privacy policy before submitting.',
  );
  expect(consent()).toHaveFocus();
  expect(consent()).toHaveAccessibleDescription('Please agree to the privacy policy.');
  expect(emailClient.openEmailClient).not.toHaveBeenCalled();
});

test('the policy opens beside the half-written message', () => {
  renderForm();
  const link = screen.getByRole('link', { name: /^privacy policy ?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', '/privacy-policy');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a complete message opens the email client, says so and clears the form', async () => {
  const { fill, submit, consent, field, user } = renderForm();
  await fill(message);
  await user.click(consent());
  await submit();

  expect(emailClient.openEmailClient).toHaveBeenCalledExactlyOnceWith(mailtoLink(message).url);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Opening Email ClientYour default email client will open with the message ready to send.',
  );
  for (const name of [/^Name/, /^Email/, /^Subject/, /^Message/])
    expect(field(name)).toHaveValue('');
  expect(consent()).not.toBeChecked();
});

test('the subject is optional', async () => {
  const { fill, submit, consent, user } = renderForm();
  const short = { ...message, subject: '' };
  await fill(short);
  await user.click(consent());
  await submit();
  await waitFor(() =>
    expect(emailClient.openEmailClient).toHaveBeenCalledWith(mailtoLink(short).url),
  );
});

test('an address that the e-mail input type refuses is refused beside its field, without a toast', async () => {
  const { fill, submit, consent, field, user } = renderForm();
  expect(field(/^Email/)).toHaveAttribute('type', 'email');
  await fill({ ...message, email: 'not-an-email' });
  await user.click(consent());
  await submit();
  await waitFor(() =>
    expect(field(/^Email/)).toHaveAccessibleDescription(
      'Please enter an email address, such as name@example.com.',
    ),
  );
  expect(field(/^Email/)).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(emailClient.openEmailClient).not.toHaveBeenCalled();

  await user.type(field(/^Email/), '@grid.example');
  expect(field(/^Email/)).toBeValid();
});

test.each([
  ['address', brand.email],
  ['subject', message.subject],
  ['message', messageText(message)],
  ['all', `To: ${brand.email}\nSubject: ${message.subject}\n\n${messageText(message)}`],
])('where nothing opens, %s can still be copied after the form is cleared', async (part, text) => {
  const { fill, submit, consent, user } = renderForm();
  expect(screen.queryByRole('button', { name: `Copy ${part}` })).not.toBeInTheDocument();
  await fill(message);
  await user.click(consent());
  await submit();
  expect(await screen.findByRole('region', { name: 'Did nothing open?' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: `Copy ${part}` }));
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(await screen.findByText(/^(?:Address|Subject|Message|All) copied$/)).toBeInTheDocument();
});

test('a refused clipboard leaves the message to be selected', async () => {
  const { fill, submit, consent, user } = renderForm();
  await fill(message);
  await user.click(consent());
  await submit();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied'));
  await user.click(await screen.findByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Could not copy')).toBeInTheDocument();
  expect(screen.getByLabelText('Your message')).toHaveTextContent('We energise in March.');
});

test('a message too long for a link says what is missing from the email', async () => {
  const { fill, submit, consent, field, user } = renderForm();
  await fill({ ...message, message: '' });
  await user.click(field(/^Message/));
  await user.paste('word '.repeat(1_000));
  await user.click(consent());
  await submit();
  expect(
    await screen.findByText('Your message is longer than an email link can carry'),
  ).toBeInTheDocument();
});

test('the address stands beside the form', () => {
  renderForm();
  expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
});
