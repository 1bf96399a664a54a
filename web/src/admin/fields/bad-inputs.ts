/** What to enter instead, by the type of the control. */
const WANTED: Readonly<Record<string, string>> = {
  date: 'a whole date',
  'datetime-local': 'a date and a time',
  number: 'a number',
};

/**
 * Returns a message for each field whose control holds text that the browser can't read, such as a date
 * without a time. The control reports an empty value then, so the form's values don't tell.
 */
export function badInputsOf(form: HTMLFormElement | null): Record<string, string> {
  const inputs = form?.querySelectorAll('input') ?? [];
  return Object.fromEntries(
    [...inputs]
      .filter(({ validity }) => validity.badInput)
      .map(({ name, type }) => [
        name,
        `Enter ${WANTED[type] ?? 'a complete value'}, or clear this field.`,
      ]),
  );
}
