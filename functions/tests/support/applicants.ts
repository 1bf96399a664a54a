import type { ApplicationForm } from '@torque-tide/contract/applications';
import { buildApplicationForm, buildCv } from './examples';
import type { Instance } from './production';
import type { Answer } from './test-api';

let people = 0;

interface Sent {
  cv?: Buffer;
  key?: string;
  via: Instance;
}

/** Sends the form of another person from another address. */
export function apply(
  form: Partial<ApplicationForm>,
  { cv = buildCv(), key, via }: Sent,
): Promise<Answer> {
  people += 1;
  const body = buildApplicationForm({ email: `candidate${people}@example.com`, ...form });
  const headers = { 'x-forwarded-for': nextAddress() };
  return via.call('applications.send', { body, cv, headers, ...(key && { key }) });
}

let addresses = 0;

/** An address without earlier applications. */
export function nextAddress(): string {
  addresses += 1;
  return `192.0.${addresses >> 8}.${addresses & 255}`;
}

export const idOf = ({ body }: Answer) => (body.data as { id: string }).id;
