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
  useEffect(() => tellOfEarlierFailure(image.current, onError), []);
  return { isBroken, image, onError };
}

/**
 * On a page that a server rendered, a picture may have failed before its `onError` was attached. Until it is
 * decoded, one without a width of its own looks the same.
 */
export function tellOfEarlierFailure(image: HTMLImageElement | null, onError: () => void): void {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError);
}
