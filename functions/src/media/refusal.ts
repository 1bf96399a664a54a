import { AppError } from '../lib/app-error';

/** A picture that is not taken, with the reason for the person who has sent it. */
export function refused(reason: string): AppError {
  return new AppError('invalid', reason, { fields: { file: [reason] } });
}

/** Of a file that ends too early, or is not what its first bytes promise. */
export function damaged(): AppError {
  return refused('This file is damaged or not complete.');
}

/** Of a file that is a picture and something else besides: an archive, a page, a script. */
export function followedByMore(): AppError {
  return refused('This file goes on behind the end of its picture. Save the picture anew.');
}
