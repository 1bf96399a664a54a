import { describe, expect, test } from 'vitest';
import { endpoint, type EndpointName, endpoints, pathOf } from './api';

const names = Object.keys(endpoints) as EndpointName[];

test('the table has every call of docs/product.md, consultants, versions, drafts, previews of items and pages, those of an own account, live, pictures, settings, texts of pages and applications', () => {
  const calls = names.map((name) => `${endpoint(name).method} ${endpoint(name).path}`);
  expect(calls.sort()).toEqual(
    [
      'POST /api/admin/login',
      'GET /api/admin/verify',
      'POST /api/admin/logout',
      'POST /api/admin/password',
      'GET /api/admin/sessions',
      'DELETE /api/admin/sessions/:id',
      'POST /api/admin/end-other-sessions',
      'POST /api/admin/live',
      'POST /api/admin/media',
      'POST /api/admin/page-previews',
      'POST /api/applications',
      'POST /api/applications/withdraw',
      'GET /api/admin/new-applications',
      'GET /api/admin/applications/:id/cv',
      'PUT /api/admin/client-logo-order',
      'PUT /api/admin/consultant-order',
      'GET /api/admin/deleted',
      'GET /api/admin/versions',
      'GET /api/admin/versions/:kind',
      'GET /api/admin/versions/:kind/:id',
      'POST /api/admin/versions/:kind/:id/restore',
      'PUT /api/admin/drafts/:kind/:id',
      'DELETE /api/admin/drafts/:kind/:id',
      'POST /api/admin/drafts/:kind/:id/publish',
      'GET /api/admin/settings',
      'PUT /api/admin/settings/:id',
      'GET /api/admin/texts',
      'PUT /api/admin/texts/:id',
      'GET /api/admin/previews/:kind/:id',
      'POST /api/admin/previews/:kind/:id',
      'DELETE /api/admin/previews/:id',
      'PUT /api/admin/sector-order',
      'PUT /api/admin/location-order',
      'GET /api/landing-text/:kind/:id',
      'GET /api/sectors',
      'GET /api/locations',
      'GET /api/settings',
      'GET /api/texts/:id',
      'GET /api/filled-jobs',
      'GET /api/listed-jobs',
      'GET /api/job-texts/:text',
      ...['jobs', 'case-studies'].map((path) => `GET /api/${path}/:id`),
      ...[
        'jobs',
        'case-studies',
        'testimonials',
        'client-logos',
        'consultants',
        'admin/sectors',
        'admin/locations',
        'admin/applications',
      ].flatMap((path) => [
        `GET /api/${path}`,
        `POST /api/${path}`,
        `PUT /api/${path}/:id`,
        `DELETE /api/${path}/:id`,
      ]),
    ].sort(),
  );
});

describe.each(names)('%s', (name) => {
  const row = endpoint(name);

  test('needs a session if it writes or is about the admin area', () => {
    const isForAdmins = row.method !== 'GET' || row.path.startsWith('/api/admin/');
    // Logging out without a session has already succeeded. Candidates have no session.
    const isForAnyone = name === 'admin.login' || name === 'admin.logout' || Boolean(row.form);
    expect(row.access === 'admin').toBe(isForAdmins && !isForAnyone);
  });

  test('parses the parameters of its path', () => {
    expect(row.params !== undefined).toBe(row.path.includes(':'));
  });

  test('guards edits of an item against lost updates, and creates with 201', () => {
    // Sessions and links have no versions.
    const isContent = name !== 'sessions.end' && !name.startsWith('previews.');
    const changes = row.path.includes(':id') && row.method !== 'GET' && isContent;
    expect(row.versioned ?? false).toBe(changes);
    const creates = name.endsWith('.create') || name === 'applications.send';
    expect(row.status).toBe(creates ? 201 : undefined);
  });
});

test('fills in and escapes a path', () => {
  expect(pathOf(endpoint('jobs.get'), { id: 'a/b ?' })).toBe('/api/jobs/a%2Fb%20%3F');
  expect(pathOf(endpoint('jobs.list'))).toBe('/api/jobs');
  expect(pathOf(endpoint('versions.list'), { kind: 'jobs', id: '1001' })).toBe(
    '/api/admin/versions/jobs/1001',
  );
});
