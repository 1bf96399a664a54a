export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface Rank {
  /** A task begins when fewer than this many run, of any rank. */
  running: number;
  waiting: number;
}

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

export interface Turn<R extends string> {
  rank: R;
  party: string;
}

/**
 * Runs a few tasks at a time, by rank, and within a rank one of each party in turn. When a rank is full, the party
 * with the most waiting tasks loses its last one, with a `QueueFullError`.
 */
export function createFairQueue<R extends string>(ranks: Readonly<Record<R, Rank>>) {
  let busy = 0;
  const lines = (Object.entries(ranks) as [R, Rank][]).map(([name, rank]) => ({
    name,
    rank,
    /** The next party stands first. */
    parties: new Map<string, Waiting[]>(),
  }));
  type Line = (typeof lines)[number];

  return async function run<T>({ rank, party }: Turn<R>, task: () => Promise<T>): Promise<T> {
    const line = lines.find(({ name }) => name === rank) as Line;
    if (busy < line.rank.running) busy += 1;
    else await waitIn(line, party);
    try {
      return await task();
    } finally {
      busy -= 1;
      beginNext();
    }
  };

  function waitIn(line: Line, party: string): Promise<void> {
    if (lengthOf(line) >= line.rank.waiting) makeRoom(line, party);
    return new Promise<void>((resolve, reject) => {
      const own = line.parties.get(party) ?? [];
      own.push({ begin: resolve, refuse: () => reject(full()) });
      line.parties.set(party, own);
    });
  }

  /** Refuses the longest party's last task, or the newcomer's. */
  function makeRoom({ parties }: Line, newcomer: string): void {
    const own = parties.get(newcomer)?.length ?? 0;
    const [longest] = [...parties].toSorted(([, a], [, b]) => b.length - a.length);
    // By one more, or two parties would push each other out forever.
    if (!longest || longest[1].length < own + 2) throw full();
    longest[1].pop()?.refuse();
  }

  function beginNext(): void {
    for (const { rank, parties } of lines) {
      while (busy < rank.running) {
        const [next] = parties;
        if (!next) break;
        const [party, waiting] = next;
        const first = waiting.shift();
        parties.delete(party);
        if (waiting.length > 0) parties.set(party, waiting);
        busy += 1;
        first?.begin();
      }
    }
  }
}

function lengthOf({ parties }: { parties: Map<string, Waiting[]> }): number {
  let length = 0;
  for (const waiting of parties.values()) length += waiting.length;
  return length;
}

function full(): QueueFullError {
  return new QueueFullError('Too many tasks wait already');
}
