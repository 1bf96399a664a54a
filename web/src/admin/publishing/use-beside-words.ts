import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { describeFailure, failureTitle } from '@/admin/requests/describe';
import type { InputOf, ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { useAnnounce } from '@/admin/content/announce';
import { useToast } from '@/shared/ui/toast/use-toast';
import type { useBeside } from './use-beside';

type Beside<K extends ContentKind, V extends Values> = ReturnType<typeof useBeside<K, V>>;

/** Says what became of unpublished changes, and offers a way back from dropping them. */
export function useBesideWords<K extends ContentKind, V extends Values, S extends InputOf<K>>(
  { kind, titleOf, noun, fields }: ContentDefinition<K, V, S>,
  beside: Beside<K, V>,
) {
  const toast = useToast();
  const announce = useAnnounce();

  function fail(error: unknown, done: string) {
    toast({
      title: failureTitle(error, 'The unpublished changes', done),
      description: describeFailure(error),
      tone: 'error',
    });
  }

  async function undo(changed: ItemOf<K>) {
    const { id, version } = changed;
    try {
      await beside.undoDrop(id, version, fields.toInput(fields.toValues(changed)));
      toast({ title: 'Changes are back', description: titleOf(changed), tone: 'success' });
    } catch (error) {
      fail(error, 'brought back');
    }
  }

  return {
    saved: (item: ItemOf<K>, as: 'beside' | 'publishChanges') => {
      const title = titleOf(item);
      if (as === 'beside') {
        const description = `${title}: visitors still see the live ${noun}.`;
        toast({ title: 'Changes saved as a draft', description, tone: 'success' });
        return;
      }
      const { id, version } = item;
      announce({ title: 'Changes published', description: title, tone: 'success' }, [
        { kind, id, version, title, undoKind: 'previous' },
      ]);
    },
    /** Drops them; true when that was done. */
    drop: async (changed: ItemOf<K>): Promise<boolean> => {
      try {
        await beside.drop(changed.id);
      } catch (error) {
        fail(error, 'dropped');
        return false;
      }
      toast({
        title: 'Changes dropped',
        description: titleOf(changed),
        actions: [{ label: 'Undo', onClick: () => void undo(changed) }],
      });
      return true;
    },
  };
}
