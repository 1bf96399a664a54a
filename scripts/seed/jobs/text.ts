/** Joins paragraphs as a job description holds them: with a blank line between. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}

/** Joins entries as responsibilities and requirements hold them: one a line. */
export function lines(...entries: readonly string[]): string {
  return entries.join('\n');
}
