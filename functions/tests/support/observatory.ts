/**
 * How Mozilla's HTTP Observatory scores an answer: https://github.com/mdn/mdn-http-observatory at
 * 94042bb, `src/grader/charts.js` for the points and `src/analyzer` for the rules. Omits what
 * Hosting does by itself (certificate, redirection to https) and what no answer has (cookies, CORS,
 * scripts of other hosts): each of them counts 0.
 */
const POINTS = {
  'csp-no-unsafe-default-src-none': 10,
  'csp-no-unsafe': 5,
  'csp-unsafe-inline-in-style-src-only': 0,
  'csp-insecure-scheme-in-passive-content-only': -10,
  'csp-unsafe-eval': -10,
  'csp-unsafe-inline': -20,
  'csp-insecure-scheme': -20,
  'csp-not-implemented': -25,
  'hsts-at-least-six-months': 0,
  'hsts-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 5,
  'x-frame-options-not-implemented': -20,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'coop-same-origin': 10,
  'coop-not-implemented': 0,
  'corp-same-origin': 10,
  'corp-cross-origin': 0,
  'corp-not-implemented': 0,
} as const;

type Result = keyof typeof POINTS;

const START = 100;
/** Bonus points count only from this score on. */
const MINIMUM_FOR_EXTRA_CREDIT = 90;
const SIX_MONTHS_S = 15_552_000;
const BROAD = new Set(['ftp:', 'http:', 'https:', '*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const PRIVATE_REFERRERS = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

/** A response with headers and perhaps a document. */
export interface Scored {
  headers: Headers;
  /** The policies of `meta` elements. */
  metaPolicies?: readonly string[];
}

export interface Score {
  score: number;
  results: Result[];
}

export function scoreOf(answer: Scored): Score {
  const results = [
    policyResult(answer),
    transportResult(answer),
    answer.headers.get('x-content-type-options') === 'nosniff'
      ? ('x-content-type-options-nosniff' as const)
      : ('x-content-type-options-not-implemented' as const),
    frameResult(answer),
    referrerResult(answer),
    answer.headers.get('cross-origin-opener-policy') === 'same-origin'
      ? ('coop-same-origin' as const)
      : ('coop-not-implemented' as const),
    resourceResult(answer),
  ];
  const points = results.map((result) => POINTS[result]);
  const sum = (of: readonly number[]) => of.reduce((total, point) => total + point, 0);
  const withoutExtra = START + sum(points.filter((point) => point < 0));
  const extra = withoutExtra >= MINIMUM_FOR_EXTRA_CREDIT ? points.filter((point) => point > 0) : [];
  return { score: Math.max(withoutExtra + sum(extra), 0), results };
}

function policyResult({ headers, metaPolicies = [] }: Scored): Result {
  const header = headers.get('content-security-policy');
  const policies = [...(header === null ? [] : [header]), ...metaPolicies];
  if (policies.length === 0) return 'csp-not-implemented';
  const merged = mergePolicies(policies);
  const sources = (directive: string) =>
    merged.get(directive) ?? merged.get('default-src') ?? new Set(['*']);
  const has = (of: ReadonlySet<string>, unwanted: ReadonlySet<string>) =>
    [...of].some((source) => unwanted.has(source));
  const scripts = sources('script-src');
  const styles = sources('style-src');
  const isInsecure = (of: ReadonlySet<string>) =>
    [...of].some((source) => /^(?:http|ftp):/.test(source));
  const PASSIVE = ['img-src', 'media-src'];
  const active = [...merged].filter(([directive]) => !PASSIVE.includes(directive));
  if (has(scripts, BROAD) || has(scripts, INLINE) || has(sources('object-src'), BROAD)) {
    return 'csp-unsafe-inline';
  }
  if (active.some(([, of]) => isInsecure(of))) return 'csp-insecure-scheme';
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return 'csp-unsafe-eval';
  if (PASSIVE.some((directive) => isInsecure(sources(directive))))
    return 'csp-insecure-scheme-in-passive-content-only';
  if (has(styles, BROAD) || has(styles, INLINE)) return 'csp-unsafe-inline-in-style-src-only';
  const isClosed = [...(merged.get('default-src') ?? [])].join(' ') === "'none'";
  return isClosed ? 'csp-no-unsafe-default-src-none' : 'csp-no-unsafe';
}

/** Several policies allow only what all of them allow. */
function mergePolicies(policies: readonly string[]): Map<string, ReadonlySet<string>> {
  const merged = new Map<string, ReadonlySet<string>>();
  for (const [index, policy] of policies.entries()) {
    for (const [directive, sources] of parsePolicy(policy)) {
      const before = merged.get(directive) ?? new Set<string>();
      const both = sources.filter((source) => index === 0 || before.has(source));
      merged.set(directive, new Set(both.length > 0 ? both : ["'none'"]));
    }
  }
  return merged;
}

/** @throws {Error} if a directive occurs twice */
export function parsePolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name)) throw new Error(`The policy names ${name} twice`);
    directives.set(name, sources);
  }
  return directives;
}

function transportResult({ headers }: Scored): Result {
  const maxAge = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (maxAge === undefined) return 'hsts-not-implemented';
  return Number(maxAge) < SIX_MONTHS_S ? 'hsts-less-than-six-months' : 'hsts-at-least-six-months';
}

function frameResult({ headers }: Scored): Result {
  const policy = headers.get('content-security-policy') ?? '';
  if (parsePolicy(policy).has('frame-ancestors')) return 'x-frame-options-via-csp';
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-not-implemented';
}

function referrerResult({ headers }: Scored): Result {
  const policy = headers.get('referrer-policy');
  if (policy === null) return 'referrer-policy-not-implemented';
  return PRIVATE_REFERRERS.has(policy) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

function resourceResult({ headers }: Scored): Result {
  const policy = headers.get('cross-origin-resource-policy');
  if (policy === null) return 'corp-not-implemented';
  return policy === 'cross-origin' ? 'corp-cross-origin' : 'corp-same-origin';
}
