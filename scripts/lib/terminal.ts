/** Formats a list for a terminal of 80 columns. Line breaks within an item stay. */
export function listed(items: readonly string[], mark: string): string {
  return items.map((item) => `  ${mark} ${linesOf(item).join('\n    ')}`).join('\n');
}

/** At most 74 characters up to a space, or a longer word. */
function linesOf(item: string): string[] {
  return item.split('\n').flatMap((line) => line.match(/\S.{0,73}(?= |$)|\S+/g) ?? []);
}
