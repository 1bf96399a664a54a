import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { isDraftable, isPreviewable } from '@torque-tide/contract/drafts';
import type { DraftNote, Publication } from '@torque-tide/contract/publication';
import { isReleased, isScheduled, type Visibility } from '@torque-tide/domain/publication';
import { useRef, useState } from 'react';
import {
  type ItemChange,
  UNDO_DISPLAY_MS,
  useAnnounce,
  useContentTools,
} from '@/admin/content/content-tools';
import { type ItemOf, refreshContent, useItemWrite } from '@/admin/content/content-mutations';
import type { ContentDefinition } from '@/admin/content/define-content';
import { clockTime, toMoment } from '@/admin/text/format';
import { Notice } from '@/admin/ui/list-parts';
import { useNow } from '@/admin/ui/use-now';
import { useToast } from '@/shared/ui/toast/use-toast';
import { draftText, StateBadge } from './publishing';
import type { StoredValues, Values } from '@/admin/fields/form-values';
import type { WriteOptions } from '@/admin/requests/use-write';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { WriteFailure } from '@/admin/requests/failures';

/** A way to save, with its own button. */
export interface FormAction {
  /** An unknown outcome can only be retried by the same action. */
  name: string;
  label: string;
  /** Returns fields to send besides the form's. */
  sent?: () => object;
}

const SAVE = 'save';
const SAVE_DRAFT: FormAction = { name: 'saveDraft', label: 'Save draft' };
const PUBLISH = 'publish';

interface SaveOptions extends WriteOptions {
  action: FormAction;
}

interface OpenForm {
  version: () => number | undefined;
  pullLatest: () => Promise<void>;
}

/** Returns the time under 'Publish on', in UTC, while it is still to come; else ''. */
function timeIn(values: Values): string {
  const time = toMoment(String(values['publishAt'] ?? ''));
  return isScheduled({ publishAt: time }, new Date()) ? time : '';
}

type Drafted = object & Visibility & { draft?: (DraftNote & { item: object }) | undefined };

/**
 * Saves, schedules, publishes and discards the draft of an item's form.
 *
 * @param openedItem the live item with its draft; undefined for a new item
 */
export function usePublication<K extends ContentKind>(
  definition: ContentDefinition<K>,
  openedItem: ItemOf<K> | undefined,
) {
  const { kind, noun, words, fields, titleOf, sentOnPublish, announcements } = definition;
  const { showPreviews, offerUndo } = useContentTools();
  const toast = useToast();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const write = useItemWrite();
  const { username } = useAdminSession();
  const [item, setItem] = useState(openedItem);
  /** Current even before the next render, for a save in between. */
  const latest = useRef(item);
  const publication: Drafted | undefined = item;
  const draft = publication?.draft;
  const now = useNow();
  const isDraft = publication?.isDraft === true;
  /** Visitors see the item, so changes can be saved as a separate draft. */
  const isLive = publication !== undefined && isReleased(publication, now) && isDraftable(kind);

  function schedulingLabel(values: Values): string | undefined {
    const time = timeIn(values);
    const takesEffect = time !== '' && (isLive || values['isActive'] !== false);
    return takesEffect ? `Schedule for ${clockTime(time)}` : undefined;
  }

  function buttonsFor(values: Values): readonly [FormAction, ...FormAction[]] {
    const scheduling = schedulingLabel(values);
    if (isDraft) {
      const sent = () => ({ isDraft: false, ...sentOnPublish?.(new Date().toISOString()) });
      return [SAVE_DRAFT, { name: PUBLISH, label: scheduling ?? 'Publish', sent }];
    }
    if (draft) {
      const label = scheduling ?? SAVE_DRAFT.label;
      return [
        { ...SAVE_DRAFT, label },
        { name: PUBLISH, label: words.update },
      ];
    }
    const isWaiting = publication !== undefined && isScheduled(publication, now);
    const update = isWaiting && values['isActive'] !== false ? 'Publish now' : words.update;
    const save = { name: SAVE, label: scheduling ?? (item ? update : words.create) };
    if (isLive) return [save, SAVE_DRAFT];
    const isOffered = !item && isDraftable(kind);
    return isOffered ? [save, { ...SAVE_DRAFT, sent: () => ({ isDraft: true }) }] : [save];
  }

  function changeOf(saved: ItemOf<K>): ItemChange {
    const { id, version } = saved;
    return { kind, id, version, title: titleOf(saved), undoKind: 'previous' };
  }

  async function send(...call: Parameters<typeof write>): Promise<ItemOf<K>> {
    const { item: saved } = await write<{ item: ItemOf<K> }>(...call);
    latest.current = saved;
    void refreshContent(queryClient, kind, saved.id);
    return saved;
  }

  const discard = useMutation({
    mutationFn: async ({ id, open }: { id: string; open: OpenForm }) => {
      const args = { params: { kind, id }, ifVersion: open.version() ?? 0 };
      const live = await send('drafts.discard', args);
      announce({ title: 'Draft discarded', description: titleOf(live) }, [changeOf(live)]);
      // Unsaved changes stay, based on the live version.
      await open.pullLatest();
    },
  });

  return {
    /** The newest version, which the form opens on; undefined for a new item. */
    opened: item && editedOf(item),
    /** Returns the ways to save what the form holds; Ctrl+S is the first. */
    buttonsFor,
    /** Saves or publishes a draft; undefined for an ordinary save. */
    save: (
      values: Values,
      base: StoredValues | undefined,
      { action, ...options }: SaveOptions,
    ): Promise<ItemOf<K>> | undefined => {
      const time = timeIn(values);
      const hasDraft = hasDraftOf(latest.current);
      const isKept =
        action.name === SAVE_DRAFT.name || (action.name === SAVE && (hasDraft || time !== ''));
      if (!base || !isLive || !(isKept || hasDraft)) return undefined;
      const { publishAt: _, ...changes } = fields.toInput(values, base.values) as Publication;
      const args = { params: { kind, id: base.id }, ifVersion: base.version };

      async function saveDraft() {
        const body = { changes, publishAt: time };
        const kept = editedOf(await send('drafts.save', { ...args, body }, options));
        toast({
          title: time === '' ? 'Draft saved' : `Draft scheduled for ${clockTime(time)}`,
          description: titleOf(kept),
          tone: 'success',
          displayMs: UNDO_DISPLAY_MS,
          actions: [offerUndo([changeOf(kept)])],
        });
        return kept;
      }

      async function publishDraft() {
        const live = await send('drafts.publish', { ...args, body: { changes } }, options);
        announce(announcements.saved(live, false), [changeOf(live)]);
        return live;
      }
      return isKept ? saveDraft() : publishDraft();
    },
    /**
     * Returns the version to merge with. `targetChanged` is true if a draft has appeared or gone,
     * so that the buttons save something else.
     */
    rebase: (current: ItemOf<K>) => {
      const targetChanged = hasDraftOf(latest.current) !== hasDraftOf(current);
      latest.current = current;
      setItem(current);
      return { item: editedOf(current), targetChanged };
    },
    tools: item && publication && isPreviewable(kind) && (
      <>
        <StateBadge item={publication} now={now} />
        {(draft || !isLive) && (
          <Button
            variant="text"
            color="inherit"
            onClick={() => showPreviews({ kind, id: item.id, title: titleOf(item) })}
          >
            Preview link
          </Button>
        )}
      </>
    ),
    /** Says who saved the draft, with 'Discard draft'. */
    bannerFor: (open: OpenForm) =>
      draft &&
      item && (
        <>
          <Notice role="group" aria-label="Draft changes">
            <p>
              <strong>{draftText(draft, now)}</strong>
              Saved by {draft.by === username ? 'you' : draft.by}, {clockTime(draft.at, now)}.
              Visitors still see the live {noun}.
            </p>
            <Button
              size="small"
              variant="outlined"
              color="error"
              disabled={discard.isPending}
              onClick={() => discard.mutate({ id: item.id, open })}
            >
              Discard draft
            </Button>
          </Notice>
          <WriteFailure error={discard.error} subject="The draft" done="discarded" />
        </>
      ),
  };
}

export type ItemPublication<K extends ContentKind> = ReturnType<typeof usePublication<K>>;

function hasDraftOf(item: Drafted | undefined): boolean {
  return item?.draft !== undefined;
}

/** Returns the newest version. A draft's time replaces the item's own, which has passed. */
function editedOf<T extends Drafted>(item: T): T {
  const { draft } = item;
  return draft ? ({ ...draft.item, publishAt: draft.publishAt } as T) : item;
}
