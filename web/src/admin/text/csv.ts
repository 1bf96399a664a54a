/** Tells Excel that a file is UTF-8; without it, it reads 'Zürich' as 'ZÃ¼rich'. */
const BOM = '\uFEFF';
/**
 * Where a spreadsheet may see a formula begin, which could run programs or send data away; full-width
 * signs count, too. In countries whose files separate cells by semicolons, a cell may also begin after
 * a semicolon or a line break within our cell.
 */
const FORMULA =
  /^(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[;\t\r\n])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A table as a CSV file by RFC 4180, for Excel as for everything else. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  // An apostrophe makes a cell text. The sign stays: a job's list often begins with a harmless '-'.
  const safe = text.replaceAll(FORMULA, "'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
