import { adminSessionEndpoints } from '@torque-tide/contract/admin-session';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import { GRPC, grpcCode } from '../lib/firestore';

/** The only cookie that Firebase Hosting passes on to a function. */
const COOKIE = '__session';
const COOKIE_VALUE = /(?:^|;\s*)__session=([\w-]{22})\.(\d{1,12})\.([\w-]{43})(?=\s*(?:;|$))/;
const DEVICE_BYTES = 16;
const KEY_BYTES = 32;
/** A device is known for so many seconds after its last login: half a year. */
const KNOWN_FOR_S = 180 * 24 * 60 * 60;
const KEY_ID = 'knownDevices';

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Recognises a browser in which a user has logged in before, by a signed cookie. It opens nothing:
 * its attempts are counted apart, so that nobody else's failures keep the user out. The key is made
 * once, by the first instance that needs it, and stays in Firestore.
 */
export function createKnownDevices(firestore: Firestore, clock: Clock) {
  const reference = firestore.collection(COLLECTIONS.secrets).doc(KEY_ID);
  let loading: Promise<Buffer> | undefined;

  /** @returns the id of the device, when this user has logged in on it */
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

  /** The cookie, as a `Set-Cookie` header, that makes a device known after a login. */
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

  async function key(): Promise<Buffer> {
    loading ??= loadKey();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  async function loadKey(): Promise<Buffer> {
    const stored = readKey((await reference.get()).get('key'));
    if (stored) return stored;
    const made = randomBytes(KEY_BYTES);
    try {
      await reference.create({ key: made.toString('base64url') });
      return made;
    } catch (error) {
      if (grpcCode(error) !== GRPC.alreadyExists) throw error;
      // Another instance was quicker.
      const theirs = readKey((await reference.get()).get('key'));
      if (!theirs) throw error;
      return theirs;
    }
  }

  function nowInSeconds(): number {
    return Math.floor(clock.now().getTime() / 1000);
  }

  return { recognise, remember };
}

function newDeviceId(): string {
  return randomBytes(DEVICE_BYTES).toString('base64url');
}

function readKey(stored: unknown): Buffer | undefined {
  const bytes = typeof stored === 'string' ? Buffer.from(stored, 'base64url') : undefined;
  return bytes?.length === KEY_BYTES ? bytes : undefined;
}
