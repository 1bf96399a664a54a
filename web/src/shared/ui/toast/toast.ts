/** A button of a message. */
export interface ToastAction {
  label: string;
  onClick: () => void;
  /** Only for an action that is also offered under 'Recent messages', until it has been taken. */
  isTaken?: () => boolean;
}

export interface Toast {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'error';
  /** The action must also be available elsewhere, because the message disappears. */
  actions?: readonly ToastAction[];
  /** Overrides the usual display time. */
  displayMs?: number;
}

export const DISPLAY_MS = 5000;

/** How far a swipe must go to dismiss a message, in px. */
export const SWIPE_THRESHOLD_PX = 50;

export const FOCUS_KEY = 'F8';

/** The number of messages on the screen; a new one replaces the last. */
export const VISIBLE_TOASTS = 1;
