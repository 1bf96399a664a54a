import type { StandingKind } from '@torque-tide/contract/content-kinds';
import { itemFormPath } from '@torque-tide/domain/paths';
import { groupId } from '@/admin/fields/define-fields';
import { type Command, dashboardPath } from '@/admin/navigation/command';
import type { Toast } from '@/shared/ui/toast/toast';
import type { ItemOf } from './content-mutations';
import { defineContent, type FormParts, type Parts, type Values } from './define-content';

/** What a kind says whose items are always there: nothing of a list, and nothing of deletions. */
type StandingParts<K extends StandingKind, V extends Values> = Pick<
  Parts<K, V>,
  'fields' | 'schema' | 'loginHint' | 'first'
> &
  Required<Pick<FormParts<ItemOf<K>, V>, 'Preview'>> & {
    /** What the form is called, and its first button. */
    title: string;
    submit: string;
    saved: Toast;
  };

/** An item that is always there, as the admin area edits it: its form stands in its tab at once. */
export function defineStandingContent<K extends StandingKind, V extends Values>(
  kind: K,
  { title, submit, saved, Preview, ...parts }: StandingParts<K, V>,
) {
  const { fields } = parts;
  const content = defineContent<K, V>(kind, {
    ...parts,
    titleOf: () => title,
    hasLinks: true,
    formParts: () => Promise.resolve({ Preview }),
    // Of these only the form's own are ever shown.
    words: {
      heading: title,
      add: '',
      editTitle: title,
      create: submit,
      update: submit,
      empty: '',
    },
    deletion: { as: 'undo' },
    announcements: { saved: () => saved, deleted: () => saved, patched: () => saved },
  });
  const { tab, label } = content;

  /** Each group of the form, by what its fields are called; of an item also by what they hold. */
  function commandsOf(item?: ItemOf<K>): Command[] {
    const { names, rows, labels } = fields;
    const groups = [...new Set(names.flatMap((name) => rows[name].group ?? []))];
    const values = item && fields.toValues(item);
    const form = item ? itemFormPath(tab, item.id) : dashboardPath({ tab });
    return groups.map((group) => ({
      id: [tab, item?.id, group].join('/'),
      group: item ? title : label,
      title: group,
      text: names
        .filter((name) => rows[name].group === group)
        .map((name) => [labels[name], values?.[name]].join(' '))
        .join(' '),
      to: `${form}#${groupId(group)}`,
    }));
  }

  return {
    ...content,
    /** What Ctrl+K finds: each group of the form, also by what its fields are called. */
    commands: () => Promise.resolve(commandsOf()),
    /** The same of one of several items, also by what its texts say. */
    commandsIn: (item: ItemOf<K>) => commandsOf(item),
  };
}
