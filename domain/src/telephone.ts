/** Dials a number as people write it; the zero in brackets is for callers from the same country. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}

/** Begins a message to a number that has a plus in front, in WhatsApp and in the phone's own program. */
export function messageUrls(mobile: string, text: string): { whatsApp: string; sms: string } {
  const number = telephoneUrl(mobile).slice('tel:'.length);
  const words = encodeURIComponent(text);
  return {
    whatsApp: `https://wa.me/${number.slice(1)}?text=${words}`,
    sms: `sms:${number}?body=${words}`,
  };
}
