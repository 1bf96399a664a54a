import { createStoredText } from '@/shared/browser/stored-choice';

const PART = 8;

/** The name of this browser, made up once: it tells nobody anything but that two forms were left in it. */
const browserName = createStoredText('draftBrowser');

let tab: string | undefined;

/** Letters and digits that nobody has had before. */
function randomName(length: number): string {
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => signs[byte % signs.length]).join('');
}

/** The id of a form that nobody has begun yet. */
export function newFormId(): string {
  return randomName(16);
}

/** Which tab of which browser writes: one as long as the page is open. */
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
