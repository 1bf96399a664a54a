import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { printMails } from '../../scripts/emulators/mails';
import { openFirestore } from '../../functions/src/lib/firestore';

const environment = {
  FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  GCLOUD_PROJECT: 'demo-mails',
};
const mailTo = (to: string) => ({ to, message: { subject: 'Hello', text: 'Dear Ada,\n\nHi' } });

test('prints each new mail once when it is stored, and no earlier one', async () => {
  const mails = openFirestore(environment.GCLOUD_PROJECT).collection('mail');
  await mails.doc('before').set(mailTo('before@example.com'));
  const printed: string[] = [];
  const stop = printMails(environment, (text) => printed.push(text));
  try {
    // A mail that is stored before it listens counts as earlier.
    for (let tries = 0; printed.length === 0 && tries < 50; tries += 1) {
      await mails.add(mailTo(`new${tries}@example.com`));
      await delay(200);
    }
    expect(printed[0]).toMatch(/^\n {2}\| Mail to new\d+@example\.com: Hello\n {2}\| Dear Ada,/);
    expect(printed.join()).not.toContain('before@');
  } finally {
    await stop();
  }
});
