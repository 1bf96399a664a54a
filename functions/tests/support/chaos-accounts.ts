import type { UnfinishedFormSummary } from '@torque-tide/contract/unfinished-forms';
import type { ChaosFigures } from './chaos';
import { anyOf, type Tell } from './chaos-caller';
import { buildUnfinishedForm } from './examples';
import type { Answer } from './test-api';

/** An account that one writer alone uses, as that writer knows it. */
interface Account {
  username: string;
  password: string;
  token: string;
  /** Of sessions that were said to have ended. */
  ended: string[];
  /** Versions of its unfinished forms. */
  forms: Map<string, number>;
}

const PASSWORD = 'a quiet harbour at dawn';
const tokenOf = ({ body }: Answer) => (body.data as { sessionId: string }).sessionId;

/**
 * Logs in and out, changes the password, ends other sessions, and keeps, changes and discards unfinished
 * forms; then holds what it was told against what the sessions and the password open.
 */
export async function useAccount(
  { username, password }: Pick<Account, 'username' | 'password'>,
  end: number,
  tell: Tell,
): Promise<(figures: ChaosFigures) => Promise<void>> {
  const account: Account = { username, password, token: '', ended: [], forms: new Map() };

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
    async () => changeForms(account, tell),
    async () => changeForms(account, tell),
  ];

  account.token = (await logIn()) ?? '';
  for (let count = 0; performance.now() < end; count += 1) await anyOf(acts)(count);

  return async (figures) => {
    const list = await tell('unfinishedForms.list', { token: account.token });
    const forms = (list?.body.data ?? []) as UnfinishedFormSummary[];
    const found = toText(forms.map(({ id, version }) => [id, version]));
    const known = toText([...account.forms]);
    if (found !== known) figures.violations.push(`forms of ${username}: ${found}, not ${known}`);
    if ((await logIn()) === undefined)
      figures.violations.push(`the last password of ${username} opens nothing`);
    for (const token of account.ended.slice(-5)) {
      // What is refused for want of a session is what is expected.
      const before = figures.violations.length;
      if (await tell('admin.verify', { token }))
        figures.violations.push(`a session of ${username} works that was ended`);
      else figures.violations.length = before;
    }
  };
}

function toText(versions: [id: string, version: number][]): string {
  return versions
    .map(([id, version]) => `${id} ${version}`)
    .sort()
    .join();
}

async function changeForms({ forms, token }: Account, tell: Tell): Promise<void> {
  const [known] = Math.random() < 0.5 ? [] : forms;
  const form = buildUnfinishedForm();
  if (!known) {
    if (await tell('unfinishedForms.create', { body: form, token })) forms.set(form.id, 1);
    return;
  }
  const [id, version] = known;
  const sent = { params: { id }, token, ifMatch: `"${version}"` };
  if (Math.random() < 0.4) {
    if (await tell('unfinishedForms.delete', sent)) forms.delete(id);
    return;
  }
  const { id: _id, kind: _kind, itemId: _itemId, ...body } = form;
  if (await tell('unfinishedForms.update', { ...sent, body })) forms.set(id, version + 1);
}
