import { joinNames } from '@/admin/text/names';
import { clockTime } from '@/admin/text/moments';
import type { Change, OpenTab } from './live-store';

/** More names than these are counted. */
const NAMED = 3;

/** Who is in the admin area: 'ana, ben and you'; undefined where nobody else is. */
export function describePeople(tabs: readonly OpenTab[], me: string): string | undefined {
  if (tabs.length === 0) return undefined;
  const others = namesOf(tabs.filter(({ username }) => username !== me));
  const isElsewhere = tabs.some(({ username }) => username === me);
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
    const from = `since ${clockTime(since)}`;
    if (username !== me) {
      return isEditing
        ? `${username} is editing this${too}, ${from}`
        : `${username} is looking at this${too}, ${from}`;
    }
    return isEditing
      ? `You are editing this in another tab${too}, ${from}`
      : `You have this open in another tab${too}, ${from}`;
  });
}

/** What was done to an item, and by whom: 'ben changed it, 10:42', in short for a mark on its card. */
export function describeMark(
  { action, isScheduled = false, restoredVersion, by, at }: Change,
  me: string,
): string {
  const who = by === me ? 'you, in another tab' : by;
  const done = {
    created: 'Added',
    updated: 'Changed',
    published: 'Published on schedule, set',
    deleted: 'Deleted',
    drafted: isScheduled ? 'Changes scheduled' : 'Unpublished changes saved',
    dropped: 'Unpublished changes dropped',
    restored: restoredVersion === undefined ? 'Restored' : `Version ${restoredVersion} restored`,
  }[action];
  return `${done} by ${who}, ${clockTime(at)}`;
}

/** The same as a sentence: 'ben changed “Grid planner”'. */
function describeChange(change: Change, me: string, noun: string): string {
  return `${whoOf(change, me)} ${changeVerb(change)} ${titleOf(change, noun)}`;
}

/** What to say of many changes at once. */
export function describeChanges(
  changes: readonly Change[],
  me: string,
  nounOf: (change: Change) => string,
): string {
  const [first, second] = changes;
  if (!first) return '';
  if (changes.length === 1) return describeChange(first, me, nounOf(first));
  if (changes.length === 2 && second) {
    return [first, second].map((each) => describeChange(each, me, nounOf(each))).join('; ');
  }
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
  const who = change.by === me ? 'You, in another tab,' : change.by;
  const when = now - change.at < JUST_NOW_MS ? 'just now' : `at ${clockTime(change.at)}`;
  if (change.action === 'deleted') return `${who} deleted this ${noun} ${when}`;
  if (change.action === 'created' || isFromBin(change)) {
    return `${who} restored this ${noun} ${when}`;
  }
  return `${who} saved a new version ${when}`;
}

const JUST_NOW_MS = 60_000;

/** What a person did, within a sentence. */
export function changeVerb(change: Change): string {
  if (change.action === 'created') return 'added';
  if (change.action === 'updated') return 'changed';
  if (change.action === 'published') return 'had scheduled, and the clock published, changes of';
  if (change.action === 'deleted') return 'deleted';
  if (change.action === 'drafted') {
    return change.isScheduled ? 'scheduled changes of' : 'saved unpublished changes of';
  }
  if (change.action === 'dropped') return 'dropped the unpublished changes of';
  return isFromBin(change) ? 'brought back' : `restored version ${change.restoredVersion} of`;
}

function isFromBin({ action, restoredVersion }: Change): boolean {
  return action === 'restored' && restoredVersion === undefined;
}

function whoOf({ by }: Change, me: string): string {
  return by === me ? 'You, in another tab,' : by;
}

function titleOf({ title }: Change, noun: string): string {
  return title ? `“${title}”` : `a ${noun} without a title`;
}

function namesOf(tabs: readonly OpenTab[]): string[] {
  return [...new Set(tabs.map(({ username }) => username))].toSorted();
}

/** One line for each person: editing says more than looking, and the first of several tabs counts. */
function groupByPerson(tabs: readonly OpenTab[]): OpenTab[] {
  const people = new Map<string, OpenTab>();
  for (const tab of tabs) {
    const known = people.get(tab.username);
    const isMore = known && tab.isEditing && !known.isEditing;
    const isEarlier = known && tab.isEditing === known.isEditing && tab.since < known.since;
    if (!known || isMore || isEarlier) people.set(tab.username, tab);
  }
  return [...people.values()].toSorted((a, b) => a.since - b.since);
}
