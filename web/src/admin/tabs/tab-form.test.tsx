import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { logIn, renderAdmin } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { hold } from '@/test/hold';

test('everything a form needs loads with the list', async () => {
  logIn();
  const asked: string[] = [];
  const [answered, answerAll] = hold();
  const isHeld = async <T,>(name: string, data: T): Promise<T> => {
    asked.push(name);
    await answered;
    return data;
  };
  apiAnswers('jobs.list', () => isHeld('the list', [buildJob({ id: '7', title: 'Planner' })]));

  renderAdmin('/admin?tab=jobs&edit=7');
  // Loads the dashboard's files first, which takes a while on a busy machine.
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 10_000 });
  answerAll();
  expect(await screen.findByRole('textbox', { name: /^Job Title/ })).toHaveValue('Planner');
  expect(asked).toEqual(['the list']);
});
