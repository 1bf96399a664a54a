import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository';
import type { Ports } from './ports';

interface EmulatorAddress {
  host: string;
  port: number;
  websocketPort?: number;
}

type PortOwner = Exclude<keyof Ports, 'firestoreWebsocket'>;

interface FirebaseJson {
  emulators: Record<PortOwner, EmulatorAddress>;
}

function readFirebaseJson(): FirebaseJson {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
}

/** The ports that `firebase.json` gives, on which `npm start` runs. */
export function configuredPorts(): Ports {
  const { emulators } = readFirebaseJson();
  return {
    hub: emulators.hub.port,
    logging: emulators.logging.port,
    firestore: emulators.firestore.port,
    firestoreWebsocket: emulators.firestore.websocketPort ?? 9150,
    functions: emulators.functions.port,
    hosting: emulators.hosting.port,
    eventarc: emulators.eventarc.port,
    tasks: emulators.tasks.port,
  };
}

/**
 * Writes `firebase.json` again with other ports and returns the copy's path. It has to lie in the
 * root: firebase-tools takes the folder of its configuration for the project's.
 */
export function writeConfigWithPorts(name: string, ports: Ports): string {
  const config = readFirebaseJson();
  const path = join(root, `.firebase.${name}.json`);
  const emulators = Object.fromEntries(
    Object.entries(config.emulators).map(([key, value]) =>
      key in ports ? [key, { ...value, port: ports[key as PortOwner] }] : [key, value],
    ),
  ) as FirebaseJson['emulators'];
  emulators.firestore.websocketPort = ports.firestoreWebsocket;
  writeFileSync(path, JSON.stringify({ ...config, emulators }, null, 2));
  return path;
}
