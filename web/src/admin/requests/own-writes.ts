import type { EndpointName } from '@torque-tide/contract/api';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { createListeners } from '@/shared/browser/listeners';

/** As many changes of this tab are remembered; the notes of older ones have arrived long ago. */
const KEPT = 500;

/** A change of content, as its note tells it. */
interface Change {
  kind: ContentKind;
  id: string;
  version: number;
  action: string;
}

const own = new Set<string>();
const writeEnds = createListeners();
let underWay = 0;

/**
 * Remembers which changes of content this tab made itself: a change is told to every tab of every
 * admin, and one's own needs no telling. The note may arrive before the answer does, so that it also knows
 * whether any write is under way.
 */
export const ownWrites = {
  /** Runs a write and remembers what it changed. */
  async track<T>(name: EndpointName, args: object, send: () => Promise<T>): Promise<T> {
    underWay += 1;
    try {
      const answer = await send();
      // One call may change several items.
      for (const changed of Array.isArray(answer) ? (answer as unknown[]) : [answer]) {
        const key = keyOfWrite(name, args, changed);
        if (key) own.add(key);
      }
      for (const oldest of own) {
        if (own.size <= KEPT) break;
        own.delete(oldest);
      }
      return answer;
    } finally {
      underWay -= 1;
      writeEnds.tell();
    }
  },
  includes: (change: Change): boolean => own.has(keyOf(change)),
  isUnderWay: (): boolean => underWay > 0,
  subscribe: writeEnds.subscribe,
};

function keyOf({ kind, id, version, action }: Change): string {
  return `${kind}/${id}/${action === 'deleted' ? action : version}`;
}

/** Undefined for a write that changes no content. */
function keyOfWrite(name: EndpointName, args: object, answer: unknown): string | undefined {
  const [group, act] = name.split('.');
  const { id: param } = ('params' in args ? args.params : {}) as { id?: string };
  // A draft that was published is answered with its item.
  const { item, ...told } = (answer ?? {}) as Partial<Change> & { item?: Partial<Change> };
  const { kind = CONTENT_KINDS.find((each) => each === group) } = told;
  const { id = param, version = 0 } = { ...item, ...told };
  const action = act === 'delete' ? 'deleted' : 'updated';
  if (kind === undefined || id === undefined) return undefined;
  if (version === 0 && action === 'updated') return undefined;
  return keyOf({ kind, id, version, action });
}
