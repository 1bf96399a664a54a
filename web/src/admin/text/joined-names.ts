const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'anna, ben and cleo'. */
export function joinNames(names: readonly string[]): string {
  return format.format(names);
}
