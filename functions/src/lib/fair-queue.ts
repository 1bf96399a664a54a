export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface Rank {
  /** A task begins when fewer than this many run, of any rank. */
  running: number;
  waiting: number;
}

export interface Turn<R extends string> {
  rank: R;
  party: string;
}

interface Waiting<R extends string> extends Turn<R> {
  /** Each task of a party waits for a later round. */
  round: number;
  begin: () => void;
  refuse: (error: Error) => void;
}

/**
 * Runs a few tasks at a time, by rank, and within a rank one of each party in turn. When a rank is full, the party
 * with the most waiting tasks loses its last one, with a `QueueFullError`.
 */
export function createFairQueue<R extends string>(ranks: Readonly<Record<R, Rank>>) {
  const order = Object.keys(ranks);
  let busy = 0;
  /** In starting order. */
  let waiting: Waiting<R>[] = [];

  return async function run<T>(turn: Turn<R>, task: () => Promise<T>): Promise<T> {
    if (busy < ranks[turn.rank].running) busy += 1;
    else await new Promise<void>((begin, refuse) => add(turn, begin, refuse));
    try {
      return await task();
    } finally {
      busy -= 1;
      beginNext();
    }
  };

  function add({ rank, party }: Turn<R>, begin: () => void, refuse: Waiting<R>['refuse']): void {
    const line = waiting.filter((other) => other.rank === rank);
    const own = line.findLast((other) => other.party === party);
    const round = own ? own.round + 1 : (line[0]?.round ?? 0);
    if (line.length >= ranks[rank].waiting) makeRoom(line, round);
    waiting = [...waiting, { rank, party, round, begin, refuse }].sort(
      (a, b) => order.indexOf(a.rank) - order.indexOf(b.rank) || a.round - b.round,
    );
  }

  function makeRoom(line: Waiting<R>[], round: number): void {
    const full = new QueueFullError('Too many tasks wait already');
    const last = line.at(-1);
    // Only drops a task of a later round, or two parties would displace each other forever.
    if (!last || last.round <= round) throw full;
    waiting = waiting.filter((other) => other !== last);
    last.refuse(full);
  }

  function beginNext(): void {
    for (const next of waiting) {
      if (busy >= ranks[next.rank].running) continue;
      waiting = waiting.filter((other) => other !== next);
      busy += 1;
      next.begin();
    }
  }
}
