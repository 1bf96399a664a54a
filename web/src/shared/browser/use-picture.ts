import { type RefObject, useEffect, useRef, useState } from 'react';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';

/** Props for an `img` that may be missing or broken. */
interface Picture {
  isBroken: boolean;
  image: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/**
 * Tells whether a picture can be shown. A component whose address changes needs a `key`, or it
 * stays broken.
 */
export function usePicture(url: string): Picture {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(url === '');
  const onError = () => setIsBroken(true);
  useEffect(() => tellOfEarlierFailure(image.current, onError), []);
  return { isBroken, image, onError };
}

/**
 * A picture in the server's HTML may have failed before `onError` was attached. Until it is
 * decoded, a picture without intrinsic width looks the same as a broken one.
 */
export function tellOfEarlierFailure(image: HTMLImageElement | null, onError: () => void): void {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError);
}

/**
 * Returns the path of one of the site's own files, which content names by public address. The file
 * then loads from the page's own origin: previews and emulators need no public copy.
 */
export function ownAssetUrl(url: string): string {
  return url.startsWith(`${PUBLIC_ORIGIN}/`) ? url.slice(PUBLIC_ORIGIN.length) : url;
}
