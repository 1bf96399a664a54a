import { type SnackbarKey, useSnackbar } from 'notistack';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
} from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/controls';
import { DISPLAY_MS, FOCUS_KEY, type Toast, SWIPE_THRESHOLD_PX } from './toast';
import { IconButton } from '@/shared/ui/button/button';
import styles from './toast-panel.module.css';

/** A press within this time after a message appears was meant for what it covers. */
const ARRIVAL_MS = 400;

interface Props {
  id: SnackbarKey;
  toast: Toast;
  /** notistack measures the element to animate it. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * One message. Its time pauses while it is hovered or focused; swipe, Escape or the button dismiss
 * it.
 */
export function ToastPanel({ id, toast, ref }: Props) {
  const { title, description, tone = 'neutral', actions, displayMs = DISPLAY_MS } = toast;
  const { closeSnackbar } = useSnackbar();
  const panel = useRef<HTMLDivElement>(null);
  const [isArriving, setIsArriving] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { noteOrigin, returnFocus } = useFocusKey(panel);
  const isHeld = isHovered || isFocused;

  const dismiss = useCallback(() => {
    returnFocus();
    closeSnackbar(id);
  }, [closeSnackbar, id, returnFocus]);

  useEffect(() => {
    const timer = setTimeout(() => setIsArriving(false), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(dismiss, displayMs);
    return () => clearTimeout(timer);
  }, [dismiss, displayMs, isHeld]);

  const swipe = useSwipe(dismiss);

  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    dismiss();
  }

  return (
    <div ref={ref}>
      <div
        className={styles.panel}
        ref={panel}
        role={tone === 'error' ? 'alert' : 'status'}
        tabIndex={-1}
        data-tone={tone}
        data-arriving={isArriving ? '' : undefined}
        data-actions={actions?.length ? '' : undefined}
        // Not on entering: a message that appears under a resting pointer would never go.
        onPointerMoveCapture={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={(event) => {
          noteOrigin(event.relatedTarget);
          setIsFocused(true);
        }}
        onBlur={() => setIsFocused(false)}
        onKeyDown={dismissOnEscape}
        {...swipe}
      >
        {tone !== 'neutral' && (
          <span className={styles.toneMark}>
            {tone === 'error' ? <AlertIcon /> : <CheckIcon />}
          </span>
        )}
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions?.map((action) => (
          <button
            key={action.label}
            className={styles.actionButton}
            type="button"
            onClick={() => {
              dismiss();
              action.onClick();
            }}
          >
            {action.label}
          </button>
        ))}
        <IconButton className={styles.closeButton} aria-label="Dismiss message" onClick={dismiss}>
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}

/** Moves the focus to the panel on the focus key, and back to where it was afterwards. */
function useFocusKey(panel: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    function focusPanel(event: globalThis.KeyboardEvent) {
      const element = panel.current;
      if (event.key !== FOCUS_KEY || !element || element.contains(document.activeElement)) return;
      event.preventDefault();
      element.focus();
    }
    document.addEventListener('keydown', focusPanel);
    return () => document.removeEventListener('keydown', focusPanel);
  }, [panel]);

  const noteOrigin = useCallback(
    (from: Element | null) => {
      if (!panel.current?.contains(from)) cameFrom.current = from;
    },
    [panel],
  );
  const returnFocus = useCallback(() => {
    const isInside = panel.current?.contains(document.activeElement);
    // The page may have scrolled away from there.
    if (isInside && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus({ preventScroll: true });
    }
    cameFrom.current = null;
  }, [panel]);
  return { noteOrigin, returnFocus };
}

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Handlers to swipe an element sideways; `onSwipe` is called beyond the threshold. */
function useSwipe(onSwipe: () => void): SwipeHandlers {
  const start = useRef<{ pointerId: number; x: number } | null>(null);

  function follow(element: HTMLElement, distance: number) {
    element.style.setProperty('--swipe', `${distance}px`);
  }

  return {
    onPointerDown(event) {
      // A press on the close button is a click, not the start of a swipe.
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      start.current = { pointerId: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event) {
      if (start.current?.pointerId !== event.pointerId) return;
      follow(event.currentTarget, event.clientX - start.current.x);
    },
    onPointerUp(event) {
      if (start.current?.pointerId !== event.pointerId) return;
      const distance = event.clientX - start.current.x;
      start.current = null;
      if (Math.abs(distance) >= SWIPE_THRESHOLD_PX) onSwipe();
      else follow(event.currentTarget, 0);
    },
    onPointerCancel(event) {
      start.current = null;
      follow(event.currentTarget, 0);
    },
  };
}
