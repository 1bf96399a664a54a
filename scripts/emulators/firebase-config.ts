import { CONNECT_DIRECTIVE } from '@torque-tide/contract/http-headers';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoHosting, releaseConfig } from '../hosting/release-config';
import { DEMO_PROJECT, root } from '../lib/repository';
import { PORT_NAMES, type Ports } from './ports';

const DEFAULT_HUB_PORT = 4400;

interface EmulatorAddress {
  host: string;
  port: number;
  websocketPort?: number;
}

type PortOwner = Exclude<keyof Ports, 'firestoreWebsocket'>;

interface FirebaseJson {
  emulators: Record<PortOwner, EmulatorAddress>;
}

/** The ports in `firebase.json`, which `npm start` uses. */
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

/**
 * Returns the emulators' project. A clone with other ports has another project, because
 * firebase-tools finds the emulators to export by project alone, and would export the other clone's
 * content.
 */
export function demoProject({ hub }: Pick<Ports, 'hub'> = configuredPorts()): string {
  return hub === DEFAULT_HUB_PORT ? DEMO_PROJECT : `${DEMO_PROJECT}-${hub}`;
}

/** Returns `firebase.json` with other ports for the emulators. */
export function configOn(ports: Ports): FirebaseJson {
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
 * Returns `firebase.json` for the demo: its pictures are served, and the admin area may connect to the
 * emulators.
 */
export function demoConfig(name: string, ports: Ports): object {
  const { emulators } = configOn(ports);
  const origins = [emulators.auth, emulators.firestore].map(originOf);
  const hosting = demoHosting(name, (policy) => allowConnections(policy, origins));
  return { ...releaseConfig(), hosting, emulators };
}

/**
 * Writes a configuration into the root, which firebase-tools takes for the project's folder.
 *
 * @returns its path
 */
export function writeConfig(name: string, config: object): string {
  const path = join(root, `.firebase.${name}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

/** Adds to a content policy: in production the admin area may connect to its own origin and Google only. */
export function allowConnections(policy: string, origins: readonly string[]): string {
  return policy.replace(CONNECT_DIRECTIVE.admin, (directive) => [directive, ...origins].join(' '));
}

function originOf({ host, port }: EmulatorAddress): string {
  return `http://${host}:${port}`;
}

function readFirebaseJson(): FirebaseJson {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
}
