/** What every page has once the app runs (`chunk-groups.ts`). */
const OF_EVERY_PAGE =
  /^assets\/(?:boot|framework|main|query|rolldown-runtime|router|shared|small)-/;

/**
 * The files that are fetched beside a part of the site that comes later. Those of every page are there by then, so
 * no page has to carry their names; only what starts the app fetches them.
 *
 * @param deps files that the part needs
 * @param host its `hostId` is the file that asks for the part
 */
export function preloadedParts(_part: string, deps: string[], host: { hostId: string }): string[] {
  return /^assets\/boot-|\.html$/.test(host.hostId)
    ? deps
    : deps.filter((file) => !OF_EVERY_PAGE.test(file));
}
