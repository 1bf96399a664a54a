import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an audit line is one entry of Cloud Logging, with its own label', () => {
  const line = {
    at: '2026-03-02T09:00:00.000Z',
    action: 'jobs.delete',
    admin: 'ada',
    item: '1001',
    outcome: 'success',
    session: '0123456789ab',
    requestId: 'r',
  };
  // In a process of its own, because the logger captures the console when it is first loaded.
  const script = `import('./log.ts').then(({ cloudLog }) => cloudLog.audit(${JSON.stringify(line)}))`;
  const written = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const lines = written.trim().split('\n');
  expect(lines.map((text) => JSON.parse(text) as unknown)).toEqual([
    {
      severity: 'NOTICE',
      message: 'jobs.delete: success',
      'logging.googleapis.com/labels': { log: 'audit' },
      ...line,
    },
  ]);
});
