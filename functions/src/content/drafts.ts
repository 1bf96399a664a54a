import { endpoints } from '@torque-tide/contract/api';
import type { DraftableKind, DraftedItem } from '@torque-tide/contract/drafts';
import type { VersionAction } from '@torque-tide/contract/versions';
import { type DocumentData, Timestamp } from '@google-cloud/firestore';
import { AppError, invalidFields } from '../lib/app-error';
import type { HandlerRequest, HandlersOf } from '../lib/handler';
import { parseInput } from '../lib/parse-input';
import type { CurrentItem } from './current';
import {
  contentOf,
  draftOf,
  type ItemState,
  newestOf,
  readDocument,
  stateOf,
  type StoredDraft,
} from './document';
import type { ContentKindOf } from './kind';
import type { ContentStore } from './store';

type Definitions = { readonly [K in DraftableKind]: ContentKindOf<K> };
type Call = Pick<HandlerRequest<'drafts.discard'>, 'params' | 'ifVersion' | 'attempt'>;

/** Saves, publishes and discards drafts of live items. */
export function createDrafts(
  { change, clock, writer }: ContentStore,
  definitions: Definitions,
): HandlersOf<'drafts.'> {
  const now = () => Timestamp.fromDate(clock.now());

  /** The compiler can't see that an item and its definition are of one kind. */
  function definitionOf(kind: DraftableKind) {
    return definitions[kind] as unknown as ContentKindOf<DraftableKind>;
  }

  function store(
    { params: { kind, id }, ifVersion, attempt }: Call,
    action: VersionAction,
    next: (current: CurrentItem) => ItemState,
  ): Promise<DraftedItem> {
    const definition = definitionOf(kind);
    return change({ definition, id, ifVersion }, attempt, (changes, current) => {
      const save = { by: attempt.by, action, isOfDraft: action !== 'published' };
      const data = writer.put(changes, current, next(current), save);
      const item = readDocument(current.document, definition.readWithDraft, data);
      return { kind, item };
    });
  }

  function contentWith(
    { data }: CurrentItem,
    { kind, id }: Call['params'],
    changes: Record<string, unknown>,
  ): DocumentData {
    const { label, checkPatch, check, toStored } = definitionOf(kind);
    if (data['isDraft'] === true) {
      throw new AppError('invalid', `${label} is a draft itself: save the draft instead.`);
    }
    // The draft has its own publish time; the item keeps the one it was published at.
    const { publishAt: _publishAt, ...sent } = changes;
    const patch = parseInput(endpoints[`${kind}.update`].body, sent) as DocumentData;
    checkPatch?.(id, patch);
    const content = toStored({ ...newestOf(stateOf(data)), ...patch });
    check?.(content, id);
    return content;
  }

  /** '' clears the time, undefined keeps it. */
  function timeOf(sent: string | undefined, before: StoredDraft | undefined) {
    const time = sent ? Timestamp.fromDate(new Date(sent)) : undefined;
    if (time && time <= now()) {
      const message = 'This time has passed. Choose a later one, or publish the changes now.';
      throw invalidFields([{ field: 'publishAt', message }]);
    }
    const kept = sent === undefined ? before?.publishAt : time;
    return kept && kept > now() ? { publishAt: kept } : {};
  }

  return {
    'drafts.save': (call) =>
      store(call, 'drafted', (current) => {
        const { content, draft } = stateOf(current.data);
        const time = timeOf(call.body.publishAt, draft);
        const next = contentWith(current, call.params, call.body.changes);
        return { content, draft: { content: next, by: call.attempt.by, at: now(), ...time } };
      }),

    'drafts.publish': (call) =>
      store(call, 'published', (current) => {
        refuseWithout(current);
        const content = contentWith(current, call.params, call.body.changes);
        return { content, draft: undefined };
      }),

    'drafts.discard': (call) =>
      store(call, 'discarded', (current) => {
        refuseWithout(current);
        return { content: contentOf(current.data), draft: undefined };
      }),
  };
}

function refuseWithout({ data, definition }: CurrentItem): void {
  if (!draftOf(data)) throw new AppError('not-found', `${definition.label} has no draft`);
}
