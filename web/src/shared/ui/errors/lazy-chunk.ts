import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk';

/** Creates a component whose code loads when it is first rendered. */
export function lazyChunk<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
