import type { EndpointName } from '@torque-tide/contract/api';
import type { DeletedItem } from '@torque-tide/contract/bin';
import type { NewCaseStudyInput } from '@torque-tide/contract/case-studies';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ClientLogoInput } from '@torque-tide/contract/client-logos';
import type { ConsultantInput } from '@torque-tide/contract/consultants';
import type { JobInput } from '@torque-tide/contract/jobs';
import type { TestimonialInput } from '@torque-tide/contract/testimonials';
import { ADMIN, type Given, type TestApi } from './test-api';

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

/** What a new item of each kind is made of. */
export const buildInput: Record<ContentKind, () => object> = {
  jobs: buildJobInput,
  caseStudies: buildCaseStudyInput,
  testimonials: buildTestimonialInput,
  clientLogos: buildClientLogoInput,
  consultants: buildConsultantInput,
};

/** Makes what an endpoint needs and returns a call of it that succeeds. */
type Example<N extends EndpointName> = (api: TestApi) => Promise<Given<N>> | Given<N>;

interface Item {
  id: string;
}

const newItem = (kind: ContentKind) => async (api: TestApi) => {
  const { id } = await api.asAdmin<Item>(`${kind}.create`, { body: buildInput[kind]() });
  return { id };
};
const newJob = newItem('jobs');
const newCaseStudy = newItem('caseStudies');
const newTestimonial = newItem('testimonials');
const newClientLogo = newItem('clientLogos');
const newConsultant = newItem('consultants');
const newDeletion = async (api: TestApi) => {
  const { id } = await newTestimonial(api);
  await api.asAdmin('testimonials.delete', { params: { id } });
  const deletions = await api.asAdmin<DeletedItem[]>('bin.list');
  const deletion = deletions.find(({ itemId }) => itemId === id);
  if (!deletion) throw new Error(`${id} is not in the bin`);
  return { id: deletion.id };
};

const newSession = async (api: TestApi) => {
  const [{ id } = { id: '' }] = await api.asAdmin<Item[]>('sessions.list', {
    token: await api.token(),
  });
  return { id };
};

/** One per endpoint: a new one that has none does not compile, and so cannot escape the tests. */
export const examples: { [N in EndpointName]: Example<N> } = {
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
  'jobs.create': () => ({ body: buildJobInput() }),
  'jobs.update': async (api) => ({ params: await newJob(api), body: { isFeatured: true } }),
  'jobs.delete': async (api) => ({ params: await newJob(api) }),
  'sectors.list': () => ({}),
  'locations.list': () => ({}),
  'caseStudies.list': () => ({}),
  'caseStudies.get': async (api) => ({ params: await newCaseStudy(api) }),
  'caseStudies.create': () => ({ body: buildCaseStudyInput() }),
  'caseStudies.update': async (api) => ({
    params: await newCaseStudy(api),
    body: { company: 'Northwind' },
  }),
  'caseStudies.delete': async (api) => ({ params: await newCaseStudy(api) }),
  'testimonials.list': () => ({}),
  'testimonials.create': () => ({ body: buildTestimonialInput() }),
  'testimonials.update': async (api) => ({
    params: await newTestimonial(api),
    body: { isActive: false },
  }),
  'testimonials.delete': async (api) => ({ params: await newTestimonial(api) }),
  'clientLogos.list': () => ({}),
  'clientLogos.create': () => ({ body: buildClientLogoInput() }),
  'clientLogos.update': async (api) => ({
    params: await newClientLogo(api),
    body: { isActive: false },
  }),
  'clientLogos.delete': async (api) => ({ params: await newClientLogo(api) }),
  'consultants.list': () => ({}),
  'consultants.create': () => ({ body: buildConsultantInput() }),
  'consultants.update': async (api) => ({
    params: await newConsultant(api),
    body: { isActive: false },
  }),
  'consultants.delete': async (api) => ({ params: await newConsultant(api) }),
  'bin.list': () => ({}),
  'bin.restore': async (api) => ({ params: await newDeletion(api) }),
  'history.list': async (api) => ({ params: { kind: 'jobs', ...(await newJob(api)) } }),
  'history.restore': async (api) => ({
    params: { kind: 'jobs', ...(await newJob(api)) },
    body: { version: 1 },
  }),
};
