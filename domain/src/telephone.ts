/**
 * Returns a `tel:` link for a number as people write it. A zero in brackets is for domestic
 * callers, so it is removed.
 */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}

/** Returns links that start a message to an international number, in WhatsApp and as SMS. */
export function messageUrls(mobile: string, text: string): { whatsApp: string; sms: string } {
  const number = telephoneUrl(mobile).slice('tel:'.length);
  const words = encodeURIComponent(text);
  return {
    whatsApp: `https://wa.me/${number.slice(1)}?text=${words}`,
    sms: `sms:${number}?body=${words}`,
  };
}
