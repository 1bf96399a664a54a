import type { EndpointName } from '@torque-tide/contract/api';
import type { DeletedItem } from '@torque-tide/contract/bin';
import type { ItemChange } from '@/admin/content/content-tools-context';
import type { Write } from '@/admin/requests/use-write';
import { describeFailure } from '@/admin/requests/describe';
import { hasStatus } from '@/shared/api/api-error';

/** The deletion that an undo asks for is not in the bin. */
class NotInBin extends Error {
  override readonly name = 'NotInBin';
}

/** The same write for every kind. */
type DeleteItem = (
  name: EndpointName,
  args: { params: { id: string }; ifVersion: number },
) => Promise<unknown>;

/**
 * Takes one change back, as long as the item is as that left it.
 *
 * @param findBin what can be brought back, newest first
 * @returns the change that this made, which can be taken back in turn
 * @throws {ApiError} 412 when something else has happened to the item, {NotInBin} and what `write` throws
 */
export async function undoChange(
  change: ItemChange,
  { write, findBin }: { write: Write; findBin: () => Promise<readonly DeletedItem[]> },
): Promise<ItemChange> {
  const { kind, id, version, undoKind } = change;
  if (undoKind === 'delete') {
    await (write as DeleteItem)(`${kind}.delete` as EndpointName, {
      params: { id },
      ifVersion: version,
    });
    return { ...change, undoKind: 'bring-back' };
  }
  if (undoKind === 'bring-back') {
    const deletions = await findBin();
    // The first that fits is the one just made: a slug can be deleted twice.
    const deletion = deletions.find((each) => each.kind === kind && each.itemId === id);
    if (!deletion) throw new NotInBin();
    const back = await write('bin.restore', { params: { id: deletion.id } });
    return { ...change, version: back.version, undoKind: 'delete' };
  }
  const restored = await write('history.restore', {
    params: { kind, id },
    body: { version: version - 1 },
    ifVersion: version,
  });
  return { ...change, version: restored.version };
}

const GONE_FROM_BIN =
  'It is not in the bin any more. Someone has restored it already, or its time there is over.';

/** Why a deleted item did not come back, and what to do about it. */
export function explainBinRestore(error: unknown): string {
  return hasStatus(error, 404) ? GONE_FROM_BIN : describeFailure(error);
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
