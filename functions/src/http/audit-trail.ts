import { type EndpointName, endpoint } from '@torque-tide/contract/api';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import type { AuditLine, AuditNotes, Log } from '../lib/log';
import { sha256 } from '../lib/hashes';
import type { Clock } from '../lib/time';
import { toAppError } from './error-handler';
import { RequestCutOff } from './body';
import { createLimit } from '../lib/rate-limit';

/** Cloud Run's id, which its own log also contains. */
const TRACE = /^[\da-f]{32}/;
const SESSION_CHARACTERS = 12;
/** Strangers could flood the log. */
const STRANGERS = { max: 20, ms: 60_000 };

export type NoteInAudit = ReturnType<typeof createAuditTrail>;

interface AuditedCall {
  name: EndpointName;
  request: Request;
  notes: AuditNotes;
  ended: { data: unknown } | { error: unknown };
}

/** Writes a line for each login, logout, denial and write. */
export function createAuditTrail({ clock, log }: { clock: Clock; log: Log }) {
  const strangers = createLimit(clock, STRANGERS);
  return ({ name, request, notes, ended }: AuditedCall): void => {
    // Limited, because a stranger could write a line for each attempt.
    if ('error' in ended && ended.error instanceof RequestCutOff) return;
    const outcome = 'error' in ended ? toAppError(ended.error).code : 'success';
    const row = endpoint(name);
    const { method, isRead = method === 'GET' && !row.isDownload } = row;
    if (isRead && outcome !== 'unauthenticated') return;
    const { admin, session } = notes;
    const isOfStranger =
      outcome === 'unauthenticated' || (name === 'admin.logout' && !admin) || row.form;
    const written = isOfStranger ? strangers.take(`${name} ${outcome}`) : { withheld: 0 };
    if (!written) return;
    const item = itemOf(request, 'data' in ended ? ended.data : undefined);
    const line: AuditLine = {
      at: clock.now().toISOString(),
      action: name,
      admin,
      item,
      outcome,
      session: session && sha256(session).slice(0, SESSION_CHARACTERS),
      ...(written.withheld > 0 ? { withheld: written.withheld } : {}),
      requestId: requestIdOf(request),
    };
    log.audit(line);
    if (notes.locks) log.audit({ ...line, action: 'admin.lock', outcome: 'success' });
  };
}

function itemOf(request: Request, data: unknown): string | undefined {
  const { kind, id } = request.params as Record<string, string | undefined>;
  const made = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
  const known = id ?? (typeof made === 'string' ? made : undefined);
  return known === undefined ? undefined : [...(kind === undefined ? [] : [kind]), known].join('/');
}

function requestIdOf(request: Request): string {
  return TRACE.exec(request.get('x-cloud-trace-context') ?? '')?.[0] ?? randomUUID();
}
