import { type Media, mediaPath } from '@torque-tide/contract/media';
import { PUBLIC_ORIGIN } from './public-origin';

/**
 * The address by which content names a picture that an admin has uploaded. What `pictureFactsIn` reads
 * stands behind the `#`, which no server is asked for.
 */
export function pictureAddress({
  id,
  width,
  height,
  color,
}: Pick<Media, 'id' | 'width' | 'height' | 'color'>): string {
  const facts = `${width}x${height}${color === undefined ? '' : `-${color}`}`;
  return `${PUBLIC_ORIGIN}${mediaPath(id)}#${facts}`;
}
