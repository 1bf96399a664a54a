import type { EndpointName } from '@torque-tide/contract/api';
import type { DeletedItem } from '@torque-tide/contract/bin';
import type { ItemChange } from '@/admin/content/content-tools-context';
import type { Write } from '@/admin/requests/use-write';

/** The deletion that an undo asks for is not in the bin. */
export class NotInBin extends Error {
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
