/** Something that the person at the keyboard can mend: one sentence that says what and how, and no stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Runs a command's main function; a `Problem` ends it with its sentence and exit code 1. */
export async function main(run: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (error instanceof Problem || isUsageError(error)) console.error(`\n${error.message}\n`);
    else console.error(error);
    process.exitCode = 1;
  }
}

/** What `parseArgs` throws for an option that does not exist or lacks its value. */
function isUsageError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}
