import { browserNameOf } from '../admin-session/browser-name';
import type { HandlersOf } from '../lib/handler';
import type { UnfinishedFormRepository } from './repository';

/** What an admin does with the own unfinished forms. */
export function createUnfinishedFormHandlers(
  forms: UnfinishedFormRepository,
): HandlersOf<'unfinishedForms.'> {
  return {
    'unfinishedForms.list': ({ session: { username } }) => forms.list(username),
    'unfinishedForms.get': ({ params: { id }, session: { username } }) => forms.find(username, id),
    'unfinishedForms.create': ({ body, session: { username }, caller, attempt }) =>
      forms.create(body, { username, browser: browserNameOf(caller.userAgent), attempt }),
    'unfinishedForms.update': ({ params: { id }, body, ifVersion, session, caller, attempt }) => {
      const { username } = session;
      const browser = browserNameOf(caller.userAgent);
      return forms.update({ id, ifVersion, username, browser, attempt }, body);
    },
    'unfinishedForms.delete': ({ params: { id }, ifVersion, session: { username }, attempt }) =>
      forms.remove({ id, ifVersion, username, attempt }),
  };
}
