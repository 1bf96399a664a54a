/** Tells Excel that a file is UTF-8; without it, it reads 'Zürich' as 'ZÃ¼rich'. */
const BOM = '\uFEFF';
/**
 * What a spreadsheet takes for the beginning of a formula, which may run programs or send data away, in
 * letters of full width, too. Where a cell ends at a semicolon, as in half of Europe, a cell may begin
 * after one, and a quoted line break ends a row.
 */
const FORMULA =
  /^(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[;\t\r\n])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A table as a CSV file by RFC 4180, for Excel as for everything else. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  // An apostrophe makes it text; a job's list often begins with a harmless '-'.
  const safe = text.replaceAll(FORMULA, "'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
