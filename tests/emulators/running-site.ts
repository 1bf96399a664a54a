/**
 * Returns the address of the emulated site, without a slash at its end.
 *
 * @throws when no Hosting emulator runs beside the tests
 */
export async function emulatedSite(): Promise<string> {
  const hub = process.env['FIREBASE_EMULATOR_HUB'];
  if (!hub) throw new Error('These tests need emulators: npm run test:emulators');
  const { hosting } = (await (await fetch(`http://${hub}/emulators`)).json()) as {
    hosting: { host: string; port: number };
  };
  return `http://${hosting.host}:${hosting.port}`;
}
