import { type EndpointName, endpoint, endpoints } from '@torque-tide/contract/api';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Calls that write without a key, with the reasons why a repeat is safe. */
const WITHOUT_KEY: Partial<Record<EndpointName, string>> = {
  'admin.login': 'its session is found by a token that nobody has yet; a repeat makes another one',
  'admin.logout': 'what has ended stays so, whoever asks for it and how often',
  'applications.withdraw': 'a second time finds it withdrawn, or gone',
  'live.connect': 'it stores nothing',
  'media.upload': 'a picture is named by its bytes, and is there once however often it is sent',
};

/** Files that write without `write-once.ts`, with the reasons why a repeat is safe. */
const PAST_THE_DOOR: Record<string, string> = {
  'writes/write-once.ts': 'it is the door',
  'writes/stored-key.ts': 'a key is made once; one that is there already is read',
  'admin-accounts/repository.ts':
    'made and changed by the command line, and hashes that are renewed',
  'admin-session/login-throttle.ts': 'an attempt that is counted twice counts for a while only',
  'admin-session/session-repository.ts': 'when a session was last used, and the command line',
  'content/previews.ts': 'when a link was last opened',
  'content/scheduled-drafts.ts':
    'what the clock has published is stored on conditions, and nobody is answered for it',
  'media/sweep.ts': 'what nobody uses, in turn and on conditions',
  'media/upload.ts': 'named by the bytes',
};

/** Matches a write to a Firestore document, batch or transaction. */
const WRITE =
  /\b(?:runTransaction|bulkWriter)\(|\.batch\(\)|(?:\bref|[rR]eference|\bsweeps|\.doc\([^\n]*\))\s*\.(?:create|set|update|delete)\(/;

test('every other call that writes requires a key', () => {
  const names = Object.keys(endpoints) as EndpointName[];
  const without = names.filter((name) => {
    const { method, isRead = method === 'GET', keyed } = endpoint(name);
    return !isRead && !keyed;
  });
  expect(without.sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
});

test('every other write goes through `write-once.ts`', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const writing = files.filter((name) => WRITE.test(readFileSync(join(folder, name), 'utf8')));
  expect(writing.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(
    Object.keys(PAST_THE_DOOR).sort(),
  );
});
