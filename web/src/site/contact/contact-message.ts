import type { AgencySettings } from '@torque-tide/contract/settings';

/** What the visitor has written. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Only if the visitor asks for a call. */
  call?: { phone: string; time: CallTime };
}

/** When to call, the first unless the visitor chooses. */
export const CALL_TIMES = ['Any time', 'Morning', 'Afternoon', 'Early evening'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

/** Subject of a message that came without one. */
export function genericSubject({ name }: AgencySettings): string {
  return `Enquiry from the ${name} website`;
}

/** Longest URL that Windows hands to an e-mail client; anything longer opens nothing at all. */
export const MAILTO_MAX = 2_000;

/** Room for the subject within that, in escaped characters. */
const SUBJECT_MAX = 300;

const CUT_NOTE =
  '\r\n\r\n[The rest did not fit into an e-mail link. Paste the copied message here.]';

/** The message as plain text: the body of the e-mail, and what is copied where no e-mail client opens. */
export function messageText(
  { name, email, subject, message, call }: ContactMessage,
  agency: AgencySettings,
): string {
  return [
    `Name: ${name.trim()}`,
    `E-mail: ${email.trim()}`,
    `Subject: ${subjectOf(subject, agency)}`,
    ...(call ? [`Telephone: ${call.phone.trim()}`, `Please call: ${call.time}`] : []),
    '',
    message.trim(),
  ].join('\n');
}

/**
 * The link that opens the visitor's e-mail client with the message ready to send. A message too long
 * for a link is cut, with a note in its place, and `isCut` says so.
 */
export function mailtoLink(
  message: ContactMessage,
  agency: AgencySettings,
): { url: string; isCut: boolean } {
  const subject = fit(subjectOf(message.subject, agency), SUBJECT_MAX);
  // RFC 6068 wants CRLF between the lines of a body.
  const body = wellFormed(messageText(message, agency)).replace(/\r?\n/g, '\r\n');
  const start = `mailto:${agency.email}?subject=${encodeURIComponent(subject)}&body=`;
  const room = MAILTO_MAX - start.length;
  const isCut = encodeURIComponent(body).length > room;
  const text = isCut ? fit(body, room - encodeURIComponent(CUT_NOTE).length) + CUT_NOTE : body;
  return { url: start + encodeURIComponent(text), isCut };
}

/** The subject as it is sent: the given one, or a generic one in its place. */
export function subjectOf(subject: string, agency: AgencySettings): string {
  return subject.trim() || genericSubject(agency);
}

/** The longest beginning of the text that takes no more than `room` characters when escaped. */
function fit(text: string, room: number): string {
  let used = 0;
  let kept = '';
  // By code points: half a surrogate pair cannot be escaped.
  for (const character of wellFormed(text)) {
    used += encodeURIComponent(character).length;
    if (used > room) return kept.trimEnd();
    kept += character;
  }
  return kept;
}

/** Replaces lone surrogates, on which `encodeURIComponent` throws. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
