import type { QueryClient } from '@tanstack/react-query';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { ADMIN_PATHS, HOME_PATH, itemFormPath } from '@torque-tide/domain/paths';
import { newForm } from '@/admin/navigation/use-form-address';
import type { SearchedParts } from '@/admin/text/item-search';
import { ADMIN_KINDS } from './kinds';
import { CONTENT_WORDS } from '@/admin/content/content-words';

/** Something that one can go to by its name. */
export interface Command {
  id: string;
  /** What it is listed under. */
  group: string;
  title: string;
  /** Where words are looked for beside the title. */
  text: string;
  to: string | (() => string);
  /** It lies outside the admin area, so that the browser loads it. */
  isOutside?: boolean;
}

export const GO = 'Go to';

const addressOf = (entries: Record<string, string>) =>
  `${ADMIN_PATHS.dashboard}?${new URLSearchParams(entries).toString()}`;

/** What is there before anything has been read. */
export function fixedCommands(): Command[] {
  const go = (title: string, to: string, isOutside = false): Command => ({
    id: `go ${title}`,
    group: GO,
    title,
    text: 'go open show',
    to,
    isOutside,
  });
  return [
    ...CONTENT_KINDS.map((kind) => {
      const { tab, label } = CONTENT_WORDS[kind];
      return go(label, addressOf({ tab }));
    }),
    go('Recently deleted', addressOf({ tab: CONTENT_WORDS.jobs.tab, view: 'deleted' })),
    go('Your account', ADMIN_PATHS.account),
    go('Website', HOME_PATH, true),
  ];
}

/** The items of a kind, and the way to a new one. */
export async function commandsOf(kind: ContentKind, client: QueryClient): Promise<Command[]> {
  const { tab, plural } = CONTENT_WORDS[kind];
  const { words, findAll } = await ADMIN_KINDS[kind].definition();
  const items = await findAll(client);
  return [
    {
      id: `new ${kind}`,
      group: 'Add',
      title: words.add,
      text: 'new create add',
      // Each time another form: the one that is open may be new, too.
      to: () => addressOf({ tab, ...newForm() }),
    },
    ...items.map(({ id, title, text }) => ({
      id: `${kind}/${id}`,
      group: plural,
      title,
      text,
      to: itemFormPath(tab, id),
    })),
  ];
}

/** Where a search over all commands looks: the title counts more than any text. */
export const COMMAND_PARTS: SearchedParts<Command> = {
  fields: [
    { label: 'Title', weight: 10, textOf: ({ title }) => title },
    { label: 'Text', weight: 1, textOf: ({ text }) => text },
  ],
  literal: ({ title }) => [title],
};
