import { useEffect, useState } from 'react';

/** Beyond this scroll position, in px, the header changes its look and hides on scrolling down. */
const HEADER_THRESHOLD_PX = 50;

interface HeaderScroll {
  /** Undefined until the app has started. */
  isScrolled: boolean | undefined;
  /** True if the last movement beyond the threshold was downwards. */
  isHidden: boolean;
}

const UNKNOWN: HeaderScroll = { isScrolled: undefined, isHidden: false };

/** The header's state on a scrolled page. */
export function useHeaderScroll(): HeaderScroll {
  const [state, setState] = useState(UNKNOWN);

  useEffect(() => {
    let last = window.scrollY;

    function update() {
      const y = window.scrollY;
      const isScrolled = y > HEADER_THRESHOLD_PX;
      const isDown = y > last;
      const hasMoved = y !== last;
      last = y;
      setState((before) => {
        const isHidden = isScrolled && (hasMoved ? isDown : before.isHidden);
        return before.isScrolled === isScrolled && before.isHidden === isHidden
          ? before
          : { isScrolled, isHidden };
      });
    }

    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return state;
}
