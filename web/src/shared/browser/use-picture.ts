import { type RefObject, useEffect, useRef, useState } from 'react';

/** What an `img` gets whose picture may be missing or broken. */
interface Picture {
  isBroken: boolean;
  image: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/**
 * Tells whether a picture can be shown. A component that shows another address begins anew: with a `key`,
 * it forgets that the earlier one was broken.
 */
export function usePicture(url: string): Picture {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(url === '');
  const onError = () => setIsBroken(true);
  useEffect(() => {
    // On a page that a server rendered, the picture may have failed before `onError` was attached.
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) element.decode().catch(onError);
  }, []);
  return { isBroken, image, onError };
}
