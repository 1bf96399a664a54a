import {
  LIVE_COLLECTIONS,
  PRESENCE_HEARTBEAT_MS,
  PRESENCE_ID_END_LENGTH,
  PRESENCE_KEPT_MS,
  presenceId,
} from '@torque-tide/contract/live';
import { onIdTokenChanged } from 'firebase/auth';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { randomName } from '@/admin/navigation/use-form-address';
import type { LiveHandle } from './connect';
import type { LiveStore } from './live-store';

/** A heartbeat that is not acknowledged after this long means that the connection is lost, in ms. */
const ANSWER_LIMIT_MS = 8_000;
/** A tab that nobody has looked at for this long is not there, in ms; browsers slow its timers down then, too. */
const HIDDEN_LIMIT_MS = 4 * 60_000;
/** A form that is opened and left at once is not told, in ms. */
const SETTLE_MS = 150;

interface Options {
  handle: LiveHandle;
  username: string;
  store: LiveStore;
  /** Told whether Firestore acknowledges what is written. */
  onAnswer: (isAnswering: boolean) => void;
  /** Firestore refuses it: the session has ended, or its token. */
  onRefused: () => void;
}

export type Presence = ReturnType<typeof keepPresence>;

/**
 * Tells the other admins that this tab is there and what it shows, for as long as somebody may be
 * looking at it. Its own document changes with each item, so that a change is told at once; see
 * `presenceSchema`.
 */
export function keepPresence({ handle, username, store, onAnswer, onRefused }: Options) {
  const { firestore, auth, session } = handle;
  const own = new Set<string>();
  let id: string | undefined;
  let told: string | undefined;
  let token: string | undefined;
  /** How far the server's clock is ahead of this one, in ms. */
  let offset = 0;
  let learntAt = 0;
  let isWaiting = false;
  const closed = new AbortController();
  let leaving = Promise.resolve();
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setTimeout> | undefined;

  const referenceOf = (name: string) => doc(firestore, LIVE_COLLECTIONS.presence, name);

  /** Puts a new document in the place of the one before. */
  function tell() {
    const { shown } = store.get();
    const before = id;
    id = presenceId(session, randomName(PRESENCE_ID_END_LENGTH));
    own.add(id);
    told = JSON.stringify(shown);
    const batch = writeBatch(firestore);
    if (before !== undefined) batch.delete(referenceOf(before));
    batch.set(referenceOf(id), {
      username,
      since: serverTimestamp(),
      at: serverTimestamp(),
      item: shown ? { kind: shown.item.kind, id: shown.item.id } : null,
      isEditing: shown?.isEditing ?? false,
      expiresAt: expiry(),
    });
    void send(batch.commit());
  }

  function beat() {
    if (id === undefined || isWaiting) return;
    void send(updateDoc(referenceOf(id), { at: serverTimestamp(), expiresAt: expiry() }));
  }

  async function send(write: Promise<void>) {
    isWaiting = true;
    const limit = setTimeout(() => onAnswer(false), ANSWER_LIMIT_MS);
    const isTaken = await write.then(
      () => true,
      () => false,
    );
    clearTimeout(limit);
    isWaiting = false;
    if (closed.signal.aborted) return;
    if (!isTaken) {
      onRefused();
      return;
    }
    onAnswer(true);
    // Counted from the last word, since one document is written at most every few seconds.
    clearTimeout(heartbeat);
    heartbeat = setTimeout(beat, PRESENCE_HEARTBEAT_MS);
  }

  const isUntold = () => id !== undefined && JSON.stringify(store.get().shown) !== told;

  function change() {
    if (!isUntold()) return;
    clearTimeout(settleTimer);
    settleTimer = setTimeout(() => isUntold() && tell(), SETTLE_MS);
  }

  function leave(): Promise<void> {
    if (id !== undefined) {
      leaving = deleteDoc(referenceOf(id)).catch(() => undefined);
      id = undefined;
    }
    return leaving;
  }

  /** The tab is about to go, and what the SDK sends then would go with it. */
  function leaveAtOnce() {
    if (id === undefined || token === undefined) return;
    const gone = id;
    id = undefined;
    void fetch(`${handle.restUrl}/${LIVE_COLLECTIONS.presence}/${gone}`, {
      method: 'DELETE',
      keepalive: true,
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => undefined);
  }

  function comeBack() {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') {
      hiddenTimer = setTimeout(() => void leave(), HIDDEN_LIMIT_MS);
    } else if (id === undefined) tell();
  }

  // What was written meanwhile goes out by itself; a new word shows that it arrives again.
  function goOnline() {
    if (id !== undefined && !isWaiting) tell();
  }

  const unsubscribeToken = onIdTokenChanged(auth, (user) => {
    void user?.getIdToken().then((next) => (token = next));
  });
  const unsubscribeStore = store.subscribe(change);
  const untilClosed = { signal: closed.signal };
  document.addEventListener('visibilitychange', comeBack, untilClosed);
  window.addEventListener('pagehide', leaveAtOnce, untilClosed);
  window.addEventListener('pageshow', comeBack, untilClosed);
  window.addEventListener('offline', () => onAnswer(false), untilClosed);
  window.addEventListener('online', goOnline, untilClosed);
  tell();

  return {
    isOwn: (tabId: string) => own.has(tabId),
    /** Learns the server's time from a document of this tab that it has just received. */
    learnTime: (at: number) => {
      if (at === learntAt) return;
      learntAt = at;
      offset = at - Date.now();
    },
    /** The server's time, in ms since 1970. */
    now: () => Date.now() + offset,
    leave,
    close: () => {
      closed.abort();
      clearTimeout(heartbeat);
      clearTimeout(hiddenTimer);
      clearTimeout(settleTimer);
      unsubscribeToken();
      unsubscribeStore();
    },
  };
}

function expiry(): Timestamp {
  return Timestamp.fromMillis(Date.now() + PRESENCE_KEPT_MS);
}
