import type { EndpointName } from '@torque-tide/contract/api';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChaosFigures } from './chaos';
import type { Instance } from './production';
import type { Answer, Sent } from './test-api';

/** How long a writer waits for an answer, and how long before it retries. */
const PATIENCE_MS = 12_000;
const REPEAT_MS = 250;
/** Worth a retry: Firestore is away, or the server is busy. */
const LATER: ReadonlySet<number> = new Set([429, 503]);

/** Retries on any instance with the same key until the outcome is known. */
export type Tell = (endpoint: EndpointName, sent: Sent) => Promise<Answer | undefined>;

interface Options {
  /** The writer's name. */
  name: string;
  instances: readonly Instance[];
  figures: ChaosFigures;
  /** When every outcome must be known, by `performance.now()`. */
  settled: number;
}

/** Records each refusal as a violation, because no other caller writes the same items. */
export function createTell({ name, instances, figures, settled }: Options): Tell {
  return async (endpoint, sent) => {
    const key = randomUUID();
    for (let attempt = 0; performance.now() < settled; attempt += 1) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const instance = anyOf(instances);
      const answer = await instance.call(endpoint, { ...sent, key, signal }).catch(() => undefined);
      if (answer && !LATER.has(answer.status)) {
        if (attempt > 0) figures.uncertain += 1;
        if (answer.status < 300) {
          figures.acknowledged[name] = (figures.acknowledged[name] ?? 0) + 1;
          return answer;
        }
        const what = `${answer.status} to ${endpoint} of ${name}, attempt ${attempt + 1}`;
        const reason = answer.status === 500 ? lastErrorIn(instance.log()) : answer.text;
        figures.violations.push(`refused though nobody else writes: ${what}: ${reason}`);
        return undefined;
      }
      await delay(REPEAT_MS);
    }
    figures.violations.push(`never told: ${endpoint} of ${name}`);
    return undefined;
  };
}

function lastErrorIn(log: string): string {
  return log.split('\n').findLast((line) => line.includes('"severity":"ERROR"')) ?? 'no line of it';
}

export function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}

export function anyOf<T>(all: readonly T[]): T {
  return all[between(0, all.length - 1)] as T;
}
