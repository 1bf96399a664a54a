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
    'unfinishedForms.create': ({ body, session: { username }, caller }) =>
      forms.create(body, { username, browser: browserNameOf(caller.userAgent) }),
    'unfinishedForms.update': ({ params: { id }, body, ifVersion, session, caller }) => {
      const { username } = session;
      const browser = browserNameOf(caller.userAgent);
      return forms.update({ id, ifVersion, username, browser }, body);
    },
    'unfinishedForms.delete': async ({ params: { id }, ifVersion, session: { username } }) => {
      await forms.remove({ id, ifVersion, username });
      return { id };
    },
  };
}
