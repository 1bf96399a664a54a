import { brand } from '@torque-tide/domain/brand';

/**
 * Content names the site's own files by their public address. They are loaded from whichever origin
 * serves the page, so that a preview or the emulators need no copy at the public one.
 */
export function ownAssetUrl(url: string): string {
  return url.startsWith(`${brand.siteUrl}/`) ? url.slice(brand.siteUrl.length) : url;
}
