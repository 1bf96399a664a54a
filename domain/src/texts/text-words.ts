type Part = Readonly<Record<string, unknown>>;

/** Texts with their lists in words, as a history shows them: each entry as a heading and its text. */
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
