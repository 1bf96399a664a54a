import { endpoint, type EndpointName } from '@torque-tide/contract/api';
import { ERROR_STATUS, type ErrorCode } from '@torque-tide/contract/errors';
import type { UnfinishedForm } from '@torque-tide/contract/unfinished-forms';
import { http, HttpResponse } from 'msw';

/** The unfinished forms that the account has, as the server would keep them; empty before each test. */
export const accountForms = new Map<string, UnfinishedForm>();

/** One that was left on another computer. */
export function leaveElsewhere(overrides: Partial<UnfinishedForm> = {}): UnfinishedForm {
  const form: UnfinishedForm = {
    id: 'elsewhere1234567',
    kind: 'jobs',
    itemId: null,
    title: 'Wind analyst',
    savedAt: new Date().toISOString(),
    writer: 'elsewher.tab00001',
    browser: 'Firefox on Windows',
    version: 1,
    values: { title: 'Wind analyst' },
    base: null,
    ...overrides,
  };
  accountForms.set(form.id, form);
  return form;
}

const pathOf = (name: EndpointName) => `*${endpoint(name).path}`;
const done = (data: object, status = 200) => HttpResponse.json({ success: true, data }, { status });
const refuse = (code: ErrorCode) =>
  HttpResponse.json(
    { success: false, message: 'No', error: { code } },
    { status: ERROR_STATUS[code] },
  );

/** Which version a call is about, and what is wrong with that. */
function faultOf(request: Request, known: UnfinishedForm | undefined): ErrorCode | undefined {
  if (!known) return 'not-found';
  const tag = request.headers.get('if-match');
  return tag === null || tag === `"${known.version}"` ? undefined : 'stale';
}

export const unfinishedHandlers = [
  http.get(pathOf('unfinishedForms.list'), () => done([...accountForms.values()])),
  http.get(pathOf('unfinishedForms.get'), ({ params }) => {
    const known = accountForms.get(String(params['id']));
    return known ? done(known) : refuse('not-found');
  }),
  http.post(pathOf('unfinishedForms.create'), async ({ request }) => {
    const sent = (await request.json()) as UnfinishedForm;
    const form = { ...sent, browser: 'Chrome on Linux', version: 1 };
    accountForms.set(form.id, form);
    return done(form, 201);
  }),
  http.put(pathOf('unfinishedForms.update'), async ({ request, params }) => {
    const known = accountForms.get(String(params['id']));
    const fault = faultOf(request, known);
    if (fault || !known) return refuse(fault ?? 'not-found');
    const sent = (await request.json()) as UnfinishedForm;
    const form = { ...known, ...sent, version: known.version + 1 };
    accountForms.set(form.id, form);
    return done(form);
  }),
  http.delete(pathOf('unfinishedForms.delete'), ({ request, params }) => {
    const id = String(params['id']);
    const fault = faultOf(request, accountForms.get(id));
    if (fault) return refuse(fault);
    accountForms.delete(id);
    return done({ id });
  }),
];
