/** An error that the user can fix: its message says what is wrong and what to do, and no stack is printed. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Formats a list for the terminal; an item's further lines are indented. */
export function listed(items: readonly string[], mark: string): string {
  return items.map((item) => `  ${mark} ${item.replaceAll('\n', '\n    ')}`).join('\n');
}

/**
 * Runs a command's main function. An error that the user can fix ends it with its message and exit code 1.
 */
export async function main(run: () => number | void | Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    console.error(sentence === undefined ? error : `\n${sentence}\n`);
    process.exitCode = 1;
  }
}

/** Returns the message of an error that the user can fix; undefined for any other, which needs its stack. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Problem) return error.message;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return undefined;
  }
  // Thrown by `parseArgs` for an unknown option or a missing value; advice follows the first sentence.
  if (error.code.startsWith('ERR_PARSE_ARGS')) return `${error.message.split('. ')[0]}.`;
  // Ctrl-C at a question.
  if (error.code === 'ABORT_ERR') return 'Ended.';
  // The system's own words, such as "ENOENT: no such file or directory, open 'x.svg'".
  return 'syscall' in error ? error.message : undefined;
}
