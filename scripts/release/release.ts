/** Claims of an agency by name, each as a digest, so that two of them can be compared. */
export type ClaimDigests = Readonly<Record<string, string>>;

/** What a database of the project holds that a release depends on. */
export interface Database {
  /** Where it lies, such as `europe-west2`. */
  location: string;
  /** How fields are kept, as `firestore.indexes.json` writes it. */
  fieldOverrides: readonly FieldOverride[];
  /** What of the demo is in it, in a few words each. */
  demo: readonly string[];
}

/** A field whose indexes, or whose time to live, differ from what Firestore does by itself. */
export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: readonly { order?: string; arrayConfig?: string; queryScope?: string }[];
}

/** What a release is made of, as far as this machine knows or can ask. */
export interface Release {
  /** The content of `domain/src/agency.json`. */
  agency: unknown;
  /** What the agency claims of itself, and what the demo claims. */
  claims: ClaimDigests;
  demoClaims: ClaimDigests;
  /** Names of claims that are as in the demo, and true of the agency all the same. */
  confirmedClaims: readonly string[];
  /** Of `firebase.json`. */
  databaseLocation: string | undefined;
  /** Of `firestore.indexes.json`. */
  fieldOverrides: readonly FieldOverride[];
  /** The project that would be deployed to. */
  project: string | undefined;
  /** Of `functions/.env`: empty where it was answered that there is none, undefined without an answer. */
  webApiKey: string | undefined;
  /**
   * The project's database; undefined while there is none, which the first deployment makes, or nobody
   * asked. What kept it from being read is a sentence.
   */
  database: Database | string | undefined;
  /** Whether the deployment brings indexes and times to live by itself. */
  bringsIndexes: boolean;
}
