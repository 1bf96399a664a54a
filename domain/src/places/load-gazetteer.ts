import { type Gazetteer, readGazetteer } from './gazetteer';

let loading: Promise<Gazetteer> | undefined;

/** The gazetteer, which is fetched and read when somebody first asks for it. @throws when it cannot be had */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= import('./gazetteer-text').then(({ GAZETTEER_TEXT }) =>
    readGazetteer(GAZETTEER_TEXT),
  );
  loading.catch(() => (loading = undefined));
  return loading;
}
