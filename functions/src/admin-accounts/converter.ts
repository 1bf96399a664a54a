import type { Timestamp } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { readDate, stampsAt, type StoredStamps } from '../lib/firestore';
import { type PasswordHash, passwordHashSchema } from './password';

const adminAccountSchema = z.object({
  /** Lower-case; the document's id. */
  username: z.string(),
  passwordHash: passwordHashSchema,
  isDisabled: z._default(z.boolean(), false),
  /** A session keeps the epoch it began in; raising it ends all sessions of the account. */
  sessionEpoch: z._default(z.int(), 0),
  createdAt: z.date(),
});

export type AdminAccount = z.infer<typeof adminAccountSchema>;

export interface StoredAdminAccount extends StoredStamps {
  passwordHash: PasswordHash;
  isDisabled: boolean;
  sessionEpoch: number;
}

export function toStoredAdminAccount(
  passwordHash: PasswordHash,
  createdAt: Date,
): StoredAdminAccount {
  return { passwordHash, isDisabled: false, sessionEpoch: 0, ...stampsAt(createdAt) };
}

export function readAdminAccount(
  username: string,
  data: Record<string, unknown>,
  createTime: Timestamp,
): AdminAccount {
  const createdAt = readDate(data['createdAt']) ?? createTime.toDate();
  return adminAccountSchema.parse({ ...data, username, createdAt });
}
