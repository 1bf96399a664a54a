import type { AgencySettings } from '@torque-tide/contract/settings';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Only if the visitor asks for a call. */
  call?: { phone: string; time: CallTime };
}

/** The first is the default. */
export const CALL_TIMES = ['Any time', 'Morning', 'Afternoon', 'Early evening'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

/** The longest URL that Windows passes to an e-mail client; longer ones open nothing at all. */
export const MAILTO_MAX = 2_000;

/** The subject's share of that, in escaped characters. */
const SUBJECT_MAX = 300;

const CUT_NOTE =
  '\r\n\r\n[The rest did not fit into an e-mail link. Paste the copied message here.]';

/**
 * Returns the message as plain text: the body of the e-mail, and the text to copy if no e-mail
 * client opens.
 */
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
 * Returns a link that opens the message in the visitor's e-mail client. A message that is too long
 * is cut, with a note at its end, and `isCut` is true.
 */
export function mailtoLink(
  message: ContactMessage,
  agency: AgencySettings,
): { url: string; isCut: boolean } {
  const subject = fit(subjectOf(message.subject, agency), SUBJECT_MAX);
  // RFC 6068 requires CRLF between the lines of a body.
  const body = wellFormed(messageText(message, agency)).replace(/\r?\n/g, '\r\n');
  const start = `mailto:${agency.email}?subject=${encodeURIComponent(subject)}&body=`;
  const room = MAILTO_MAX - start.length;
  const isCut = encodeURIComponent(body).length > room;
  const text = isCut ? fit(body, room - encodeURIComponent(CUT_NOTE).length) + CUT_NOTE : body;
  return { url: start + encodeURIComponent(text), isCut };
}

/** Returns the subject, or a generic one if it is empty. */
export function subjectOf(subject: string, agency: AgencySettings): string {
  return subject.trim() || `Enquiry from the ${agency.name} website`;
}

/** Returns the longest beginning of a text that takes at most `room` characters when escaped. */
function fit(text: string, room: number): string {
  let used = 0;
  let kept = '';
  // By code points, because half a surrogate pair can't be escaped.
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
