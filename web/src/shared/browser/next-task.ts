/** Resolves in a task of its own; browsers put what the visitor does in between. */
export function untilNextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
