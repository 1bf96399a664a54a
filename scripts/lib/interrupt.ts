/**
 * Resolves at the first Ctrl-C or request to end. The handlers stay, so that a second Ctrl-C does not cut
 * the export of the emulators' content short.
 */
export const interrupted = new Promise<void>((resolve) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve());
});
