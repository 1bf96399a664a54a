/**
 * Resolves at the first SIGINT or SIGTERM. The handlers stay, so that a second Ctrl-C doesn't cut short the
 * export of the emulators' content.
 */
export const interrupted = new Promise<void>((resolve) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve());
});
