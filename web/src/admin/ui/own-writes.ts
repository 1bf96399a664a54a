import type { EndpointName } from '@torque-tide/contract/api';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';

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
const listeners = new Set<() => void>();
let underWay = 0;

/**
 * Remembers which changes of content this tab made itself: a change is told to every tab of every
 * admin, and one's own is no news. The note may arrive before the answer does, so that it also knows
 * whether any write is under way.
 */
export const ownWrites = {
  /** Runs a write and remembers what it changed. */
  async track<T>(name: EndpointName, args: object, send: () => Promise<T>): Promise<T> {
    underWay += 1;
    try {
      const answer = await send();
      const key = keyOfWrite(name, args, answer);
      if (key) own.add(key);
      const [oldest] = own;
      if (own.size > KEPT && oldest !== undefined) own.delete(oldest);
      return answer;
    } finally {
      underWay -= 1;
      for (const listener of listeners) listener();
    }
  },
  includes: (change: Change): boolean => own.has(keyOf(change)),
  isUnderWay: (): boolean => underWay > 0,
  /** Calls back whenever a write has ended. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function keyOf({ kind, id, version, action }: Change): string {
  return `${kind}/${id}/${action === 'deleted' ? action : version}`;
}

/** Undefined for a write that changes no content. */
function keyOfWrite(name: EndpointName, args: object, answer: unknown): string | undefined {
  const [group, action] = name.split('.');
  const { id: param } = ('params' in args ? args.params : {}) as { id?: string };
  const { kind, id, version } = (answer ?? {}) as {
    kind?: ContentKind;
    id?: string;
    version?: number;
  };
  const changed = kind ?? CONTENT_KINDS.find((each) => each === group);
  const item = id ?? param;
  if (changed === undefined || item === undefined) return undefined;
  if (action === 'delete') return keyOf({ kind: changed, id: item, version: 0, action: 'deleted' });
  return version === undefined
    ? undefined
    : keyOf({ kind: changed, id: item, version, action: '' });
}
