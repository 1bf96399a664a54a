import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { callApi } from './api-client';

/** Who has changed an item since a version of it, the latest first; empty when nobody can tell. */
export async function fetchEditorsSince(
  kind: ContentKind,
  id: string,
  version: number,
): Promise<string[]> {
  try {
    const versions = await callApi('versions.list', { params: { kind, id } });
    return [...new Set(versions.filter((each) => each.version > version).map(({ by }) => by))];
  } catch {
    // It is only a name: the edit goes on without it.
    return [];
  }
}
