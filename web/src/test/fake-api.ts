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
 * Stands in for the API in component tests; a request that no test declared is an error. Only these
 * are answered by themselves: the dashboard's question whether it can be live (it cannot), who can be
 * asked (nobody), which sectors and locations old jobs name (none), what the owner has settled (nothing: the
 * first settings, texts and words of landing pages hold) and what has a draft (nothing), which stand beside so
 * much.
 */
export const server = setupServer(
  http.post(`*${endpoint('live.connect').path}`, () =>
    HttpResponse.json({ success: true, data: null }),
  ),
  http.get(`*${endpoint('consultants.list').path}`, () =>
    HttpResponse.json({ success: true, data: [] }),
  ),
  http.get(`*${endpoint('sectorNames.list').path}`, () =>
    HttpResponse.json({ success: true, data: [] }),
  ),
  http.get(`*${endpoint('locationNames.list').path}`, () =>
    HttpResponse.json({ success: true, data: [] }),
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

/** Makes an endpoint answer with `data` for the rest of the test; a function gets each request. */
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

/** Makes an endpoint answer with an error of the contract. */
export function apiFails(
  name: EndpointName,
  code: ErrorCode,
  message = 'Something went wrong',
  fields?: FieldErrors,
): void {
  respond(name, () => refusal(code, message, fields));
}

/** An error of the contract, for a function that answers one call so and another differently. */
export function refusal(
  code: ErrorCode,
  message = 'Something went wrong',
  fields?: FieldErrors,
): Response {
  const body = { success: false, message, error: { code, ...(fields ? { fields } : {}) } };
  return HttpResponse.json(body, { status: ERROR_STATUS[code] });
}

/** Makes an endpoint unreachable, as when the network is down. */
export function apiIsUnreachable(name: EndpointName): void {
  respond(name, () => HttpResponse.error());
}

/** Makes an endpoint never answer, to look at a loading state. */
export function apiHangs(name: EndpointName): void {
  respond(name, () => new Promise<never>(() => undefined));
}

function respond(name: EndpointName, resolver: Parameters<typeof http.get>[1]): void {
  const row = endpoint(name);
  const verb = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const handler: HttpHandler = http[verb](`*${row.path}`, resolver);
  server.use(handler);
}
