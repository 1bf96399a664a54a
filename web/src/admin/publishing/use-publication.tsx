import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type Draft, isDraftable, isPreviewable } from '@torque-tide/contract/drafts';
import type { Publication } from '@torque-tide/contract/publication';
import {
  isReleased,
  isScheduled,
  publicationState,
  releaseAfter,
  type Visibility,
} from '@torque-tide/domain/publication';
import { useRef, useState } from 'react';
import { UNDO_DISPLAY_MS, useAnnounce } from '@/admin/content/announce';
import { type ItemOf, refreshContent, useItemWrite } from '@/admin/content/content-mutations';
import { type ItemChange, useContentTools } from '@/admin/content/content-tools-context';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import type { FormExtension } from '@/admin/content/form-extension';
import { readAtOnce } from '@/admin/requests/use-write';
import { clockTime, toMoment } from '@/admin/text/moments';
import { StateBadge } from '@/admin/ui/badge';
import { useToday } from '@/admin/ui/use-today';
import { orUndefined } from '@/shared/api/api-error';
import { useToast } from '@/shared/ui/toast/use-toast';
import { DraftBar } from './draft-bar';
import { stateText } from './publishing';
import { draftQuery } from './queries';

const SAVE_DRAFT = { name: 'saveDraft', label: 'Save draft' };
const PUBLISH = 'publish';

/** Returns the time under 'Publish on', in UTC, while it is still to come; else ''. */
function timeIn(values: Values): string {
  const time = toMoment(String(values['publishAt'] ?? ''));
  return isScheduled({ publishAt: time }, new Date()) ? time : '';
}

/**
 * What the form of an item does about its publication: it saves a draft, beside the item where that is
 * live, schedules it, publishes it or discards it.
 *
 * @param openedItem the item outside its draft; a new one has none
 * @param openedDraft the draft beside it, which the form opens on
 */
export function usePublication<K extends ContentKind, V extends Values>(
  definition: ContentDefinition<K, V>,
  openedItem: ItemOf<K> | undefined,
  openedDraft: Draft | undefined,
): Omit<FormExtension<ItemOf<K>, V>, 'status'> {
  type Live = { item: ItemOf<K> };
  const { kind, words, fields, titleOf, sentOnPublish, announcements } = definition;
  const { showPreviews, offerUndo } = useContentTools();
  const toast = useToast();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const write = useItemWrite();
  const [stored, setStored] = useState({ item: openedItem, draft: openedDraft });
  /** The same for a save, which may follow before the form is drawn again. */
  const latest = useRef(stored);
  /** What the last save has returned that was not the kind's own. */
  const own = useRef<ItemOf<K>>(undefined);
  const { item, draft } = stored;
  const publication: (Visibility & object) | undefined = item;
  const now = useToday((moment) => (publication ? releaseAfter(publication, moment) : Infinity));
  const isDraft = publication?.isDraft === true;
  /** Visitors have it, so that its draft stands beside it. */
  const isLive = publication !== undefined && isReleased(publication, now) && isDraftable(kind);

  function actions(): FormExtension<ItemOf<K>, V>['actions'] {
    if (!item) return [{ ...SAVE_DRAFT, sent: () => ({ isDraft: true }) }];
    if (isDraft) {
      const sent = () => ({ isDraft: false, ...sentOnPublish?.(new Date().toISOString()) });
      return [{ name: PUBLISH, label: 'Publish', sent }];
    }
    if (draft) return [{ name: PUBLISH, label: words.update }];
    return isLive ? [SAVE_DRAFT] : [];
  }

  function changeOf(saved: ItemOf<K>, version = saved.version): ItemChange {
    return { kind, id: saved.id, version, title: titleOf(saved), undoKind: 'previous' };
  }

  function showLinks(shown: ItemOf<K>) {
    if (isPreviewable(kind)) showPreviews({ kind, id: shown.id, title: titleOf(shown) });
  }

  return {
    opened: draft ? itemOf<K>(draft) : item,
    submitLabel: (values) => {
      const time = isLive ? timeIn(values) : '';
      if (time !== '') return `Schedule for ${clockTime(time)}`;
      if (isDraft || draft) return SAVE_DRAFT.label;
      return item ? words.update : words.create;
    },
    actions: isDraftable(kind) ? actions() : [],
    save: (values, base, { action, ...options }) => {
      const time = timeIn(values);
      const hasDraft = latest.current.draft !== undefined;
      const isKept = action ? action.name === SAVE_DRAFT.name : hasDraft || time !== '';
      if (!base || !isLive || !(isKept || hasDraft)) return undefined;
      const { publishAt: _, ...changes } = fields.toInput(values, base.values) as Publication;
      const args = { params: { kind, id: base.id }, ifVersion: base.version };

      async function saveDraft() {
        const body = { changes, publishAt: time };
        const saved = await write<Draft>('drafts.save', { ...args, body }, options);
        latest.current = { ...latest.current, draft: saved };
        const kept = (own.current = itemOf<K>(saved));
        toast({
          title: time === '' ? 'Draft saved' : `Draft scheduled for ${clockTime(time)}`,
          description: titleOf(kept),
          tone: 'success',
          displayMs: UNDO_DISPLAY_MS,
          actions: [
            ...(isPreviewable(kind)
              ? [{ label: 'Preview link', onClick: () => showLinks(kept) }]
              : []),
            offerUndo([changeOf(kept)]),
          ],
        });
        void refreshContent(queryClient, kind, saved.id);
        return kept;
      }

      async function publishDraft() {
        const body = { changes };
        const { item: live } = await write<Live>('drafts.publish', { ...args, body }, options);
        latest.current = { item: live, draft: undefined };
        own.current = live;
        announce(announcements.saved(live, false), [changeOf(live)]);
        await refreshContent(queryClient, kind, live.id);
        return live;
      }
      return isKept ? saveDraft() : publishDraft();
    },
    onSaved: (saved, staysOpen) => {
      if (own.current !== saved) latest.current = { item: saved, draft: undefined };
      if (staysOpen) setStored(latest.current);
    },
    rebase: async (current) => {
      if (!isDraftable(kind)) return { item: current, targetChanged: false };
      const hadDraft = latest.current.draft !== undefined;
      const query = draftQuery(kind, current.id);
      const newest = (await orUndefined(readAtOnce(queryClient, query))) ?? undefined;
      latest.current = { item: current, draft: newest };
      setStored(latest.current);
      return {
        item: newest ? itemOf<K>(newest) : current,
        targetChanged: hadDraft !== (newest !== undefined),
      };
    },
    tools: item && publication && isPreviewable(kind) && (
      <>
        <StateBadge state={publicationState(publication, now)}>
          {stateText(publication, now)}
        </StateBadge>
        {(draft || !isLive) && (
          <Button variant="text" color="inherit" onClick={() => showLinks(item)}>
            Preview link
          </Button>
        )}
      </>
    ),
    banner: ({ control, version = 0, pullLatest }) =>
      draft &&
      item && (
        <DraftBar
          definition={definition}
          item={item}
          draft={draft}
          control={control}
          onDiscard={async () => {
            const args = { params: { kind, id: item.id }, ifVersion: version };
            const discarded = await write<{ version: number }>('drafts.discard', args);
            announce({ title: 'Draft discarded', description: titleOf(item) }, [
              changeOf(item, discarded.version),
            ]);
            void refreshContent(queryClient, kind, item.id);
            // What was typed since stays, on what is live.
            await pullLatest();
          }}
        />
      ),
  };
}

/** A draft as the item that its form edits: its time stands in the place of the item's own, which has passed. */
function itemOf<K extends ContentKind>({ item, version, publishAt }: Draft): ItemOf<K> {
  // The call has named the kind.
  return { ...item, publishAt, version } as unknown as ItemOf<K>;
}
