// Whatever begins a line for a list's dot: the signs of the fonts Symbol and Wingdings included.
const SIGN = /^[•·∙●○◦▪▫■□◆◇‣⁃➢➤►▶✓✔✅★*\-–—−\uF000-\uF0FF]+\s+/u;
// Word's second and third level; before a number, '§' is a paragraph of a law.
const LETTER = /^(?:o\s+|§\s+(?!\d))/;

/** The sign of a list that a line begins with, and the space after it; empty where it begins with none. */
export function listSignOf(line: string): string {
  return (SIGN.exec(line) ?? LETTER.exec(line))?.[0] ?? '';
}

/** A line without the signs of a list before its words: of '• - x', both go. */
export function withoutListSigns(line: string): string {
  let rest = line;
  // Not by itself again and again: a line may consist of a hundred thousand signs.
  for (let sign = listSignOf(rest); sign !== ''; sign = listSignOf(rest)) {
    rest = rest.slice(sign.length);
  }
  return rest;
}
