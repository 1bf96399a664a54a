import { rmSync } from 'node:fs';
import { emulatorEnvironment, firebaseCli } from './emulators/firebase-cli';
import { configOn, writeConfig } from './emulators/firebase-config';
import { freePorts } from './emulators/ports';
import { main, Problem } from './lib/problem';
import { run } from './lib/processes';
import { root } from './lib/repository';

const USAGE = 'tsx scripts/with-emulators.ts <auth,firestore,…> -- <command> [arguments]';

/** Java's second compiler and parallel collector take CPU, and don't pay off within minutes. */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/**
 * Runs a command beside emulators on free ports with an empty database, and exits with its code. The command
 * finds the emulators in its environment, as Firebase's libraries expect.
 */
await main(async () => {
  const [only, separator, ...command] = process.argv.slice(2);
  if (!only || separator !== '--' || command.length === 0) throw new Problem(USAGE);
  const name = `run-${process.pid}`;
  const setup = configOn(await freePorts());
  // Each test file has a project of its own, and the emulator would log a warning at each request.
  Object.assign(setup.emulators, { singleProjectMode: false });
  const config = writeConfig(name, setup);
  // Ctrl-C reaches firebase-tools too, which ends the emulators; this process waits for that.
  process.on('SIGINT', () => undefined);
  try {
    return await run(
      process.execPath,
      [
        firebaseCli(),
        'emulators:exec',
        `--project=demo-torque-tide-${name}`,
        `--config=${config}`,
        `--only=${only}`,
        '--log-verbosity=QUIET',
        command.map(quoted).join(' '),
      ],
      {
        cwd: root,
        env: {
          ...(await emulatorEnvironment(JAVA_OPTIONS)),
          // Otherwise Google's libraries ask the network whether they run inside Google Cloud.
          METADATA_SERVER_DETECTION: 'none',
          // Starts empty unless the command needs the demo content.
          DEMO_CONTENT: process.env['DEMO_CONTENT'] ?? 'none',
        },
      },
    );
  } finally {
    rmSync(config);
  }
});

/** Quotes a word for the shell in which firebase-tools runs the command. */
function quoted(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
