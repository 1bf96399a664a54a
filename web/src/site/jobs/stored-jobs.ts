import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';

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
  const listeners = createListeners();
  /** Parsed once per stored text, so that readers get the same array until it changes. */
  let last: { text: string | null; jobs: readonly T[] } = { text: null, jobs: NONE };

  function read(): readonly T[] {
    let text: string | null;
    try {
      text = localStorage.getItem(key);
    } catch {
      return NONE;
    }
    if (text !== last.text) last = { text, jobs: parse(text) };
    return last.jobs;
  }

  /** Other code may have written to it. */
  function parse(text: string | null): readonly T[] {
    try {
      const stored: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(stored) ? stored.filter(isStoredJob).slice(0, max) : NONE;
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

  function subscribe(listener: () => void): () => void {
    const unsubscribe = listeners.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', listener);
    };
  }

  return {
    read,
    /** Returns false if storage is blocked or full. */
    write: (jobs: readonly T[]): boolean => {
      try {
        localStorage.setItem(key, JSON.stringify(jobs));
      } catch {
        return false;
      }
      listeners.tell();
      return true;
    },
    /** Empty on a server, and in the render that hydrates its HTML. */
    useJobs: (): readonly T[] => useSyncExternalStore(subscribe, read, () => NONE),
  };
}
