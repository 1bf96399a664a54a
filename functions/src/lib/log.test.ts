import { expect, test, vi } from 'vitest';
import { cloudLog } from './log';

/** The logger keeps the console's own functions, those that were there before anybody changed them. */
const written = vi.hoisted(() => {
  const lines: string[] = [];
  Object.assign(console, { info: (line: string) => void lines.push(line) });
  return lines;
});

test('an audit line is one entry of Cloud Logging, under a label of its own', () => {
  const line = {
    at: '2026-03-02T09:00:00.000Z',
    action: 'jobs.delete',
    admin: 'ada',
    item: '1001',
    outcome: 'success',
    session: '0123456789ab',
    requestId: 'r',
  };
  cloudLog.audit(line);
  expect(written.map((text) => JSON.parse(text) as unknown)).toEqual([
    {
      severity: 'NOTICE',
      message: 'jobs.delete: success',
      'logging.googleapis.com/labels': { log: 'audit' },
      ...line,
    },
  ]);
});
