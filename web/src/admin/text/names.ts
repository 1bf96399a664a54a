const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'anna, ben and cleo'. */
export function joinNames(names: readonly string[]): string {
  return format.format(names);
}

/** What a field of an item is called: as in its form, else by its path. */
export function nameField(path: string, labelOf: (path: string) => string | undefined): string {
  return labelOf(path) ?? spellOut(path);
}

/** 'stats.teamSize' → 'Stats: team size'. */
function spellOut(path: string): string {
  const words = path
    .replaceAll('.', ': ')
    .replace(
      /([a-z\d])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    );
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
