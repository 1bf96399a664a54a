import { COLLECTIONS } from '../../functions/src/lib/collections';
import { closeFirestore, openFirestore } from '../../functions/src/lib/firestore';
import type { EmulatorEnvironment } from '../lib/firestore';

interface Mail {
  to: string;
  message: { subject: string; text: string };
}

/** Prints each mail as it is stored, since emulators send none. Returns a function that ends it. */
export function printMails(
  { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT }: EmulatorEnvironment,
  print: (text: string) => void = console.log,
): () => Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = FIRESTORE_EMULATOR_HOST;
  // Otherwise the client asks the network whether it runs inside Google Cloud.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const firestore = openFirestore(GCLOUD_PROJECT);
  let isFirst = true;
  const stop = firestore.collection(COLLECTIONS.mail).onSnapshot(
    (snapshot) => {
      // The first snapshot contains earlier runs' mails.
      const added = isFirst ? [] : snapshot.docChanges().filter(({ type }) => type === 'added');
      isFirst = false;
      for (const { doc } of added) print(mailText(doc.data() as Mail));
    },
    (error) => print(`\nMails can’t be shown any more: ${error.message}`),
  );
  return async () => {
    stop();
    await closeFirestore(GCLOUD_PROJECT);
  };
}

function mailText({ to, message: { subject, text } }: Mail): string {
  const lines = [`Mail to ${to}: ${subject}`, ...text.split('\n')];
  return `\n${lines.map((line) => `  | ${line}`).join('\n')}`;
}
