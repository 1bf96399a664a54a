import { CONNECT_DIRECTIVE } from '@torque-tide/contract/http-headers';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseConfig } from '../hosting/release-config';
import { root } from '../lib/repository';
import { demoHosting } from '../hosting/demo-hosting';
import { PORT_NAMES, type Ports } from './ports';

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
  const ports = PORT_NAMES.map((name) => [
    name,
    name === 'firestoreWebsocket'
      ? (emulators.firestore.websocketPort ?? 9150)
      : emulators[name].port,
  ]);
  return Object.fromEntries(ports) as Ports;
}

/** What `firebase.json` says, for emulators on other ports. */
export function firebaseJsonOn(ports: Ports): FirebaseJson {
  const config = readFirebaseJson();
  const emulators = Object.fromEntries(
    Object.entries(config.emulators).map(([key, value]) =>
      key in ports ? [key, { ...value, port: ports[key as PortOwner] }] : [key, value],
    ),
  ) as FirebaseJson['emulators'];
  emulators.firestore.websocketPort = ports.firestoreWebsocket;
  return { ...config, emulators };
}

/**
 * Writes what is deployed of `firebase.json` again for emulators on other ports, and lets the admin
 * area connect to them, which production's content policy does not. Returns the copy's path. It has to
 * lie in the root: firebase-tools takes the folder of its configuration for the project's.
 */
export function writeConfigFor(name: string, ports: Ports): string {
  const path = join(root, `.firebase.${name}.json`);
  const { emulators } = firebaseJsonOn(ports);
  const allow = (text: string) => allowEmulators(text, [emulators.auth, emulators.firestore]);
  const hosting = demoHosting(name, allow);
  writeFileSync(path, JSON.stringify({ ...releaseConfig(), hosting, emulators }, null, 2));
  return path;
}

/** A policy, or a document with one, that also allows what the admin area asks of emulators. */
function allowEmulators(text: string, addresses: EmulatorAddress[]): string {
  const origins = addresses.map(({ host, port }) => `http://${host}:${port}`);
  return text.replace(CONNECT_DIRECTIVE.admin, (directive) => [directive, ...origins].join(' '));
}
