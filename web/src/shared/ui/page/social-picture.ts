import type { socialImage } from '@torque-tide/domain/seo/social-images';
import { createContext } from 'react';

/** A picture that shows what a page says, and the address of that page. */
interface OwnPicture extends Omit<ReturnType<typeof socialImage>, 'alt'> {
  /** The words of the picture. */
  alt: string;
  pageUrl: string;
}

/** The picture of the page that a server renders, where it has one of its own. */
export const SocialPicture = createContext<OwnPicture | undefined>(undefined);
