import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';
import type { Toast } from './toast';

/** How long a dismissed message can still be read again. */
export const REMOVAL_DELAY_MS = 1_000_000;

interface RecentMessage extends Toast {
  id: string;
}

const NONE: readonly RecentMessage[] = [];
const listeners = createListeners();
let messages = NONE;
let lastId = 0;

/** Keeps a message that has left the screen, newest first, until its removal delay is over. */
export function rememberMessage(toast: Toast): void {
  lastId += 1;
  const message = { ...toast, id: `message-${lastId}` };
  update([message, ...messages]);
  setTimeout(() => update(messages.filter(({ id }) => id !== message.id)), REMOVAL_DELAY_MS);
}

/** Forgets them all: at 'Log out', since they may name content that only an admin sees. */
export function forgetMessages(): void {
  update(NONE);
}

/** The messages dismissed within the removal delay, newest first. */
export function useRecentMessages(): readonly RecentMessage[] {
  return useSyncExternalStore(listeners.subscribe, read, () => NONE);
}

function read() {
  return messages;
}

function update(next: readonly RecentMessage[]): void {
  messages = next;
  listeners.tell();
}
