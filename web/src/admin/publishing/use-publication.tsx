import Button from '@mui/material/Button';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type DraftableKind, isDraftable } from '@torque-tide/contract/pending';
import { isReleased } from '@torque-tide/domain/publication';
import { useRef, useState } from 'react';
import { UNDO_DISPLAY_MS, useAnnounce } from '@/admin/content/announce';
import type { InputOf, ItemOf } from '@/admin/content/content-mutations';
import { useContentTools } from '@/admin/content/content-tools-context';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import type { FormAction, FormExtension } from '@/admin/content/form-extension';
import { describeFailure, failureTitle } from '@/admin/requests/describe';
import { useToast } from '@/shared/ui/toast/use-toast';
import { PendingBar } from './pending-bar';
import { VISIBILITY } from './publishing';
import type { PendingOf } from './queries';
import { usePendingChanges } from './use-pending-changes';
import { VisibilityNote } from './visibility-note';

const SAVE_DRAFT = 'Save draft';
const SAVE_PENDING = { name: 'savePending', label: 'Save without publishing' };
const PUBLISH_CHANGES = { name: 'publishChanges', label: 'Publish changes' };

/**
 * What the form of an item does about its publication: it saves a draft, publishes one, or keeps what is
 * typed beside the live item until it is published.
 *
 * @param item the live item; a new one has none
 * @param pending what stands beside it, unpublished; the form opens on that
 */
export function usePublication<K extends ContentKind, V extends Values, S extends InputOf<K>>(
  definition: ContentDefinition<K, V, S>,
  item: ItemOf<K> | undefined,
  pending: PendingOf<DraftableKind> | undefined,
): FormExtension<ItemOf<K>, V> {
  const { kind, noun, words, fields, titleOf, publishing } = definition;
  const { showPreviews } = useContentTools();
  const toast = useToast();
  const announce = useAnnounce();
  const [now] = useState(() => new Date());
  const changes = usePendingChanges({ kind, pending, toValues: fields.toValues });
  const isDraft = item !== undefined && 'isDraft' in item && item.isDraft === true;
  const submitLabel = pending ? SAVE_PENDING.label : isDraft ? SAVE_DRAFT : undefined;
  /** What is of a kind without drafts always is. */
  const isSeen = item !== undefined && isReleased(item as object, now);
  const lastSaveTarget = useRef<'pending' | 'published'>(undefined);

  function actions(): FormAction[] {
    if (pending) return [PUBLISH_CHANGES];
    if (!item) return [{ name: 'draft', label: SAVE_DRAFT, sent: () => ({ isDraft: true }) }];
    if (isDraft) {
      const sent = () => ({ isDraft: false, ...publishing?.(new Date().toISOString()) });
      return [{ name: 'publish', label: 'Publish', sent }];
    }
    // What visitors see can have changes beside it that they do not see.
    return isSeen ? [SAVE_PENDING] : [];
  }

  function showLinks(id: string, title: string) {
    if (isDraftable(kind)) showPreviews({ kind, id, title });
  }

  function sayFailure(error: unknown, done: string) {
    toast({
      title: failureTitle(error, 'The unpublished changes', done),
      description: describeFailure(error),
      tone: 'error',
    });
  }

  /** Drops the unpublished changes and offers a way back; false when that was refused. */
  async function drop(dropped: ItemOf<K>): Promise<boolean> {
    try {
      await changes.drop(dropped.id);
    } catch (error) {
      sayFailure(error, 'dropped');
      return false;
    }
    toast({
      title: 'Changes dropped',
      description: titleOf(dropped),
      actions: [{ label: 'Undo', onClick: () => void undoDrop(dropped) }],
    });
    return true;
  }

  async function undoDrop(dropped: ItemOf<K>) {
    const { id, version } = dropped;
    try {
      await changes.undoDrop(id, version, fields.toInput(fields.toValues(dropped)));
      toast({ title: 'Changes are back', description: titleOf(dropped), tone: 'success' });
    } catch (error) {
      sayFailure(error, 'brought back');
    }
  }

  return {
    name: 'publication',
    opened: changes.opened,
    submitLabel,
    actions: publishing ? actions() : [],
    save: (values, base, { action = pending && SAVE_PENDING.name, ...options }) => {
      const isPending = action === SAVE_PENDING.name;
      if (!base || (!isPending && action !== PUBLISH_CHANGES.name)) {
        lastSaveTarget.current = undefined;
        changes.targetLive();
        return undefined;
      }
      lastSaveTarget.current = isPending ? 'pending' : 'published';
      const input = fields.toInput(values, base.values);
      return isPending ? changes.save(base, input, options) : changes.publish(base, input, options);
    },
    onSaved: (saved) => {
      const { id, version } = saved;
      const title = titleOf(saved);
      if (lastSaveTarget.current === 'pending') {
        const description = `${title}: visitors still see the live ${noun}.`;
        toast({
          title: 'Changes saved, not published',
          description,
          tone: 'success',
          displayMs: UNDO_DISPLAY_MS,
          actions: [{ label: 'Preview link', onClick: () => showLinks(id, title) }],
        });
      } else if (lastSaveTarget.current === 'published') {
        announce({ title: 'Changes published', description: title, tone: 'success' }, [
          { kind, id, version, title, undoKind: 'previous' },
        ]);
      }
    },
    rebase: changes.rebase,
    tools: () =>
      item &&
      isDraftable(kind) &&
      (pending || !isSeen) && (
        <Button variant="text" color="inherit" onClick={() => showLinks(item.id, titleOf(item))}>
          Preview link
        </Button>
      ),
    groupHeads: {
      [VISIBILITY]: ({ control }) => (
        <VisibilityNote
          definition={definition}
          item={item}
          pending={pending}
          control={control}
          submitLabel={submitLabel ?? (item ? words.update : words.create)}
        />
      ),
    },
    banner: ({ control, discard }) =>
      pending &&
      item && (
        <PendingBar
          definition={definition}
          item={item}
          pending={pending}
          control={control}
          onDrop={async () => {
            if (await drop(changes.opened ?? item)) discard();
          }}
        />
      ),
  };
}
