import { type DocumentData, Firestore, Timestamp } from '@google-cloud/firestore';

const opened = new Map<string | undefined, Firestore>();

/**
 * Opens Firestore once per project, without firebase-admin, which loads another credentials library.
 *
 * @param callMs longest that a call may take
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

export async function closeFirestore(projectId?: string): Promise<void> {
  const firestore = opened.get(projectId);
  opened.delete(projectId);
  await firestore?.terminate();
}

/** Longest that a call may take while someone waits, in ms. */
const CALL_MS = 5_000;

/**
 * By default the client backs off for up to two minutes, and repeats commits for ten after the
 * caller got an error.
 */
const connectionOf = (callMs: number) => ({
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 400,
  clientConfig: {
    interfaces: {
      'google.firestore.v1.Firestore': {
        methods: {
          BatchGetDocuments: { timeout_millis: callMs },
          // `createWriteOnce` repeats commits itself.
          Commit: { timeout_millis: callMs, retry_codes_name: 'non_idempotent' },
        },
      },
    },
  },
});

/** Firestore refuses other ids with an error. */
export function isDocumentId(text: string): boolean {
  return (
    text !== '' && text !== '.' && text !== '..' && !text.includes('/') && !/^__.*__$/.test(text)
  );
}

export interface StoredStamps {
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export function stampsAt(date: Date): StoredStamps {
  const at = Timestamp.fromDate(date);
  return { createdAt: at, updatedAt: at };
}

/** Reads a Timestamp or, in old content, a text. */
export function readDate(value: unknown): Date | undefined {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== 'string') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Returns data as it is sent: Timestamps as ISO 8601. */
export function toPlain(data: DocumentData): DocumentData {
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toDate().toISOString() : value,
  ]);
  return Object.fromEntries(entries) as DocumentData;
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

export function grpcCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}

/** Codes that mean 'not now' or a broken answer. */
const TRANSIENT = new Set<number | undefined>([
  GRPC.cancelled,
  GRPC.internal,
  GRPC.deadlineExceeded,
  GRPC.resourceExhausted,
  GRPC.aborted,
  GRPC.unavailable,
]);

/** True if Firestore can't answer now. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.has(grpcCode(error));
}

const CONFLICTS = new Set<number | undefined>([
  GRPC.failedPrecondition,
  GRPC.alreadyExists,
  GRPC.notFound,
  GRPC.aborted,
]);

/** True when a document changed since it was read. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(grpcCode(error));
}
