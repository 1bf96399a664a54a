/** What is known of a call beside what was asked for and how it ended. */
export interface AuditNotes {
  /** The account's name: of one that exists, never what somebody typed, which may be a password. */
  admin?: string;
  /** A token; the line has the beginning of its hash. */
  session?: string;
  /** True when the attempt was the last before a pause. */
  locks?: boolean;
}

/** One line of the audit log. It holds no token, no password and nothing of a body. */
export interface AuditLine {
  /** UTC, as ISO 8601. */
  at: string;
  /** The endpoint's name, or `admin.lock` where a login began a pause. */
  action: string;
  admin?: string;
  /** The kind and id of what was written. */
  item?: string;
  /** `success`, or the code of the error. */
  outcome: string;
  /** The first twelve characters under which the session is stored. */
  session?: string;
  /** How many lines like this one were not written since the last: strangers' are bounded. */
  withheld?: number;
  requestId: string;
}
