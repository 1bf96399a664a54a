import { type Media, mediaPath } from '@torque-tide/contract/media';
import { PUBLIC_ORIGIN } from './public-origin';

/**
 * Returns an uploaded picture's address for content. The facts after `#` are read by `pictureFactsIn` and
 * never reach a server.
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
