const YEAR_S = 31_536_000;
const PRIVATE_REFERRERS = new Set(['no-referrer', 'strict-origin-when-cross-origin']);
/** Sources of scripts and objects that would allow injected ones. */
const UNSAFE = /^(?:'unsafe-|data:|https?:|\*)/;

/**
 * Returns the protections that an answer lacks.
 *
 * @param metaPolicies the policies of a document's `meta` elements; browsers enforce all of them
 */
export function missingProtections(
  headers: Headers,
  metaPolicies: readonly string[] = [],
): string[] {
  const said = [headers.get('content-security-policy') ?? '', ...metaPolicies];
  const policies = said.map(parsePolicy);
  const forbids = (directive: string) =>
    policies.some((policy) => policy.get(directive)?.join(' ') === "'none'");
  const sources = policies.flatMap((policy) =>
    ['default-src', 'script-src', 'object-src'].flatMap((name) => policy.get(name) ?? []),
  );
  const httpsFor = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  const protections = {
    'nothing by default': forbids('default-src'),
    'no frame': forbids('frame-ancestors'),
    'no injected script': !sources.some((source) => UNSAFE.test(source)),
    'https for a year': Number(httpsFor) >= YEAR_S,
    'the type as sent': headers.get('x-content-type-options') === 'nosniff',
    'no referrer elsewhere': PRIVATE_REFERRERS.has(headers.get('referrer-policy') ?? ''),
    'no opener': headers.get('cross-origin-opener-policy') === 'same-origin',
    'a decision on embedding': headers.has('cross-origin-resource-policy'),
  };
  return Object.entries(protections).flatMap(([name, isThere]) => (isThere ? [] : name));
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
