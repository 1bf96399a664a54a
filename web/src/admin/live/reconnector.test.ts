import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { createReconnector } from './reconnector';
import { RETRY_WAITS_MS } from './retry-wait';

let asked = 0;
const told: string[] = [];

beforeEach(() => {
  asked = 0;
  told.length = 0;
  vi.useFakeTimers();
});

/** Keeps a connection that is asked for with these answers, the last one for ever. */
function keep(...answers: (string | null | Error)[]) {
  return createReconnector<string>({
    ask: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    open: async (connection) => {
      if (connection === 'refused') throw new Error('no');
      told.push(connection);
    },
    onLost: () => told.push('lost'),
    onSessionOver: () => told.push('over'),
  });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('where nothing is configured it asks once and says nothing', async () => {
  const { close } = keep(null);
  await pass(3_600_000);
  expect(asked).toBe(1);
  expect(told).toEqual([]);
  close();
});

test('a connection that is lost is made anew, after longer and longer waits', async () => {
  const { close } = keep('refused');
  await pass(0);
  expect(told).toEqual(['lost']);
  for (const [at, wait] of RETRY_WAITS_MS.entries()) {
    await pass(wait - 1);
    expect(asked).toBe(at + 1);
    await pass(1);
    expect(asked).toBe(at + 2);
  }
  close();
  await pass(3_600_000);
  expect(asked).toBe(RETRY_WAITS_MS.length + 1);
});

test('one that was live again begins with the shortest wait', async () => {
  const reconnector = keep('first', 'second');
  await pass(0);
  reconnector.fail();
  await pass(RETRY_WAITS_MS[0]);
  reconnector.succeed();
  reconnector.fail();
  await pass(RETRY_WAITS_MS[0]);
  expect(told).toEqual(['first', 'lost', 'second', 'lost', 'second']);
  reconnector.close();
});

test('the network’s return ends the wait', async () => {
  const reconnector = keep('first');
  await pass(0);
  reconnector.fail();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(asked).toBe(2);
  reconnector.close();
});

test('a session that the server does not know is told', async () => {
  const reconnector = keep(new ApiError(401, 'Unauthorized', ''));
  await pass(0);
  expect(told).toContain('over');
  reconnector.close();
});
