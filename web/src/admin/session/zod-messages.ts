import { en } from 'zod/locales';
import * as z from 'zod/mini';

/**
 * Gives zod/mini the wording that it lacks. Only forms of the admin area show messages that the
 * schemas leave to the library, so that only its chunks carry them.
 */
export function installZodMessages(): void {
  z.config(en());
}
