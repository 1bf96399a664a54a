import { Firestore } from '@google-cloud/firestore';

/** The emulator's first call loads half of its classes: once here, and in no test's time. */
export async function setup(): Promise<void> {
  if (!process.env['FIRESTORE_EMULATOR_HOST']) {
    throw new Error(
      'The API tests need the Firestore emulator: run them with `npm test`, or set FIRESTORE_EMULATOR_HOST to one that runs.',
    );
  }
  // Without our client's limits, which the first call may exceed.
  const firestore = new Firestore({ projectId: 'demo-api-warm-up' });
  const reference = firestore.collection('warmUp').doc('first');
  await firestore.runTransaction(async (transaction) => {
    await transaction.get(reference);
    transaction.set(reference, { isWarm: true });
  });
  await firestore.terminate();
}
