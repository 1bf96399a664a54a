import { PREVIEW_TOKEN_BYTES } from '@torque-tide/contract/previews';
import { createHash, randomBytes } from 'node:crypto';
import { demoAdmin } from '../../scripts/seed/admin';

/** Makes a draft and a link by which anybody sees it, and gives the link's path. */
export async function makePreview(site: string): Promise<string> {
  let session: string | undefined;
  async function post(path: string, body: object): Promise<Record<string, string>> {
    const response = await fetch(new URL(path, site), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(session !== undefined && { authorization: `Bearer ${session}` }),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { data?: Record<string, string> };
    if (!answer.data) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  }
  session = (await post('/api/admin/login', demoAdmin))['sessionId'];
  const draft = { title: 'Draft engineer', description: 'Settings and studies.', isDraft: true };
  const { id } = await post('/api/jobs', draft);
  const token = randomBytes(PREVIEW_TOKEN_BYTES).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await post(`/api/admin/previews/jobs/${id}`, { hash });
  return `/preview/${token}`;
}
