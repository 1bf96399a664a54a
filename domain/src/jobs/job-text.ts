/** The tags of a comma-separated text, trimmed, without empty ones and repetitions. */
export function splitTags(text = ''): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
}

/** The entries of a text that holds one a line, trimmed, without empty ones. */
export function splitLines(text = ''): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The paragraphs of a text, which blank lines separate, trimmed, without empty ones. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
