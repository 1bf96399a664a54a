import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';
import type { Toast } from './toast';

/** How long a dismissed message stays readable. */
export const REMOVAL_DELAY_MS = 1_000_000;

interface RecentMessage extends Toast {
  id: string;
}

const NONE: readonly RecentMessage[] = [];
const listeners = createListeners();
let messages = NONE;
let lastId = 0;

/** Keeps a dismissed message until its removal delay is over; newest first. */
export function rememberMessage(toast: Toast): void {
  lastId += 1;
  const message = { ...toast, id: `message-${lastId}` };
  update([message, ...messages]);
  setTimeout(() => update(messages.filter(({ id }) => id !== message.id)), REMOVAL_DELAY_MS);
}

/** Clears all messages on logging out, since they may name content that only admins see. */
export function forgetMessages(): void {
  update(NONE);
}

/** Returns the messages dismissed within the removal delay, newest first. */
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
