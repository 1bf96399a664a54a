/**
 * Where the reads are. Apart from their schemas: a page knows by them what it has read already, and
 * needs the schemas only when it reads.
 */
export const READ_PATHS = {
  'history.list': '/api/admin/history/:kind/:id',
  'bin.list': '/api/admin/deleted',
  'clientLogos.list': '/api/client-logos',
  'admin.verify': '/api/admin/verify',
  'jobs.list': '/api/jobs',
  'jobs.get': '/api/jobs/:id',
  'caseStudies.list': '/api/case-studies',
  'caseStudies.get': '/api/case-studies/:id',
  'sectors.list': '/api/sectors',
  'locations.list': '/api/locations',
  'testimonials.list': '/api/testimonials',
} as const;

/** A path with its parameters filled in and escaped. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}
