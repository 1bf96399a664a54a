import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';

/** A saved job; the title is for when the job is gone. */
export interface SavedJob {
  id: string;
  title: string;
}

/** The storage key, which the cookies policy names. */
const KEY = 'savedJobs';
/** With more jobs, nobody would find one again. */
export const SAVED_MAX = 50;

const NONE: readonly SavedJob[] = [];
const listeners = createListeners();
/** Parsed once per stored text, because readers must get the same array until it changes. */
let last: { text: string | null; jobs: readonly SavedJob[] } = { text: null, jobs: NONE };

export type SaveFailure = 'storage' | 'too-many';

/**
 * Saves a job or removes a saved one, and notifies subscribers, in other tabs too.
 *
 * @returns why it failed; undefined if it worked
 */
export function toggleSavedJob({ id, title }: SavedJob): SaveFailure | undefined {
  const jobs = readSavedJobs();
  const others = jobs.filter((job) => job.id !== id);
  const isSaved = others.length < jobs.length;
  if (!isSaved && jobs.length >= SAVED_MAX) return 'too-many';
  try {
    localStorage.setItem(KEY, JSON.stringify(isSaved ? others : [{ id, title }, ...jobs]));
  } catch {
    // Storage is blocked or full.
    return 'storage';
  }
  listeners.tell();
  return undefined;
}

/** The saved jobs, newest first; none on a server and in the render that hydrates its HTML. */
export function useSavedJobs(): readonly SavedJob[] {
  return useSyncExternalStore(subscribe, readSavedJobs, () => NONE);
}

function readSavedJobs(): readonly SavedJob[] {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return NONE;
  }
  if (text !== last.text) last = { text, jobs: parse(text) };
  return last.jobs;
}

/** Text from another source isn't a list. */
function parse(text: string | null): readonly SavedJob[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedJob).slice(0, SAVED_MAX) : NONE;
  } catch {
    return NONE;
  }
}

function isSavedJob(value: unknown): value is SavedJob {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title } = value as Partial<Record<keyof SavedJob, unknown>>;
  return typeof id === 'string' && id !== '' && typeof title === 'string';
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
