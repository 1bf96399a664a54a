import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectFocus } from '@/test/focus';
import { renderWithProviders } from '@/test/render';
import { type ContactMessage, mailtoLink, messageText } from './contact-message';
import { ContactForm } from './contact-form';
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
  const { user } = renderWithProviders(<ContactForm />);
  const field = (name: RegExp) => screen.getByLabelText(name);
  const consent = () => screen.getByLabelText(/^I agree to the privacy policy/);
  return {
    user,
    field,
    consent,
    fill: async ({ name, email, subject, message }: ContactMessage) => {
      if (name) await user.enter(field(/^Name/), name);
      if (email) await user.enter(field(/^E-mail/), email);
      if (subject) await user.enter(field(/^Subject/), subject);
      if (message) await user.enter(field(/^Message/), message);
    },
    submit: () => user.click(screen.getByText('Send message')),
  };
}

test('asks for all required fields, and focuses the first that is missing or blank', async () => {
  const { submit, field, consent, user } = renderForm();
  const required = [
    [/^Name/, message.name, 'Please enter your name.'],
    [/^E-mail/, message.email, 'Please enter your e-mail address.'],
    [/^Message/, message.message, 'Please write a message.'],
  ] as const;
  for (const [label, text, error] of required) {
    await user.enter(field(label), '  ');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing InformationPlease fill out all required fields.',
    );
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(error);
    expect(field(label)).toHaveFocus();
    // The privacy policy has its turn when nothing is missing.
    expect(consent()).toBeInvalid();
    await user.clear(field(label));
    await user.enter(field(label), text);
  }
  expect(emailClient.openEmailClient).not.toHaveBeenCalled();
});

test('requires consent to the privacy policy', async () => {
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

test.each([
  ['that the e-mail input type refuses', 'not-an-email', '@grid.example'],
  ['without a domain', 'visitor@x', '.example'],
])('refuses the address %s beside its field, without a toast', async (_, email, rest) => {
  const { fill, submit, consent, field, user } = renderForm();
  expect(field(/^E-mail/)).toHaveAttribute('type', 'email');
  await fill({ ...message, email });
  await user.click(consent());
  await submit();
  await waitFor(() =>
    expect(field(/^E-mail/)).toHaveAccessibleDescription(
      'Please enter an e-mail address, such as name@example.com.',
    ),
  );
  expect(field(/^E-mail/)).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(emailClient.openEmailClient).not.toHaveBeenCalled();
  await user.enter(field(/^E-mail/), rest);
  expect(field(/^E-mail/)).toBeValid();
});

test('opens the e-mail client, clears, and lets each part be copied in case nothing opens', async () => {
  const { fill, submit, consent, field, user } = renderForm();
  expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
  await fill(message);
  await user.click(consent());
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Opening Email ClientYour default email client will open with the message ready to send.',
  );
  const { agency } = FIRST_SETTINGS;
  expect(emailClient.openEmailClient).toHaveBeenCalledExactlyOnceWith(
    mailtoLink(message, agency).url,
  );
  for (const name of [/^Name/, /^E-mail/, /^Subject/, /^Message/]) {
    expect(field(name)).toHaveValue('');
  }
  expect(consent()).not.toBeChecked();

  await expectFocus(screen.findByRole('region', { name: 'Did nothing open?' }));
  const { email } = agency;
  const body = messageText(message, agency);
  for (const [part, copied] of [
    ['Address', email],
    ['Subject', message.subject],
    ['Message', body],
    ['All', `To: ${email}\nSubject: ${message.subject}\n\n${body}`],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Copy ${part.toLowerCase()}` }));
    expect(await navigator.clipboard.readText()).toBe(copied);
  }

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied'));
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Could not copy')).toBeInTheDocument();
  // It is selected for the visitor to copy.
  expect(screen.getByLabelText('Your message')).toHaveTextContent('We energise in March.');
});

test("says what a long message's e-mail leaves out", async () => {
  const { fill, submit, consent, user } = renderForm();
  await fill({ ...message, subject: '', message: 'word '.repeat(1_000) });
  await user.click(consent());
  await submit();
  expect(
    await screen.findByText('Your message is longer than an e-mail link can carry'),
  ).toBeInTheDocument();
});

test('opens the policy in a new tab, and shows the address beside the form', () => {
  renderWithProviders(<ContactSection />);
  const link = screen.getByText(/^privacy policy/, { selector: 'a' });
  expect(link).toHaveAccessibleName(/^privacy policy ?\(opens in a new tab\)$/);
  expect(link).toHaveAttribute('href', '/privacy-policy');
  expect(link).toHaveAttribute('target', '_blank');
  const { email } = FIRST_SETTINGS.agency;
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

const text = (field: HTMLElement) => (field as HTMLInputElement).value;

test("replaces the first enquiry with another, but not the visitor's text", async () => {
  const { user } = renderWithProviders(
    <>
      <Link to="/?about=contract">contract</Link>
      <Link to="/?about=exec-search">search</Link>
      <ContactForm />
    </>,
    '/?about=core',
  );
  const subject = screen.getByLabelText(/^Subject/);
  const field = screen.getByLabelText(/^Message/);
  expect(text(subject)).toBe('Enquiry about Core');
  await user.click(screen.getByRole('link', { name: 'contract' }));
  expect(text(subject)).toBe('Enquiry about Contract');
  await user.enter(field, 'Two jointers.');
  await user.click(screen.getByRole('link', { name: 'search' }));
  expect(text(subject)).toBe('Enquiry about Exec Search');
  expect(text(field)).toMatch(/talk about Contract[^]*Two jointers\.$/);
});

describe('a request for a call', () => {
  const { agency } = FIRST_SETTINGS;
  const phone = () => screen.getByRole('textbox', { name: /^Telephone/ });
  const time = () => screen.getByRole('combobox', { name: 'Time of day' });

  async function renderFilled() {
    const { fill, user, consent, submit } = renderForm();
    await fill(message);
    await user.click(consent());
    const ask = () => user.click(screen.getByRole('checkbox', { name: 'Ask for a call' }));
    return { user, submit, ask };
  }

  test('adds a number and a time to the e-mail, and closes the fields afterwards', async () => {
    const { user, ask, submit } = await renderFilled();
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

  test('needs a number only while it is made', async () => {
    const { ask, submit } = await renderFilled();
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

  test.each(['12', '020 7946 ask for Ada'])('refuses %j beside its field', async (number) => {
    const { user, ask, submit } = await renderFilled();
    await ask();
    await user.enter(phone(), number);
    await submit();
    await waitFor(() =>
      expect(phone()).toHaveAccessibleDescription(
        'Please enter a telephone number, such as 020 7946 0958.',
      ),
    );
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
});
