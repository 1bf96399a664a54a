/** Formats a list for a terminal of 80 columns. Line breaks within an item stay. */
export function listed(items: readonly string[], mark: string): string {
  return items.map((item) => `  ${mark} ${linesOf(item).join('\n    ')}`).join('\n');
}

/** At most 74 characters up to a space, or a longer word. */
function linesOf(item: string): string[] {
  return item.split('\n').flatMap((line) => line.match(/\S.{0,73}(?= |$)|\S+/g) ?? []);
}

/** Returns a Markdown table with aligned columns, readable in a terminal too. */
export function markdownTable(
  head: readonly string[],
  body: readonly (readonly string[])[],
): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...body.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}
