import {
  LIVE_COLLECTIONS,
  type Presence,
  PRESENCE_HEARTBEAT_MS,
  PRESENCE_ID_END_LENGTH,
  PRESENCE_KEPT_MS,
  presenceId,
} from '@torque-tide/contract/live';
import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import type { LiveHandle } from './connect';

/**
 * Tells other editors what this tab has open in a form, and renews that until it is ended. A write that is
 * refused or lost needs no answer: presence that isn't renewed ends by itself.
 *
 * @returns what ends it
 */
export function keepPresence(
  { firestore, session }: Pick<LiveHandle, 'firestore' | 'session'>,
  shown: Pick<Presence, 'username' | 'item'>,
): () => void {
  const id = presenceId(session, crypto.randomUUID().slice(0, PRESENCE_ID_END_LENGTH));
  const reference = doc(firestore, LIVE_COLLECTIONS.presence, id);
  // A connection that is closed throws at once.
  const attempt = (write: () => Promise<void>) =>
    Promise.resolve()
      .then(write)
      .catch(() => undefined);
  let isSending = false;

  async function renew() {
    // Without a connection, writes would queue up.
    if (isSending) return;
    isSending = true;
    const expiresAt = Timestamp.fromMillis(Date.now() + PRESENCE_KEPT_MS);
    await attempt(() => setDoc(reference, { ...shown, at: serverTimestamp(), expiresAt }));
    isSending = false;
  }

  void renew();
  const timer = setInterval(() => void renew(), PRESENCE_HEARTBEAT_MS);
  return () => {
    clearInterval(timer);
    void attempt(() => deleteDoc(reference));
  };
}
