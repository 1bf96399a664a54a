import { ADMIN, type Answer, type TestApi } from './test-api';

export const WRONG = { username: ADMIN.username, password: 'wrong' };

/** A login from an address, as Google's front end reports it. */
export function loginFrom(
  api: TestApi,
  address: string,
  credentials = WRONG,
  cookie?: string,
): Promise<Answer> {
  return api.send('/api/admin/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify(credentials),
  });
}

/** Logs in and returns the browser's cookie. */
export async function cookieOf(
  api: TestApi,
  address: string,
  credentials = ADMIN,
): Promise<string> {
  const answer = await loginFrom(api, address, credentials);
  if (answer.status !== 200) throw new Error(`Login failed: ${answer.text}`);
  return /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
}
