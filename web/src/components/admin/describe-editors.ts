/** Who else changed an item: "anna", "anna and ben", or "Someone else" where nobody can tell. */
export function describeEditors(editors: readonly string[], me: string): string {
  if (editors.length === 0) return 'Someone else';
  const names = editors.map((name) => (name === me ? 'You, in another window,' : name));
  return list.format(names);
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
