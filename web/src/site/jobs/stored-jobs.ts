import { useSyncExternalStore } from 'react';
import { createStoredText } from '@/shared/browser/stored-choice';

/** A job that this browser remembers, with its title at the time. */
interface StoredJob {
  id: string;
  title: string;
}

/**
 * A list of jobs in this browser's storage, newest first.
 *
 * @param key its name in storage; the cookies policy names it
 */
export function createStoredJobs<T extends StoredJob>(
  key: string,
  max: number,
  isWhole: (job: Partial<Record<keyof T, unknown>>) => boolean = () => true,
) {
  const NONE: readonly T[] = [];
  const stored = createStoredText(key);
  /** Parsed once per stored text, so that readers get the same array until it changes. */
  let last: { text: string | null; jobs: readonly T[] } = { text: null, jobs: NONE };

  function read(): readonly T[] {
    const text = stored.read();
    if (text !== last.text) last = { text, jobs: parse(text) };
    return last.jobs;
  }

  /** Other code may have written to it. */
  function parse(text: string | null): readonly T[] {
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(value) ? value.filter(isStoredJob).slice(0, max) : NONE;
    } catch {
      return NONE;
    }
  }

  function isStoredJob(value: unknown): value is T {
    if (typeof value !== 'object' || value === null) return false;
    const job = value as Partial<Record<keyof T, unknown>>;
    const { id, title } = job;
    return typeof id === 'string' && id !== '' && typeof title === 'string' && isWhole(job);
  }

  return {
    read,
    /** Returns false, and changes nothing, if storage is blocked or full. */
    write: (jobs: readonly T[]): boolean => {
      const before = stored.read();
      if (stored.write(JSON.stringify(jobs))) return true;
      stored.write(before);
      return false;
    },
    /** Empty on a server, and in the render that hydrates its HTML. */
    useJobs: (): readonly T[] => useSyncExternalStore(stored.subscribeToAllTabs, read, () => NONE),
  };
}
