import { splitTags } from '@torque-tide/contract/job-text';

/** The choice that adds nothing. */
export const NO_TAG = 'none';

/** The comma-separated text with a tag more at its end, unless it is there already or is 'none'. */
export function appendTag(text: string, tag: string): string {
  if (tag === '' || tag === NO_TAG) return text;
  const tags = splitTags(text);
  const isThere = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return isThere ? text : [...tags, tag].join(', ');
}

/** The comma-separated text without a tag. */
export function removeTag(text: string, tag: string): string {
  return splitTags(text)
    .filter((other) => other !== tag)
    .join(', ');
}
