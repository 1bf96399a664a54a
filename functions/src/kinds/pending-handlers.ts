import type { EndpointName } from '@torque-tide/contract/api';
import { type DraftableKind, DRAFTABLE_KINDS } from '@torque-tide/contract/pending';
import type { ContentDependencies } from '../content/collection';
import type { ContentKindOf, PatchOf } from '../content/kind';
import { createPendingChanges, listPending } from '../content/pending';
import type { AdminSession, Handlers, WriteAttempt } from '../lib/handler';
import { contentKinds } from './registry';

type PendingName = Extract<EndpointName, `${string}Pending` | 'pending.list'>;

interface WriteRequest {
  params: { id: string };
  session: AdminSession;
  attempt: WriteAttempt;
  ifVersion: number | undefined;
}

/** The handlers for unpublished changes, of every kind that can have any. */
export function createPendingHandlers(
  dependencies: ContentDependencies,
): Pick<Handlers, PendingName> {
  const ofKinds = DRAFTABLE_KINDS.flatMap((kind) => handlersOf(kind, dependencies));
  // Each is under the name of its row, of which its types are made: put together here, the names
  // hide that from the compiler.
  return {
    'pending.list': () => listPending(dependencies, contentKinds),
    ...Object.fromEntries(ofKinds),
  } as unknown as Pick<Handlers, PendingName>;
}

function handlersOf(kind: DraftableKind, dependencies: ContentDependencies): [string, unknown][] {
  // Of the kind whose schema has parsed it.
  type Sent = WriteRequest & {
    body: { baseVersion: number; changes: PatchOf<DraftableKind>; publishAt?: string };
  };
  // One of several, each with an item of its own: what is sent is of the same kind, which the compiler cannot
  // follow.
  const definition = contentKinds[kind] as unknown as ContentKindOf<DraftableKind>;
  const pending = createPendingChanges(dependencies, definition);
  const changeOf = ({ session, attempt }: WriteRequest) => ({ by: session.username, attempt });
  const savedOf = ({ params, body, ifVersion }: Sent) => ({ ...params, ...body, ifVersion });
  return [
    [`${kind}.getPending`, ({ params }: WriteRequest) => pending.get(params.id)],
    [`${kind}.savePending`, (sent: Sent) => pending.save(savedOf(sent), changeOf(sent))],
    [`${kind}.publishPending`, (sent: Sent) => pending.publish(savedOf(sent), changeOf(sent))],
    [
      `${kind}.dropPending`,
      (sent: WriteRequest) =>
        pending.drop({ ...sent.params, ifVersion: sent.ifVersion }, changeOf(sent)),
    ],
  ];
}
