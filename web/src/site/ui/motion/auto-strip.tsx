import { type ReactNode, useRef } from 'react';
import { styledElement } from '@/shared/ui/page/styled-element';
import { useAutoStrip } from './use-auto-strip';
import { useMotion } from './use-motion';
import styles from './auto-strip.module.css';

/** The dark band of white logos, in both colour schemes. */
export const LogoBand = styledElement('section', styles.logoBand);

/** The band's title and its motion toggle. */
export const LogoHead = styledElement('header', styles.logoHead);

/** A white logo. Its frame reserves the space before the picture loads. */
export const WhiteLogo = styledElement('img', styles.whiteLogo);

interface Props {
  /** The accessible name. */
  label: string;
  /**
   * How often the list repeats; the repeats are `inert`. All but one must fill the widest screen.
   */
  copies?: number;
  gap?: 'narrow' | 'wide';
  /** False inside the page's column. */
  bleeds?: boolean;
  /** The items once, as `li` elements. */
  children: ReactNode;
}

/**
 * A row that moves by itself. Pauses on hover, on focus and with the site's motion setting; with
 * reduced motion it is a plain list. Needs a `MotionToggle` beside it.
 */
export function AutoStrip({ label, copies = 2, gap = 'narrow', bleeds = true, children }: Props) {
  const { isPaused } = useMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { hold, release } = useAutoStrip({ viewport, track, isPaused });

  return (
    <div className={styles.root} data-gap={gap} data-bleeds={bleeds}>
      <div
        className={styles.viewport}
        ref={viewport}
        role="group"
        aria-label={label}
        // A scroller needs the keyboard, and a moving strip pauses when it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-paused={isPaused}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <div className={styles.track} ref={track}>
          {Array.from({ length: copies }, (_, copy) => (
            <ul className={styles.copy} key={copy} inert={copy > 0}>
              {children}
            </ul>
          ))}
        </div>
      </div>
    </div>
  );
}
