/** Something that the person at the keyboard can mend: one sentence that says what and how, and no stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** What this computer refuses of a file or folder that somebody named, in words. */
const REFUSALS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be used by you',
  EPERM: 'may not be used by you',
  EROFS: 'can only be read',
};

/** Runs a command's main function; what the person at the keyboard can mend ends it with its sentence and exit code 1. */
export async function main(run: () => number | void | Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    console.error(sentence === undefined ? error : `\n${sentence}\n`);
    process.exitCode = 1;
  }
}

/** What the person at the keyboard is told of an error that they can mend; undefined for any other, which needs its stack. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Problem) return error.message;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return undefined;
  }
  // What `parseArgs` throws for an option that does not exist or lacks its value, with advice after it.
  if (error.code.startsWith('ERR_PARSE_ARGS')) return `${error.message.split('. ')[0]}.`;
  // A Ctrl-C where something was asked at the keyboard.
  if (error.code === 'ABORT_ERR') return 'Ended.';
  if (error.code === 'ENOSPC') return 'There is no space left on the disk.';
  const refusal = REFUSALS[error.code];
  if (refusal === undefined) return undefined;
  if ('path' in error && typeof error.path === 'string') return `${error.path} ${refusal}.`;
  return error.code === 'EISDIR' ? `What was named ${refusal}.` : undefined;
}
