import { describeFailure } from '@/admin/requests/describe';
import { hasStatus } from '@/shared/api/api-error';
import type { ItemChange } from '@/admin/content/content-tools-context';
import { NotInBin } from './undo-change';

const GONE_FROM_BIN =
  'It is not in the bin any more. Someone has restored it already, or its time there is over.';

/** Why a deleted item did not come back, and what to do about it. */
export function explainBinRestore(error: unknown): string {
  return hasStatus(error, 404) ? GONE_FROM_BIN : describeFailure(error);
}

/** Why an item did not get an earlier version's content, and what to do about it. */
export function explainVersionRestore(error: unknown, noun: string): string {
  if (hasStatus(error, 412)) {
    return `Someone changed the ${noun} while you were looking at its history. Their change now stands at the top: look at it, and restore again if you still want to.`;
  }
  if (hasStatus(error, 404)) {
    return `The ${noun} or this version of it no longer exists. If the ${noun} was deleted meanwhile, it stands under “Recently deleted”.`;
  }
  return describeFailure(error);
}

/** Why a change was not taken back. */
export function explainUndo(error: unknown, { undoKind }: Pick<ItemChange, 'undoKind'>): string {
  if (error instanceof NotInBin) return GONE_FROM_BIN;
  if (undoKind === 'bring-back') return explainBinRestore(error);
  if (hasStatus(error, 412)) {
    return 'It was changed again meanwhile, so that nothing was undone. Its history has every version.';
  }
  if (hasStatus(error, 404)) return 'It is gone: it was deleted meanwhile, and nothing was undone.';
  return describeFailure(error);
}

/** True when what is shown has been overtaken, so that it must be read again. */
export function isOvertaken(error: unknown): boolean {
  return hasStatus(error, 412) || hasStatus(error, 404);
}
