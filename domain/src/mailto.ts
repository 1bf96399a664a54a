/** Returns a link that opens an e-mail with a subject and a text. */
export function mailtoUrl(email: string, subject: string, text: string): string {
  // RFC 6068 requires CRLF between the lines of a body.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
