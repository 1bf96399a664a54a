import { isHttpUrl } from '@torque-tide/contract/fields';
import { useEffect, useState } from 'react';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';

/** How long nothing is typed before an address is tried, in milliseconds. */
const PAUSE_MS = 700;

/** True once a whole address is known to lead to no picture. Half an address is not tried. */
export function useIsUnreachable(address: string): boolean {
  const [unreachable, setUnreachable] = useState<string>();
  const url = address.trim();
  useEffect(() => {
    if (!isHttpUrl(url)) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = left;
      const picture = new Image();
      picture.addEventListener('error', () => setUnreachable(url), { signal });
      picture.addEventListener('load', () => setUnreachable(undefined), { signal });
      picture.src = ownAssetUrl(url);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [url]);
  return unreachable !== undefined && unreachable === url;
}
