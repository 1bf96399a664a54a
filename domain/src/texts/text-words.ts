type Part = Readonly<Record<string, unknown>>;

/** Writes lists as headings and texts, for the history. */
export function textWords(content: Part): Part {
  return Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(entryWords) : value,
    ]),
  );
}

function entryWords(entry: Part): string {
  return `${String(entry['title'])}\n${String(entry['text'])}`;
}
