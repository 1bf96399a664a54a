import { screen } from '@testing-library/react';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ApplyByMessage } from './apply-actions';

const settingsWith = (mobile: string | undefined) => ({
  ...FIRST_SETTINGS,
  agency: { ...FIRST_SETTINGS.agency, mobile },
});

test('starts an application in WhatsApp or a text message, if the agency has a number', () => {
  renderWithProviders(<ApplyByMessage text="Hello" />, '/', settingsWith('+44 7700 900123'));
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('WhatsApp')).toBe('https://wa.me/447700900123?text=Hello');
  expect(href('Text message')).toBe('sms:+447700900123?body=Hello');
});

test('offers no messages without a number', () => {
  renderWithProviders(<ApplyByMessage text="Hello" />, '/', settingsWith(undefined));
  expect(screen.queryByText('WhatsApp')).toBeNull();
});
