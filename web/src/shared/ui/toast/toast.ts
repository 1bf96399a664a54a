/** What can be done about a message. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toast {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'error';
  /** Never the only way, since the message leaves. */
  actions?: readonly ToastAction[];
  /** How long it stays on the screen, where that is not the usual time. */
  displayMs?: number;
}

/** How long a message stays on the screen. */
export const DISPLAY_MS = 5000;

/** How far a message is drawn sideways, in px, before letting go dismisses it. */
export const SWIPE_THRESHOLD_PX = 50;

/** The key that moves focus to the message. */
export const FOCUS_KEY = 'F8';

/** Messages on the screen at a time; a new one takes the place of the one before. */
export const VISIBLE_TOASTS = 1;
