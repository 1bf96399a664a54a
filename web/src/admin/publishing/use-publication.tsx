import Button from '@mui/material/Button';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type DraftableKind, isDraftable, isPreviewable } from '@torque-tide/contract/pending';
import { isReleased, isScheduled, type Visibility } from '@torque-tide/domain/publication';
import { useRef, useState } from 'react';
import { UNDO_DISPLAY_MS, useAnnounce } from '@/admin/content/announce';
import type { ItemOf } from '@/admin/content/content-mutations';
import { useContentTools } from '@/admin/content/content-tools-context';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import type { FormExtension } from '@/admin/content/form-extension';
import { describeFailure, failureTitle } from '@/admin/requests/describe';
import { useToast } from '@/shared/ui/toast/use-toast';
import { formatMoment, toMoment } from '@/admin/text/moments';
import { PendingBar } from './pending-bar';
import { VISIBILITY } from './publishing';
import type { PendingOf } from './queries';
import { usePendingChanges } from './use-pending-changes';
import { TakeOffline, VisibilityNote } from './visibility-note';

const SAVE_DRAFT = 'Save draft';
const SAVE_PENDING = { name: 'savePending', label: 'Save without publishing' };
const PUBLISH_CHANGES = { name: 'publishChanges', label: 'Publish changes' };
const CANCEL_SCHEDULE = { name: 'cancelSchedule' };

/** The time under 'Publish on', in UTC, where it is still to come; '' where there is none. */
function timeIn(values: Values): string {
  const time = toMoment(String(values['publishAt'] ?? ''));
  return isScheduled({ publishAt: time }, new Date()) ? time : '';
}

/**
 * What the form of an item does about its publication: it saves a draft, publishes one, or keeps what is
 * typed beside the live item until it is published.
 *
 * @param openedOn the live item; a new one has none
 * @param openedBeside what stands beside it, unpublished; the form opens on that
 */
export function usePublication<K extends ContentKind, V extends Values>(
  definition: ContentDefinition<K, V>,
  openedOn: ItemOf<K> | undefined,
  openedBeside: PendingOf<DraftableKind> | undefined,
): Omit<FormExtension<ItemOf<K>, V>, 'status'> {
  const { kind, noun, words, fields, titleOf, sentOnPublish } = definition;
  const { showPreviews } = useContentTools();
  const toast = useToast();
  const announce = useAnnounce();
  const [now] = useState(() => new Date());
  const [{ item, pending }, setStored] = useState({ item: openedOn, pending: openedBeside });
  const changes = usePendingChanges(definition, pending);
  const opened = changes.opened ?? item;
  const isDraft = item !== undefined && 'isDraft' in item && item.isDraft === true;
  /** What is of a kind without drafts always is. */
  const isSeen = item !== undefined && isReleased(item as object, now);
  /** What visitors see now: a time is that of the changes, and takes nothing away from them until then. */
  const isOnline = isSeen && isDraftable(kind) && (item as Visibility).isActive !== false;
  const lastSaveTarget = useRef<'pending' | 'published' | 'cancelled'>(undefined);
  const lastTime = useRef('');
  /** What the last save has cancelled. */
  const cancelledTime = useRef('');

  function submitLabel(values: V): string {
    const time = pending || isOnline ? timeIn(values) : '';
    if (time !== '') return `Publish these changes on ${formatMoment(time)}`;
    if (pending) return SAVE_PENDING.label;
    if (isDraft) return SAVE_DRAFT;
    return item ? words.update : words.create;
  }

  function actions(): FormExtension<ItemOf<K>, V>['actions'] {
    if (pending) return [PUBLISH_CHANGES];
    if (!item) return [{ name: 'draft', label: SAVE_DRAFT, sent: () => ({ isDraft: true }) }];
    if (isDraft) {
      const sent = () => ({ isDraft: false, ...sentOnPublish?.(new Date().toISOString()) });
      return [{ name: 'publish', label: 'Publish', sent }];
    }
    // What visitors see can have changes beside it that they do not see.
    return isSeen ? [SAVE_PENDING] : [];
  }

  function showLinks(id: string, title: string) {
    if (isPreviewable(kind)) showPreviews({ kind, id, title });
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
      actions: [{ label: 'Undo', onClick: () => void bringBack(dropped) }],
    });
    return true;
  }

  /** Saves changes that were dropped, or whose schedule was cancelled, with the time that they had. */
  async function bringBack(before: ItemOf<K>, publishAt = timeIn(fields.toValues(before))) {
    const { id, version } = before;
    try {
      const input = fields.toInput(fields.toValues(before));
      await changes.bringBack(id, version, input, publishAt);
      toast({ title: 'Changes are back', description: titleOf(before), tone: 'success' });
    } catch (error) {
      sayFailure(error, 'brought back');
    }
  }

  return {
    opened,
    submitLabel,
    actions: isDraftable(kind) ? actions() : [],
    save: (values, base, { action, ...options }) => {
      const isCancelled = action === CANCEL_SCHEDULE;
      const publishAt = isCancelled ? '' : timeIn(values);
      const isByClock = isOnline && publishAt !== '';
      const isPending =
        action === SAVE_PENDING ||
        isCancelled ||
        (action === undefined && (pending !== undefined || isByClock));
      if (!base || (!isPending && action !== PUBLISH_CHANGES)) {
        lastSaveTarget.current = undefined;
        changes.targetLive();
        return undefined;
      }
      lastSaveTarget.current = isCancelled ? 'cancelled' : isPending ? 'pending' : 'published';
      lastTime.current = publishAt;
      if (isCancelled) {
        cancelledTime.current = timeIn(fields.toValues(changes.seenItem() ?? opened));
      }
      const input = fields.toInput(values, base.values);
      return isPending
        ? changes.save(base, input, { ...options, publishAt })
        : changes.publish(base, input, options);
    },
    onSaved: (saved, staysOpen) => {
      const { id, version } = saved;
      const isBeside = ['pending', 'cancelled'].includes(lastSaveTarget.current ?? '');
      if (staysOpen) setStored({ item: isBeside ? item : saved, pending: changes.seen() });
      const title = titleOf(saved);
      if (lastSaveTarget.current === 'pending') {
        const time = lastTime.current;
        const until = time === '' ? '' : ` until ${formatMoment(time)}`;
        toast({
          title: time === '' ? 'Changes saved, not published' : 'Changes scheduled',
          description: `${title}: visitors still see the live ${noun}${until}.`,
          tone: 'success',
          displayMs: UNDO_DISPLAY_MS,
          actions: isPreviewable(kind)
            ? [{ label: 'Preview link', onClick: () => showLinks(id, title) }]
            : [],
        });
      } else if (lastSaveTarget.current === 'cancelled') {
        const time = cancelledTime.current;
        toast({
          title: 'Schedule cancelled',
          description: `${title}: the changes stay, and are not published.`,
          tone: 'success',
          displayMs: UNDO_DISPLAY_MS,
          actions: [{ label: 'Undo', onClick: () => void bringBack(saved, time) }],
        });
      } else if (lastSaveTarget.current === 'published') {
        announce({ title: 'Changes published', description: title, tone: 'success' }, [
          { kind, id, version, title, undoKind: 'previous' },
        ]);
      }
    },
    rebase: changes.rebase,
    tools: item && isPreviewable(kind) && (pending || !isSeen) && (
      <Button variant="text" color="inherit" onClick={() => showLinks(item.id, titleOf(item))}>
        Preview link
      </Button>
    ),
    groupHead: (group, { control, save }) =>
      group === VISIBILITY && (
        <>
          <VisibilityNote
            definition={definition}
            item={item}
            pending={pending}
            control={control}
            isOnline={isOnline}
            labelOf={submitLabel}
          />
          {isOnline && !pending && (
            <TakeOffline
              noun={noun}
              onConfirm={(publishAt) =>
                save({ name: `takeOffline until ${publishAt}`, sent: () => ({ publishAt }) })
              }
            />
          )}
        </>
      ),
    banner: ({ control, hasUnsavedChanges, discard, save }) =>
      pending &&
      item && (
        <PendingBar
          definition={definition}
          item={item}
          pending={pending}
          control={control}
          hasUnsavedChanges={hasUnsavedChanges}
          onCancelSchedule={() => save(CANCEL_SCHEDULE)}
          onDrop={async () => {
            if (await drop(changes.seenItem() ?? opened ?? item)) discard();
          }}
        />
      ),
  };
}
