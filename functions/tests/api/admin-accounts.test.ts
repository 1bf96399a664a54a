import { afterAll, describe, expect, it } from 'vitest';
import { createAdminAccountRepository } from '../../src/admin-accounts/repository';
import { openFirestore } from '../../src/lib/firestore';
import { createCountingHasher, createFakeClock } from '../support/fakes';

const PASSWORD = 'correct horse battery';

const firestore = openFirestore(`demo-api-${process.pid}-accounts`);
const accounts = createAdminAccountRepository(firestore, {
  clock: createFakeClock(),
  hasher: createCountingHasher(),
});
afterAll(() => firestore.terminate());

describe('accounts', () => {
  it('are stored by lower-cased name, and without the password', async () => {
    await accounts.create(' Grace ', PASSWORD);
    const stored = await firestore.collection('admins').doc('grace').get();
    expect(stored.get('passwordHash')).toMatchObject({ algorithm: 'scrypt', N: 16, r: 1, p: 1 });
    expect(JSON.stringify(stored.data())).not.toContain(PASSWORD);
    expect(await accounts.list()).toMatchObject([{ username: 'grace', isDisabled: false }]);
  });

  it('can be created only once', async () => {
    await accounts.create('once', PASSWORD);
    await expect(accounts.create('ONCE', PASSWORD)).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is already an account named once.',
    });
  });

  it.each(['__ada__', 'System', 'x'.repeat(65)])('cannot be named %o', async (name) => {
    await expect(accounts.create(name, PASSWORD)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('cannot have a weak password', async () => {
    const weak = 'passwordpassword';
    await expect(accounts.create('weak', weak)).rejects.toMatchObject({ code: 'invalid' });
    await expect(accounts.setPassword('grace', weak)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('that do not exist cannot be changed', async () => {
    const expected = { code: 'not-found', message: 'There is no account named nobody.' };
    await expect(accounts.disable('nobody')).rejects.toMatchObject(expected);
    await expect(accounts.enable('nobody')).rejects.toMatchObject(expected);
    await expect(accounts.revoke('nobody')).rejects.toMatchObject(expected);
    await expect(accounts.setPassword('nobody', PASSWORD)).rejects.toMatchObject(expected);
  });
});
