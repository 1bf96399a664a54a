/*
 * A list of entries with several parts, as the one text that a form holds of it: a line for each entry, with
 * words between the parts. So it is kept unsaved, compared and merged line by line, as any text is.
 */

/** The parts of each line. A part that is missing is empty. */
export function cellsOf(text: string, between: readonly string[]): string[][] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    let rest = line;
    const cells = between.map((words) => {
      const at = rest.indexOf(words);
      const cell = at < 0 ? rest : rest.slice(0, at);
      rest = at < 0 ? '' : rest.slice(at + words.length);
      return cell;
    });
    cells.push(rest);
    return cells;
  });
}

export function textOfCells(
  rows: readonly (readonly string[])[],
  between: readonly string[],
): string {
  return rows
    .map((cells) => cells.map((cell, index) => `${cell}${between[index] ?? ''}`).join(''))
    .join('\n');
}
