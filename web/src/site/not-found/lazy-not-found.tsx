import { lazy } from 'react';
import { loadChunk } from '@/shared/ui/errors/load-chunk';

/** The not-found page for routes that seldom show it, and then fetch its drawing. */
export const LazyNotFoundPage = lazy(async () => {
  const load = async () => (await import('./not-found-page')).Page;
  return { default: await loadChunk(load) };
});
