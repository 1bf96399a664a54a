import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';

/**
 * Content names the site's own files by their public address. They are loaded from whichever origin
 * serves the page, so that a preview or the emulators need no copy at the public one.
 */
export function ownAssetUrl(url: string): string {
  return url.startsWith(`${PUBLIC_ORIGIN}/`) ? url.slice(PUBLIC_ORIGIN.length) : url;
}
