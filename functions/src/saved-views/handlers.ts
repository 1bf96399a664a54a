import type { HandlersOf } from '../lib/handler';
import type { SavedViewRepository } from './repository';

/** What an admin does with the own saved views. */
export function createSavedViewHandlers(views: SavedViewRepository): HandlersOf<'savedViews.'> {
  return {
    'savedViews.get': ({ session: { username } }) => views.find(username),
    'savedViews.update': ({ body, ifVersion, session: { username } }) =>
      views.put({ username, views: body.views, ifVersion }),
  };
}
