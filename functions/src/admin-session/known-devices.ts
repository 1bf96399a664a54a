import { adminSessionEndpoints } from '@torque-tide/contract/admin-session';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../lib/time';
import { createStoredKey } from '../writes/stored-key';

/** The only cookie that Firebase Hosting passes on to a function. */
const COOKIE = '__session';
const COOKIE_VALUE = /(?:^|;\s*)__session=([\w-]{22})\.(\d{1,12})\.([\w-]{43})(?=\s*(?:;|$))/;
const DEVICE_BYTES = 16;
/** Half a year after the last login. */
const KNOWN_FOR_S = 180 * 24 * 60 * 60;
const KEY_ID = 'knownDevices';

/** Recognises browsers in which a user has logged in before, by a signed cookie that grants nothing. */
export function createKnownDevices(firestore: Firestore, clock: Clock) {
  const key = createStoredKey(firestore, KEY_ID);

  async function recognise(cookies: string | undefined, username: string) {
    const [, deviceId, issuedAt, signature] = COOKIE_VALUE.exec(cookies ?? '') ?? [];
    if (deviceId === undefined || issuedAt === undefined || signature === undefined)
      return undefined;
    const age = nowInSeconds() - Number(issuedAt);
    if (age < 0 || age > KNOWN_FOR_S) return undefined;
    const expected = await sign(deviceId, issuedAt, username);
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    return isOurs ? deviceId : undefined;
  }

  async function remember(username: string, deviceId = newDeviceId()): Promise<string> {
    const issuedAt = String(nowInSeconds());
    const value = `${deviceId}.${issuedAt}.${await sign(deviceId, issuedAt, username)}`;
    const { path } = adminSessionEndpoints['admin.login'];
    return `${COOKIE}=${value}; Path=${path}; Max-Age=${KNOWN_FOR_S}; HttpOnly; Secure; SameSite=Strict`;
  }

  async function sign(deviceId: string, issuedAt: string, username: string): Promise<string> {
    return createHmac('sha256', await key())
      .update(JSON.stringify([deviceId, issuedAt, username]))
      .digest('base64url');
  }

  function nowInSeconds(): number {
    return Math.floor(clock.now().getTime() / 1000);
  }

  return { recognise, remember };
}

function newDeviceId(): string {
  return randomBytes(DEVICE_BYTES).toString('base64url');
}
