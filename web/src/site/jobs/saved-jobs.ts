import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';

/** A job that the visitor has saved in this browser; its title is for when the job has gone. */
export interface SavedJob {
  id: string;
  title: string;
}

/** The name that the browser's storage has for the list; the cookies policy tells of it. */
const KEY = 'savedJobs';
/** Most jobs that are kept: beyond it nobody finds anything again. */
export const SAVED_MAX = 50;

const NONE: readonly SavedJob[] = [];
const listeners = createListeners();
/** Parsed once per stored text, since readers are given the same array until it changes. */
let last: { text: string | null; jobs: readonly SavedJob[] } = { text: null, jobs: NONE };

/** Why a job could not be saved. */
export type SaveFailure = 'storage' | 'too-many';

/**
 * Saves a job, or takes it out when it is saved. Whatever shows the list is told, in other tabs too.
 *
 * @returns why it did not work; undefined when it did
 */
export function toggleSavedJob({ id, title }: SavedJob): SaveFailure | undefined {
  const jobs = readSavedJobs();
  const others = jobs.filter((job) => job.id !== id);
  const isSaved = others.length < jobs.length;
  if (!isSaved && jobs.length >= SAVED_MAX) return 'too-many';
  try {
    localStorage.setItem(KEY, JSON.stringify(isSaved ? others : [{ id, title }, ...jobs]));
  } catch {
    // The visitor blocks storage, or it is full.
    return 'storage';
  }
  listeners.tell();
  return undefined;
}

/** The saved jobs, the latest first; none on a server and in the render that hydrates its HTML. */
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

/** What anybody else has written there is no list of ours. */
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
