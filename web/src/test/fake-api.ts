import {
  type EndpointName,
  type Response as ApiResponse,
  endpoint,
} from '@torque-tide/contract/api';
import { ERROR_STATUS, type ErrorCode, type FieldErrors } from '@torque-tide/contract/errors';
import { firstLandingText } from '@torque-tide/domain/test/site-content';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { isTextsName } from '@torque-tide/domain/texts/all-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The API in component tests; an undeclared request is an error. A few reads have default answers,
 * because so many pages make them: live updates, consultants, applications, taxonomy of old jobs, the
 * agency record (none), settings, texts and landing pages (the initial ones) and drafts (none).
 */
export const server = setupServer(
  http.post(`*${endpoint('live.connect').path}`, () =>
    HttpResponse.json({ success: true, data: null }),
  ),
  ...(
    [
      'consultants.list',
      'applications.list',
      'applications.new',
      'sectorNames.list',
      'locationNames.list',
      'siteSettings.list',
    ] as const
  ).map((name) =>
    http.get(`*${endpoint(name).path}`, () => HttpResponse.json({ success: true, data: [] })),
  ),
  http.get(`*${endpoint('settings.get').path}`, () =>
    HttpResponse.json({ success: true, data: FIRST_SETTINGS }),
  ),
  http.get(`*${endpoint('landingTexts.get').path}`, ({ params }) => {
    const kind = params['kind'] === 'sector' ? 'sector' : 'location';
    const id = String(params['id']);
    return HttpResponse.json({ success: true, data: firstLandingText(kind, id) });
  }),
  http.get(`*${endpoint('pageTexts.list').path}`, () =>
    HttpResponse.json({ success: true, data: [] }),
  ),
  http.get(`*${endpoint('texts.get').path}`, ({ params }) => {
    const name = String(params['id']);
    if (!isTextsName(name)) throw new Error(`There are no texts ${name}`);
    return HttpResponse.json({ success: true, data: showTexts(name, {}, FIRST_SETTINGS) });
  }),
);

type Answer<N extends EndpointName> =
  | ApiResponse<N>
  | ((
      request: Request,
      params: Record<string, string>,
    ) => ApiResponse<N> | Response | Promise<ApiResponse<N> | Response>);

/**
 * Makes an endpoint answer with `data` for the rest of the test; a function receives each request.
 */
export function apiAnswers<N extends EndpointName>(name: N, answer: Answer<N>): void {
  respond(name, async ({ request, params }) => {
    const data =
      typeof answer === 'function'
        ? await (answer as (r: Request, p: unknown) => unknown)(request, params)
        : answer;
    if (data instanceof Response) return data;
    return HttpResponse.json({ success: true, data } as object, {
      status: endpoint(name).status ?? 200,
    });
  });
}

interface Call {
  params: Record<string, string>;
  body: unknown;
  ifMatch: string | null;
}

/** Like `apiAnswers`; returns the calls that arrive, in order. */
export function recordCalls<N extends EndpointName>(name: N, answer: Answer<N>): Call[] {
  const calls: Call[] = [];
  apiAnswers(name, async (request, params) => {
    const text = await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    calls.push({ params, body, ifMatch: request.headers.get('if-match') });
    return typeof answer === 'function' ? answer(request, params) : answer;
  });
  return calls;
}

/** Makes an endpoint answer with one of the contract's errors. */
export function apiFails(
  name: EndpointName,
  code: ErrorCode,
  message = 'Something went wrong',
  fields?: FieldErrors,
): void {
  respond(name, () => refusal(code, message, fields));
}

/** Returns one of the contract's errors, for a function that answers calls differently. */
export function refusal(
  code: ErrorCode,
  message = 'Something went wrong',
  fields?: FieldErrors,
): Response {
  const body = { success: false, message, error: { code, ...(fields ? { fields } : {}) } };
  return HttpResponse.json(body, { status: ERROR_STATUS[code] });
}

/** Makes an endpoint unreachable, as if the network were down. */
export function apiIsUnreachable(name: EndpointName): void {
  respond(name, () => HttpResponse.error());
}

/** Makes an endpoint never answer, for tests of a loading state. */
export function apiHangs(name: EndpointName): void {
  respond(name, () => new Promise<never>(() => undefined));
}

function respond(name: EndpointName, resolver: Parameters<typeof http.get>[1]): void {
  const row = endpoint(name);
  const verb = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const handler: HttpHandler = http[verb](`*${row.path}`, resolver);
  server.use(handler);
}
