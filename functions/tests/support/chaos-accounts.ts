import type { ChaosFigures } from './chaos';
import { anyOf, type Tell } from './chaos-caller';
import type { Answer } from './test-api';

/** An account and its expected state; only one writer uses it. */
interface Account {
  username: string;
  password: string;
  token: string;
  /** Sessions that the API said have ended. */
  ended: string[];
}

const PASSWORD = 'a quiet harbour at dawn';
const tokenOf = ({ body }: Answer) => (body.data as { sessionId: string }).sessionId;

/**
 * Logs in and out, changes the password and ends other sessions; then checks the answers against
 * the sessions and passwords that still work.
 */
export async function useAccount(
  { username, password }: Pick<Account, 'username' | 'password'>,
  end: number,
  tell: Tell,
): Promise<(figures: ChaosFigures) => Promise<void>> {
  const account: Account = { username, password, token: '', ended: [] };

  async function logIn(): Promise<string | undefined> {
    const body = { username, password: account.password };
    const answer = await tell('admin.login', { body, token: undefined });
    return answer && tokenOf(answer);
  }

  const acts: readonly ((count: number) => Promise<void>)[] = [
    async (count) => {
      const newPassword = `${PASSWORD} ${count}`;
      const body = { currentPassword: account.password, newPassword };
      const answer = await tell('account.changePassword', { body, token: account.token });
      if (!answer) return;
      account.ended.push(account.token);
      Object.assign(account, { password: newPassword, token: tokenOf(answer) });
    },
    async () => {
      if (!(await tell('admin.logout', { token: account.token }))) return;
      account.ended.push(account.token);
      account.token = (await logIn()) ?? account.token;
    },
    async () => {
      const other = await logIn();
      const answer = await tell('sessions.endOthers', { token: account.token });
      if (other !== undefined && answer) account.ended.push(other);
    },
  ];

  account.token = (await logIn()) ?? '';
  for (let count = 0; performance.now() < end; count += 1) await anyOf(acts)(count);

  return async (figures) => {
    if ((await logIn()) === undefined)
      figures.violations.push(`the last password of ${username} opens nothing`);
    for (const token of account.ended.slice(-5)) {
      // Ended sessions must be refused.
      const before = figures.violations.length;
      if (await tell('admin.verify', { token }))
        figures.violations.push(`a session of ${username} works that was ended`);
      else figures.violations.length = before;
    }
  };
}
