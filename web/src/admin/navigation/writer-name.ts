import { createStoredText } from '@/shared/browser/stored-choice';

const PART = 8;

/** A random name of this browser, made once. It only shows that two forms were left in the same one. */
const browserName = createStoredText('draftBrowser');

let tab: string | undefined;

/** Random letters and digits, so many that no two of them are the same. */
function randomName(length: number): string {
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => signs[byte % signs.length]).join('');
}

/** An id for a new unfinished form. */
export function newFormId(): string {
  return randomName(16);
}

/** Names the browser and its tab; the same for as long as the page is open. */
export function writerName(): string {
  tab ??= randomName(PART);
  return `${ownBrowser()}.${tab}`;
}

/** Whether a form was left in this browser. */
export function isOwnBrowser(writer: string): boolean {
  return writer.startsWith(`${ownBrowser()}.`);
}

function ownBrowser(): string {
  const known = browserName.read();
  if (known && /^[a-z0-9]{8}$/.test(known)) return known;
  const name = randomName(PART);
  browserName.write(name);
  return name;
}
