import type { StandingKind } from '@torque-tide/contract/content-kinds';
import { itemFormPath } from '@torque-tide/domain/paths';
import { groupId } from '@/admin/fields/define-fields';
import { dashboardPath } from '@/admin/navigation/use-form-address';
import type { Toast } from '@/shared/ui/toast/toast';
import type { ItemOf } from './content-mutations';
import type { Values } from '@/admin/fields/form-values';
import { type Command, defineContent, type Parts } from './define-content';

type StandingParts<K extends StandingKind, V extends Values> = Pick<
  Parts<K, V>,
  'fields' | 'schema' | 'loginHint' | 'preview'
> & {
  title: string;
  submit: string;
  saved: Toast;
};

/** Defines a kind whose items always exist: its tab shows the form, not a list. */
export function defineStandingContent<K extends StandingKind, V extends Values>(
  kind: K,
  { title, submit, saved, ...parts }: StandingParts<K, V>,
) {
  const { fields } = parts;
  const { rows, labels } = fields;
  const content = defineContent<K, V>(kind, {
    ...parts,
    titleOf: () => title,
    words: { editTitle: title, update: submit },
    announcements: { saved: () => saved },
  });
  const { tab, label } = content;

  function commandsOfFields(): Command[] {
    return fields.names.map((name) => {
      const { group = '' } = rows[name];
      const to = `${dashboardPath({ tab })}#${groupId(group)}`;
      return { id: `${tab}/${name}`, group: label, title: labels[name], text: group, to };
    });
  }

  /** Finds the groups of a form by their labels and values. */
  function commandsIn(item: ItemOf<K>): Command[] {
    const values = fields.toValues(item);
    const groups = [...new Set(fields.names.flatMap((name) => rows[name].group ?? []))];
    return groups.map((group) => ({
      id: `${tab}/${item.id}/${group}`,
      group: title,
      title: group,
      text: fields.names
        .filter((name) => rows[name].group === group)
        .map((name) => `${labels[name]} ${String(values[name])}`)
        .join(' '),
      to: `${itemFormPath(tab, item.id)}#${groupId(group)}`,
    }));
  }

  return {
    ...content,
    commands: () => Promise.resolve(commandsOfFields()),
    commandsIn,
  };
}
