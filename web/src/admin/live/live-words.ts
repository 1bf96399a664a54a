import { CONTENT_WORDS } from '@/admin/content/content-words';
import { joinNames } from '@/admin/text/names';
import { clockTime } from '@/admin/text/moments';
import type { Change, OpenTab } from './live-store';

/** More names than these are counted. */
const NAMED = 3;

/** Who is in the admin area: 'ana, ben and you'; undefined where nobody else is. */
export function describePeople(tabs: readonly OpenTab[], me: string): string | undefined {
  if (tabs.length === 0) return undefined;
  const people = new Set(tabs.map(({ username }) => username));
  const isElsewhere = people.delete(me);
  const others = [...people].toSorted();
  if (others.length === 0) return 'You, in another tab too';
  const named = others.length > NAMED + 1 ? others.slice(0, NAMED) : others;
  const rest = others.length - named.length;
  const all = [...named, ...(rest > 0 ? [`${rest} others`] : []), 'you'];
  return `${joinNames(all)}${isElsewhere ? ', in another tab too' : ''}`;
}

/** Who has an item open, for a card or, with `too`, for its form; empty where nobody has. */
export function describePresence(
  tabs: readonly OpenTab[],
  me: string,
  { isForm }: { isForm: boolean },
): string[] {
  const too = isForm ? ' too' : '';
  return groupByPerson(tabs).map(({ username, since, isEditing }) => {
    const others = `${username} is ${isEditing ? 'editing' : 'looking at'} this`;
    const own = `You ${isEditing ? 'are editing this' : 'have this open'} in another tab`;
    return `${username === me ? own : others}${too}, since ${clockTime(since)}`;
  });
}

/** What was done to an item, and by whom: 'ben changed it, 10:42', in short for a mark on its card. */
export function describeMark(change: Change, me: string): string {
  const who = change.by === me ? 'you, in another tab' : change.by;
  return `${wordsOf(change).done} by ${who}, ${clockTime(change.at)}`;
}

/** The same as a sentence: 'ben changed a job'. */
function describeChange(change: Change, me: string): string {
  return `${whoOf(change, me)} ${wordsOf(change).verb} a ${CONTENT_WORDS[change.kind].noun}`;
}

/** What to say of many changes at once. */
export function describeChanges(changes: readonly Change[], me: string): string {
  if (changes.length <= 2) return changes.map((each) => describeChange(each, me)).join('; ');
  const people = [...new Set(changes.map((change) => whoOf(change, me)))];
  return `${joinNames(people)} made ${changes.length} changes`;
}

/** What somebody did to the item of an open form: 'ben saved a new version just now'. */
export function describeRemoteChange(
  change: Change,
  me: string,
  noun: string,
  now: number,
): string {
  const who = whoOf(change, me);
  const when = now - change.at < JUST_NOW_MS ? 'just now' : `at ${clockTime(change.at)}`;
  if (change.action === 'deleted') return `${who} deleted this ${noun} ${when}`;
  if (change.action === 'created' || change.action === 'restored') {
    return `${who} restored this ${noun} ${when}`;
  }
  return `${who} saved a new version ${when}`;
}

const JUST_NOW_MS = 60_000;

/** What was done, for a mark and as the verb of a sentence. */
function wordsOf({ action }: Change): { done: string; verb: string } {
  return WORDS[action];
}

const WORDS = {
  created: { done: 'Added', verb: 'added' },
  updated: { done: 'Changed', verb: 'changed' },
  published: { done: 'Draft published', verb: 'published the draft of' },
  deleted: { done: 'Deleted', verb: 'deleted' },
  drafted: { done: 'Draft saved', verb: 'saved a draft of' },
  discarded: { done: 'Draft discarded', verb: 'discarded the draft of' },
  restored: { done: 'Restored', verb: 'restored' },
};

function whoOf({ by }: Change, me: string): string {
  return by === me ? 'You, in another tab,' : by;
}

/** One line for each person: editing says more than looking, and the first of several tabs counts. */
function groupByPerson(tabs: readonly OpenTab[]): OpenTab[] {
  const least = tabs.toSorted(
    (a, b) => Number(a.isEditing) - Number(b.isEditing) || b.since - a.since,
  );
  // Of equal keys a map keeps the last one.
  const people = new Map(least.map((tab) => [tab.username, tab]));
  return [...people.values()].toSorted((a, b) => a.since - b.since);
}
