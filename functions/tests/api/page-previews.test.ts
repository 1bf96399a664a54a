import { NEW_ITEM_ID, type PagePreview } from '@torque-tide/contract/previews';
import { SITE_SETTINGS_ID } from '@torque-tide/contract/settings';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { toFields } from '@torque-tide/domain/settings/setting-fields';
import { firstTexts } from '@torque-tide/domain/texts/read-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { OTHER_SETTINGS } from '@torque-tide/domain/test/other-agency';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildCaseStudyInput, buildConsultantInput, buildJobInput } from '../support/examples';
import { HOUR } from '../support/fakes';
import { FORMER_PATH, type Told } from '../support/telling-site';

const SETTINGS = { kind: 'siteSettings', id: SITE_SETTINGS_ID } as const;
const SOLAR = { kind: 'sectors', id: 'solar' } as const;
const SERVICES = { kind: 'pageTexts', id: 'services' } as const;
const others = toFields(OTHER_SETTINGS);
const services = firstTexts('services');
const JOB = { kind: 'pageTexts', id: 'job' } as const;

const api = useTestApi('page-previews');
afterEach(async () => {
  await api.asAdmin('siteSettings.update', { params: SETTINGS, body: toFields(FIRST_SETTINGS) });
  await api.asAdmin('pageTexts.update', { params: SERVICES, body: services });
});

const ask = async (body: unknown) => api.callAsAdmin('pagePreviews.make', { body });

async function shown(of: Partial<PagePreview>): Promise<Told> {
  const body = { path: '/', ...SETTINGS, values: {}, ...of };
  const { html } = await api.asAdmin('pagePreviews.make', { body });
  return JSON.parse(html) as Told;
}

const newJob = (of: Parameters<typeof buildJobInput>[0] = {}) =>
  api.asAdmin('jobs.create', { body: buildJobInput(of) });
const newCaseStudy = (of: Parameters<typeof buildCaseStudyInput>[0] = {}) =>
  api.asAdmin('caseStudies.create', { body: buildCaseStudyInput(of) });
/** Returns everything stored except for sessions. */
async function stored() {
  const collections = await api.firestore.listCollections();
  const content = collections.filter(({ id }) => !id.startsWith('admin'));
  const all = await Promise.all(content.map((collection) => collection.get()));
  return all.flatMap(({ docs }) => docs.map(({ ref, updateTime }) => [ref.path, updateTime]));
}

describe('the preview of a page', () => {
  it('shows all settings of a form, and texts with their placeholders filled in', async () => {
    const told = await shown({ path: '/about', values: others });
    expect(told.path).toBe('/about');
    expect(told.settings).toEqual({ ...OTHER_SETTINGS, taxonomy: FIRST_SETTINGS.taxonomy });
    expect(told.services).toEqual(showTexts('services', {}, OTHER_SETTINGS));
  });

  it('shows an edited sector at its new address', async () => {
    const changes = { name: 'Sun', slug: 'sun', tags: ['PV'] };
    const values = { group: 'Clean Energy', hasPage: true, isOffered: true, ...changes };
    const told = await shown({ path: '/jobs/sector/sun', ...SOLAR, values });
    const sun = told.settings.taxonomy.sectors.find(({ slug }) => slug === 'sun');
    expect(sun).toMatchObject({ name: 'Sun', tags: ['Sun', 'PV', 'Solar'], former: ['solar'] });
    expect(told.settings.taxonomy.jobSectors).toContain('Sun');
    expect((await ask({ path: '/jobs/sector/solar', ...SOLAR, values })).status).toBe(404);
    const italy = { name: 'Italy', slug: 'italy', countries: ['IT'] };
    const added = { kind: 'locations', id: NEW_ITEM_ID, values: italy } as const;
    const { taxonomy } = (await shown({ path: '/jobs/location/italy', ...added })).settings;
    expect(taxonomy.locations.at(0)).toMatchObject({ slug: 'italy', where: { country: 'IT' } });
  });

  it('shows the published value if a field is invalid, missing or contradicts others', async () => {
    const live = { name: 'Live & Well', costSaving: '40%', maximumSaving: '60%' };
    await api.asAdmin('siteSettings.update', { params: SETTINGS, body: live });
    const values = {
      ...others,
      name: '',
      email: 'nobody',
      standardRatePerHire: '',
      costSaving: 'half',
      toString: 1,
    };
    const { agency, claims } = (await shown({ values })).settings;
    const { growth } = claims;
    expect([agency.name, agency.email]).toEqual([live.name, FIRST_SETTINGS.agency.email]);
    expect(agency.tagline).toBe(OTHER_SETTINGS.agency.tagline);
    expect(growth.costSaving).toBe(live.costSaving);

    await api.asAdmin('pageTexts.update', { params: SERVICES, body: { lead: 'As it is.' } });
    const texts = {
      heading: 'For {nobody}',
      lead: '',
      pageTitle: 7,
      questions: 'many',
      version: 9,
    };
    const told = await shown({ ...SERVICES, values: texts });
    const settings = { ...FIRST_SETTINGS, agency: { ...FIRST_SETTINGS.agency, name: live.name } };
    expect(told.services).toEqual(showTexts('services', { lead: 'As it is.' }, settings));
  });

  it('is not cached, stored or logged', async () => {
    const token = await api.validToken();
    const before = await stored();
    const lines = api.log.auditLines.length;
    const body = { path: '/', ...SETTINGS, values: others };
    const answer = await api.call('pagePreviews.make', { body, token });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await stored()).toEqual(before);
    expect(api.log.auditLines).toHaveLength(lines);
    expect((await api.call('settings.get')).body.data).toEqual(FIRST_SETTINGS);
    expect((await shown({})).settings).toEqual(FIRST_SETTINGS);
  });

  it("shows texts on a published item's page without changing the item", async () => {
    const { id } = await newJob();
    const study = await newCaseStudy();
    const { version } = await api.asAdmin('jobs.get', { params: { id } });
    const texts = { ...firstTexts('job'), applicationHeading: 'Then {agency} reads it' };
    const told = await shown({ ...JOB, path: `/jobs/${id}`, values: texts });
    expect(told.path).toBe(`/jobs/${id}`);
    expect(told.job['applicationHeading']).toBe(`Then ${FIRST_SETTINGS.agency.name} reads it`);
    // Texts of other pages are unchanged, and so are the settings.
    expect(told.home).toEqual(showTexts('home', {}, FIRST_SETTINGS));
    expect(told.settings).toEqual(FIRST_SETTINGS);
    expect((await shown({ ...JOB, path: `/jobs/${id}` })).job).toEqual(
      showTexts('job', {}, FIRST_SETTINGS),
    );
    expect((await api.asAdmin('jobs.get', { params: { id } })).version).toBe(version);
    expect((await shown({ path: `/case-study/${study.id}` })).path).toBe(`/case-study/${study.id}`);
  });

  it('is not found for what visitors cannot see, or what there is not', async () => {
    const job = await newJob({ isDraft: true });
    const closed = await newJob({ isFilled: true });
    const study = await newCaseStudy({ isDraft: true });
    const token = 'T'.repeat(43);
    const hash = createHash('sha256').update(token).digest('hex');
    const params = { kind: 'caseStudies', id: study.id };
    await api.asAdmin('previews.create', { params, body: { hash } });
    for (const wrong of [
      { path: `/jobs/${job.id}` },
      { path: `/jobs/${closed.id}` },
      { path: `/case-study/${study.id}` },
      { path: `/preview/${token}` },
      { path: '/jobs/1' },
      { path: '/nowhere' },
      { path: FORMER_PATH },
      { id: 'another' },
      { kind: 'pageTexts', id: 'nowhere' },
    ]) {
      const answer = await ask({ path: '/', ...SETTINGS, values: {}, ...wrong });
      expect([wrong, answer.status, answer.body.error?.code]).toEqual([wrong, 404, 'not-found']);
    }
    const notFound = { kind: 'pageTexts', id: 'notFound', path: '/404' } as const;
    expect((await shown(notFound)).path).toBe('/404');
  });

  it('is refused for another kind, a path without end, or values that are no fields', async () => {
    const wrong = { kind: 'clientLogos', path: '/'.repeat(401), values: 'all' };
    const answer = await ask({ ...SETTINGS, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.error?.fields ?? {}).sort()).toEqual(['kind', 'path', 'values']);
  });

  it('shows a new job, and leaves out missing or invalid fields', async () => {
    const of = { kind: 'jobs', id: NEW_ITEM_ID, path: `/jobs/${NEW_ITEM_ID}` } as const;
    const values = { title: 'Wind analyst', description: 'Too', closesAt: 'soon', salary: '£60k' };
    const { item } = await shown({ ...of, values });
    expect(item).toEqual({
      id: NEW_ITEM_ID,
      title: 'Wind analyst',
      description: '',
      salary: '£60k',
      isActive: true,
      isFeatured: false,
      postedAt: api.clock.now().toISOString(),
      version: 0,
    });
  });

  it("shows a draft with the form's values", async () => {
    const job = await newJob({ isDraft: true, title: 'Grid planner' });
    const study = await newCaseStudy({ isDraft: true });
    const path = `/jobs/${job.id}`;
    const values = { ...job, title: 'Grid lead' };
    const asked = { kind: 'jobs', id: job.id, path, values } as const;
    const { version: _, ...content } = job;
    expect((await shown(asked)).item).toEqual({ ...content, title: 'Grid lead', version: 0 });
    const { item } = await shown({
      kind: 'caseStudies',
      id: study.id,
      path: `/case-study/${study.id}`,
      values: { ...study, stats: { timeToHire: '3 weeks', year: 3000 }, testimonial: '' },
    });
    expect(item).toMatchObject({ title: study.title, stats: { timeToHire: '3 weeks' } });
    expect(item).not.toHaveProperty('stats.year');
    expect(item).not.toHaveProperty('testimonial');
  });

  it('shows testimonials and people in their places on a page', async () => {
    const quote = { quote: 'They found a whole team.' };
    const older = await api.asAdmin('testimonials.create', { body: quote });
    api.clock.advance(HOUR);
    const values = { quote: 'They found a new team.' };
    const testimonials = { kind: 'testimonials', path: '/', values } as const;
    const asNew = await shown({ ...testimonials, id: NEW_ITEM_ID });
    expect(asNew.testimonials.map(({ id }) => id)).toEqual([NEW_ITEM_ID, older.id]);
    const asEdited = await shown({ ...testimonials, id: older.id });
    expect(asEdited.testimonials).toMatchObject([{ id: older.id, ...values }]);

    const body = { ...buildConsultantInput({ name: 'Ada Berg', sortOrder: 2 }) };
    await api.asAdmin('consultants.create', { body });
    const people = { kind: 'consultants', id: NEW_ITEM_ID, path: '/about' } as const;
    const told = await shown({ ...people, values: { ...body, name: 'Ben Lund', sortOrder: 1 } });
    expect(told.consultants.map(({ name }) => name)).toEqual(['Ben Lund', 'Ada Berg']);
  });
});
