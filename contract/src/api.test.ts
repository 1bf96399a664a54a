import { describe, expect, test } from 'vitest';
import { endpoint, type EndpointName, endpoints, pathOf } from './api';

const names = Object.keys(endpoints) as EndpointName[];

test('the table has every specified call', () => {
  const calls = names.map((name) => `${endpoint(name).method} ${endpoint(name).path}`);
  const writes = ['jobs', 'case-studies', 'testimonials', 'client-logos'].flatMap((path) => [
    `GET /api/${path}`,
    `POST /api/${path}`,
    `PUT /api/${path}/:id`,
    `DELETE /api/${path}/:id`,
  ]);
  const others = [
    'POST /api/admin/login',
    'GET /api/admin/verify',
    'GET /api/jobs/:id',
    'GET /api/case-studies/:id',
    'GET /api/sectors',
    'GET /api/locations',
  ];
  expect(calls).toEqual(expect.arrayContaining([...writes, ...others]));
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
