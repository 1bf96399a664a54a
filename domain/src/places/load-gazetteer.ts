import { type Gazetteer, readGazetteer } from './gazetteer';

let loading: Promise<Gazetteer> | undefined;

/** Loads and parses the gazetteer on first use. @throws when it can't be loaded */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= import('./gazetteer-text').then(({ GAZETTEER_TEXT }) =>
    readGazetteer(GAZETTEER_TEXT),
  );
  loading.catch(() => (loading = undefined));
  return loading;
}
