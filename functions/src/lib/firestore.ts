import { Firestore, Timestamp } from '@google-cloud/firestore';

const opened = new Map<string | undefined, Firestore>();

/**
 * Opens the Firestore of a project, or of the project that the code runs in, once. With
 * `FIRESTORE_EMULATOR_HOST` in the environment it is the emulator's. Firebase's own library would give the same
 * client, and load a second one of Google's for credentials.
 *
 * @param callMs longest that one call may take
 * @param databaseId another database than the project's default one
 */
export function openFirestore(
  projectId?: string,
  callMs = CALL_MS,
  databaseId?: string,
): Firestore {
  const known = opened.get(projectId);
  if (known) return known;
  const project = projectId === undefined ? {} : { projectId };
  const database = databaseId === undefined ? {} : { databaseId };
  const firestore = new Firestore({ ...project, ...database, ...connectionOf(callMs) });
  opened.set(projectId, firestore);
  return firestore;
}

/** Ends the client of a project: whoever opens it next gets another one. */
export async function closeFirestore(projectId?: string): Promise<void> {
  const firestore = opened.get(projectId);
  opened.delete(projectId);
  await firestore?.terminate();
}

/** Longest that one call may take whose caller waits for it, in milliseconds. */
const CALL_MS = 5_000;

/**
 * How the client deals with a Firestore that is away. By itself it waits longer and longer, up to
 * two minutes, before it connects again, and repeats a commit for ten minutes after its caller has
 * been told that it failed. Connected again within half a second, the first read after an outage does
 * not fail as well, and wait.
 */
const connectionOf = (callMs: number) => ({
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 400,
  clientConfig: {
    interfaces: {
      'google.firestore.v1.Firestore': {
        methods: {
          BatchGetDocuments: { timeout_millis: callMs },
          // Whether a commit is repeated, and for how long, is for `createWriteOnce` to say.
          Commit: { timeout_millis: callMs, retry_codes_name: 'non_idempotent' },
        },
      },
    },
  },
});

/** True when the text can be a document's id; the rest Firestore refuses with an error. */
export function isDocumentId(text: string): boolean {
  return (
    text !== '' && text !== '.' && text !== '..' && !text.includes('/') && !/^__.*__$/.test(text)
  );
}

/** When a document was made and last changed: kept for the order of lists, never answered with. */
export interface Stamps {
  createdAt: Date;
  updatedAt: Date;
}

export interface StoredStamps {
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export function toStoredStamps({ createdAt, updatedAt }: Stamps): StoredStamps {
  return { createdAt: Timestamp.fromDate(createdAt), updatedAt: Timestamp.fromDate(updatedAt) };
}

/** Reads a point in time that may be a Timestamp or, in old content, a text. */
export function readDate(value: unknown): Date | undefined {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== 'string') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

export const GRPC = {
  cancelled: 1,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  permissionDenied: 7,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const;

/** The gRPC status code of an error that Firestore threw; undefined for any other error. */
export function grpcCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}

/** Firestore's own words for "not now", and the client's for an answer that broke off. */
const TRANSIENT = new Set<number | undefined>([
  GRPC.cancelled,
  GRPC.internal,
  GRPC.deadlineExceeded,
  GRPC.resourceExhausted,
  GRPC.aborted,
  GRPC.unavailable,
]);

/** True when Firestore could not be asked, or could not answer, now. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.has(grpcCode(error));
}

/** True when a write was refused because the document is not as its writer has read it. */
export function isConflict(error: unknown): boolean {
  const code = grpcCode(error);
  return (
    code === GRPC.failedPrecondition ||
    code === GRPC.alreadyExists ||
    code === GRPC.notFound ||
    code === GRPC.aborted
  );
}
