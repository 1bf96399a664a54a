/** Returns a list for a terminal of 80 columns. Lines of an item stay apart. */
export function listed(items: readonly string[], mark: string): string {
  return items.map((item) => `  ${mark} ${linesOf(item).join('\n    ')}`).join('\n');
}

/** At most 74 characters that end before a space, or a longer word. */
function linesOf(item: string): string[] {
  return item.split('\n').flatMap((line) => line.match(/\S.{0,73}(?= |$)|\S+/g) ?? []);
}
