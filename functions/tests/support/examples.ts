import type { ApplicationForm, ApplicationInput } from '@torque-tide/contract/applications';
import type { EndpointName } from '@torque-tide/contract/api';
import type { NewCaseStudyInput } from '@torque-tide/contract/case-studies';
import type { ListedKind } from '@torque-tide/contract/content-kinds';
import type { ClientLogoInput } from '@torque-tide/contract/client-logos';
import type { ConsultantInput } from '@torque-tide/contract/consultants';
import type { Job, JobInput } from '@torque-tide/contract/jobs';
import type { LocationInput } from '@torque-tide/contract/locations';
import type { SectorInput } from '@torque-tide/contract/sectors';
import { textInPath } from '@torque-tide/contract/long-lists';
import type { TestimonialInput } from '@torque-tide/contract/testimonials';
import { buildSvg } from './pictures';
import { randomBytes } from 'node:crypto';
import { ADMIN, type Given, type PictureFile, type TestApi } from './test-api';
import { SITE_SETTINGS_ID } from '@torque-tide/contract/settings';

export function buildJobInput(overrides: Partial<JobInput> = {}): JobInput {
  return {
    title: 'Battery storage engineer',
    description: 'Design and commission grid-scale storage.',
    ...overrides,
  };
}

let slugs = 0;

export function buildCaseStudyInput(overrides: Partial<NewCaseStudyInput> = {}): NewCaseStudyInput {
  slugs += 1;
  return {
    id: `offshore-team-${slugs}`,
    title: 'An offshore team in six weeks',
    description: 'How a developer found eight engineers.',
    fullDescription: ['A developer needed a team.', 'It had one in six weeks.'],
    challenge: 'Nobody had time to interview.',
    solution: 'We met every candidate first.',
    results: 'Eight people, all still there.',
    image: 'https://example.com/cover.svg',
    sector: 'Wind',
    ...overrides,
  };
}

export function buildTestimonialInput(overrides: Partial<TestimonialInput> = {}): TestimonialInput {
  return { quote: 'They found the person we had given up on.', ...overrides };
}

export function buildClientLogoInput(overrides: Partial<ClientLogoInput> = {}): ClientLogoInput {
  return { companyName: 'Northwind', logoUrl: 'https://example.com/logo.svg', ...overrides };
}

export function buildConsultantInput(overrides: Partial<ConsultantInput> = {}): ConsultantInput {
  return {
    name: 'Ada Berg',
    role: 'Offshore wind',
    sentence: 'Has built two wind farms, and hires for the next ones.',
    email: 'ada.berg@example.com',
    ...overrides,
  };
}

let landings = 0;

export function buildSectorInput(overrides: Partial<SectorInput> = {}): SectorInput {
  landings += 1;
  return {
    name: `Tidal ${landings}`,
    slug: `tidal-${landings}`,
    group: 'Clean Energy',
    ...overrides,
  };
}

export function buildLocationInput(overrides: Partial<LocationInput> = {}): LocationInput {
  landings += 1;
  return { name: `Italy ${landings}`, slug: `italy-${landings}`, countries: ['IT'], ...overrides };
}

function buildApplicationInput(overrides: Partial<ApplicationInput> = {}): ApplicationInput {
  return { name: 'Ada Berg', email: 'ada@example.com', ...overrides };
}

/** Returns the fields of an application. */
export function buildApplicationForm(overrides: Partial<ApplicationForm> = {}): ApplicationForm {
  return { name: 'Ada Berg', email: 'ada@example.com', agreement: 'on', ...overrides };
}

/** Returns the shortest CV that is recognised as a PDF. */
export function buildCv(text = 'Ada Berg'): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
}

let drawings = 0;

/** Returns a new drawing. */
export function buildPictureFile(overrides: Partial<PictureFile> = {}): PictureFile {
  drawings += 1;
  return {
    bytes: buildSvg(`<path d="M0 0h${drawings}v6z"/>`, 'viewBox="0 0 800 6"'),
    ...overrides,
  };
}

/** A new item of each kind. */
export const buildInput: Record<ListedKind, () => object> = {
  jobs: buildJobInput,
  caseStudies: buildCaseStudyInput,
  testimonials: buildTestimonialInput,
  clientLogos: buildClientLogoInput,
  consultants: buildConsultantInput,
  sectors: buildSectorInput,
  locations: buildLocationInput,
  applications: buildApplicationInput,
};

/** What an example needs from the API. */
type ExampleApi = Pick<TestApi, 'asAdmin' | 'token'>;

/** Prepares an endpoint's data and returns a call that succeeds. */
type Example<N extends EndpointName> = (api: ExampleApi) => Promise<Given<N>> | Given<N>;

const newItem = async (api: ExampleApi, kind: ListedKind) => {
  const { id } = await api.asAdmin(`${kind}.create`, { body: buildInput[kind]() });
  return { id };
};
const newJob = (api: ExampleApi) => newItem(api, 'jobs');
let applicants = 0;
/** Each comes from its own address, so that none exceeds the limit. */
export const sendApplication = async (api: ExampleApi) => {
  applicants += 1;
  const body = buildApplicationForm({ email: `ada${applicants}@example.com` });
  return api.asAdmin('applications.send', { body, cv: buildCv() });
};
const newDraft = async (api: ExampleApi) => {
  const params = { kind: 'jobs' as const, ...(await newJob(api)) };
  await api.asAdmin('drafts.save', { params, body: { changes: { title: 'Another title' } } });
  return params;
};
/** Returns a job's draft from the editors' list. */
export async function draftOfJob(api: ExampleApi, id: string): Promise<Job['draft']> {
  return (await api.asAdmin('jobs.list')).find((job) => job.id === id)?.draft;
}
/** Returns an unknown token's hash. */
const newHash = () => randomBytes(32).toString('hex');
const newSession = async (api: ExampleApi) => {
  const [{ id } = { id: '' }] = await api.asAdmin('sessions.list', {
    token: await api.token(),
  });
  return { id };
};

type Examples = { [N in EndpointName]: Example<N> };

/** How an item of a kind is created, changed and deleted. */
const itemExamples = <K extends ListedKind>(kind: K, change: object) =>
  ({
    [`${kind}.create`]: () => ({ body: buildInput[kind]() }),
    [`${kind}.update`]: async (api: ExampleApi) => ({
      params: await newItem(api, kind),
      body: change,
    }),
    [`${kind}.delete`]: async (api: ExampleApi) => ({ params: await newItem(api, kind) }),
  }) as unknown as Pick<Examples, `${K}.${'create' | 'update' | 'delete'}`>;

const orderOf = (kind: ListedKind) => async (api: ExampleApi) => ({
  body: { items: [{ ...(await newItem(api, kind)), version: 1 }] },
});

/** One per endpoint: a new endpoint without an example does not compile. */
export const examples: Examples = {
  'admin.login': () => ({ body: ADMIN }),
  'admin.verify': () => ({}),
  'admin.logout': () => ({}),
  'account.changePassword': () => ({
    body: { currentPassword: ADMIN.password, newPassword: ADMIN.password },
  }),
  'sessions.list': () => ({}),
  'sessions.end': async (api) => ({ params: await newSession(api) }),
  'sessions.endOthers': () => ({}),
  'live.connect': () => ({}),
  'jobs.list': () => ({}),
  'jobs.get': async (api) => ({ params: await newJob(api) }),
  'jobs.filled': () => ({}),
  'jobs.listed': () => ({}),
  'jobs.texts': () => ({ params: { text: textInPath('grid') } }),
  ...itemExamples('jobs', { isFeatured: true }),
  'sectorNames.list': () => ({}),
  'locationNames.list': () => ({}),
  'settings.get': () => ({}),
  'caseStudies.list': () => ({}),
  'caseStudies.get': async (api) => ({ params: await newItem(api, 'caseStudies') }),
  ...itemExamples('caseStudies', { company: 'Northwind' }),
  'testimonials.list': () => ({}),
  ...itemExamples('testimonials', { isActive: false }),
  'clientLogos.list': () => ({}),
  ...itemExamples('clientLogos', { isActive: false }),
  'clientLogos.order': orderOf('clientLogos'),
  'consultants.order': orderOf('consultants'),
  'consultants.list': () => ({}),
  ...itemExamples('consultants', { isActive: false }),
  'sectors.list': () => ({}),
  ...itemExamples('sectors', { lead: 'By the sea.' }),
  'sectors.order': orderOf('sectors'),
  'locations.list': () => ({}),
  ...itemExamples('locations', { lead: 'By the sea.' }),
  'locations.order': orderOf('locations'),
  'applications.list': () => ({}),
  'applications.new': () => ({}),
  ...itemExamples('applications', { state: 'In touch' }),
  'applications.send': () => ({ body: buildApplicationForm(), cv: buildCv() }),
  'applications.withdraw': async (api) => ({
    body: { token: (await sendApplication(api)).token, action: 'withdraw' },
  }),
  'applications.cv': async (api) => ({ params: { id: (await sendApplication(api)).id } }),
  'landingTexts.get': () => ({ params: { kind: 'sector', id: 'solar' } }),
  'siteSettings.list': () => ({}),
  'siteSettings.update': () => ({
    params: { id: SITE_SETTINGS_ID },
    body: { tagline: 'People who know the work' },
  }),
  'pagePreviews.make': () => ({
    body: {
      path: '/about',
      kind: 'siteSettings',
      id: SITE_SETTINGS_ID,
      values: { name: 'Keel & Current' },
    },
  }),
  'texts.get': () => ({ params: { id: 'services' } }),
  'pageTexts.list': () => ({}),
  'pageTexts.update': () => ({ params: { id: 'services' }, body: { heading: 'How to hire' } }),
  'media.upload': () => ({ file: buildPictureFile() }),
  'versions.recent': () => ({}),
  'versions.deleted': () => ({}),
  'versions.latest': async (api) => {
    await newJob(api);
    return { params: { kind: 'jobs' } };
  },
  'versions.list': async (api) => ({ params: { kind: 'jobs', ...(await newJob(api)) } }),
  'versions.restore': async (api) => ({
    params: { kind: 'jobs', ...(await newJob(api)) },
    body: { version: 1, as: 'live' },
  }),
  'drafts.save': async (api) => ({
    params: await newDraft(api),
    body: { changes: { salary: '£60k' } },
  }),
  'drafts.publish': async (api) => ({ params: await newDraft(api), body: { changes: {} } }),
  'drafts.discard': async (api) => ({ params: await newDraft(api) }),
  'previews.list': async (api) => ({ params: { kind: 'jobs', ...(await newJob(api)) } }),
  'previews.create': async (api) => ({
    params: { kind: 'jobs', ...(await newJob(api)) },
    body: { hash: newHash() },
  }),
  'previews.revoke': async (api) => {
    const params = { kind: 'jobs', ...(await newJob(api)) };
    const body = { hash: newHash() };
    const { id } = await api.asAdmin('previews.create', { params, body });
    return { params: { id } };
  },
};
