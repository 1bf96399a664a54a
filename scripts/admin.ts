import type { Firestore } from 'firebase-admin/firestore';
import { parseArgs } from 'node:util';
import type { AdminAccountRepository } from '../functions/src/admin-accounts/repository';
import { createLoginThrottle } from '../functions/src/admin-session/login-throttle';
import { systemClock } from '../functions/src/lib/time';
import { accountsIn } from './lib/accounts';
import { withDatabase } from './emulators/database';
import { Problem, main } from './lib/problem';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Reads a password without showing it: from the keyboard, or from standard input if that is a pipe. Never
 * from an argument, which other users and the shell's history would see.
 */
async function readPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    process.stdout.write('\n');
  }
}

const USAGE = `npm run admin -- <command> [name] [--project <id>]

  create <name>    makes an account; asks for its password
  password <name>  changes the password and ends the account's sessions
  disable <name>   locks the account and ends its sessions
  enable <name>    unlocks it
  revoke <name>    ends its sessions
  unlock <name>    lets it log in for ten minutes, whatever has failed before
  list             shows every account

A password can also come from standard input. Works on the running emulator, or on a project with --project.`;

type Accounts = AdminAccountRepository;
type Command = (accounts: Accounts, name: string, firestore: Firestore) => Promise<string>;

const commands: Record<string, Command> = {
  create: async (accounts, name) => {
    await accounts.create(name, await readPassword(`Password for ${name}: `));
    return `${name} can log in.`;
  },
  password: async (accounts, name) => {
    await accounts.setPassword(name, await readPassword(`New password for ${name}: `));
    return `${name} has a new password, and every session of theirs has ended.`;
  },
  disable: async (accounts, name) => {
    await accounts.disable(name);
    return `${name} can no longer log in, and every session of theirs has ended.`;
  },
  enable: async (accounts, name) => {
    await accounts.enable(name);
    return `${name} can log in again.`;
  },
  revoke: async (accounts, name) => {
    await accounts.revoke(name);
    return `every session of ${name} has ended.`;
  },
  unlock: async (accounts, name, firestore) => {
    const account = await accounts.findByUsername(name);
    if (!account) throw new Problem(`There is no account named ${name}.`);
    await createLoginThrottle(firestore, systemClock).unlock(account.username);
    return `${account.username} can log in for ten minutes, whatever has failed before.`;
  },
};

await main(async () => {
  const { command, name, project } = parseCommandLine();
  await withDatabase({ project }, async (firestore, database) => {
    const accounts = accountsIn(firestore);
    const run = commands[command];
    const lines = run ? [await run(accounts, name, firestore)] : await describeAccounts(accounts);
    for (const line of lines) console.log(`In ${database}: ${line}`);
  });
});

function parseCommandLine() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [command = '', name, ...more] = positionals;
  const isWhole =
    command === 'list' ? name === undefined : Object.hasOwn(commands, command) && name;
  if (!isWhole || more.length > 0) throw new Problem(USAGE);
  return { command, name: name ?? '', project: values.project };
}

async function describeAccounts(accounts: Accounts): Promise<string[]> {
  const all = await accounts.list();
  if (all.length === 0) return ['there are no accounts.'];
  return all.map(
    ({ username, isDisabled, createdAt }) =>
      `${username.padEnd(24)}${isDisabled ? 'disabled' : 'active  '}  since ${createdAt.toISOString().slice(0, 10)}`,
  );
}
