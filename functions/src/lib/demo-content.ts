import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the build makes beside the deployed folder, and no deployment has. */
interface DemoBundle {
  fillEmulators: () => Promise<void>;
}

/** Puts the demo content into empty emulators, if it was built beside the `folder` of the bundle. */
export async function fillEmulators(folder: string): Promise<void> {
  const bundle = join(folder, '../dist-demo/fill-emulators.mjs');
  if (!existsSync(bundle)) return;
  const { fillEmulators: fill } = (await import(pathToFileURL(bundle).href)) as DemoBundle;
  await fill();
}
