import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import { type Clock, withDeadline } from '../lib/time';
import { createRateLimit } from '../lib/rate-limit';
import { type Log, withoutToken } from '../lib/log';
import { NEVER_KEPT } from '../lib/caching';
import { parseJson, readBody } from './body';
import { bodyHeadersOf } from './unread-requests';

/** A browser sends a few hundred bytes per report. */
const REPORTS_MAX_BYTES = 16 * 1024;
/** Per instance. */
const LINES_PER_MINUTE = 30;
const TEXT_MAX = 200;

const REPORT_TYPE = /^application\/(?:reports\+json|csp-report)\s*(?:;|$)/i;

/** The logged fields, by their newer and older names. */
const TOLD = {
  documentURL: 'document-uri',
  effectiveDirective: 'effective-directive',
  blockedURL: 'blocked-uri',
  sourceFile: 'source-file',
  lineNumber: 'line-number',
  sample: 'script-sample',
} as const;

const reportSchema = z.record(z.string(), z.unknown());
const reportsSchema = z.union([
  z.array(z.object({ type: z.string(), body: z.optional(reportSchema) })),
  z.object({ 'csp-report': reportSchema }),
]);

type Report = z.infer<typeof reportSchema>;

interface Options {
  clock: Clock;
  log: Log;
  deadlineMs: number;
}

/** Logs violations of the content policy, within bounds: anyone can send reports. */
export function createReportsRoute({ clock, log, deadlineMs }: Options): RequestHandler {
  const mayWrite = createRateLimit(clock, LINES_PER_MINUTE);

  return async (request, response) => {
    await withDeadline(deadlineMs, async () => {
      if (!REPORT_TYPE.test(bodyHeadersOf(request).type ?? '')) {
        throw new AppError('unsupported-media-type', 'The body must be a report of a browser');
      }
      const parsed = reportsSchema.safeParse(parseJson(await readBody(request, REPORTS_MAX_BYTES)));
      if (!parsed.success) throw new AppError('malformed', 'The body is no report of a browser');
      for (const found of violationsIn(parsed.data)) {
        if (mayWrite('report')) log.warn('A content policy stopped something', describe(found));
      }
    });
    response.status(204).set('Cache-Control', NEVER_KEPT).end();
  };
}

function violationsIn(reports: z.infer<typeof reportsSchema>): Report[] {
  if (!Array.isArray(reports)) return [reports['csp-report']];
  return reports.flatMap(({ type, body }) => (type === 'csp-violation' && body ? [body] : []));
}

/** Without searches, which may be private. */
function describe(report: Report): Record<string, string> {
  const reported = Object.entries(TOLD).flatMap(([name, older]) => {
    const value = report[name] ?? report[older];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return [[name, withoutSearch(withoutToken(String(value))).slice(0, TEXT_MAX)] as const];
  });
  return Object.fromEntries(reported);
}

function withoutSearch(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}
