import { screen, waitFor, within } from '@testing-library/react';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Consultant } from '@torque-tide/contract/consultants';
import type { Job } from '@torque-tide/contract/jobs';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildCaseStudy, buildConsultant, buildJob, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { hold } from '@/test/hold';

interface Items {
  jobs: Job[];
  caseStudies: CaseStudy[];
  testimonials: Testimonial[];
  consultants: Consultant[];
}
type Kind = keyof Items;
let items: Items;

beforeEach(() => {
  items = {
    jobs: [
      buildJob({ id: '1', title: 'Grid planner' }),
      buildJob({ id: '2', title: 'Wind fitter' }),
    ],
    caseStudies: [
      buildCaseStudy({ id: 'grid', title: 'Grid team' }),
      buildCaseStudy({ id: 'wind', title: 'Wind crews', tags: [] }),
    ],
    testimonials: [
      buildTestimonial({ id: '1', quote: 'They knew the grid code.' }),
      buildTestimonial({ id: '2', quote: 'They heard us.', author: 'Zoë Wind' }),
    ],
    consultants: [
      buildConsultant({ id: 'ada', name: 'Ada Berg', sectorTags: 'Grid' }),
      buildConsultant({ id: 'tom', name: 'Tom Field', sectorTags: 'Wind' }),
    ],
  };
  for (const kind of Object.keys(items) as Kind[]) apiAnswers(`${kind}.list`, () => items[kind]);
});

/** Each kind's tab and heading, and the names of its two items. */
const TABS = {
  jobs: ['jobs', 'Manage Jobs', 'Grid planner', 'Wind fitter'],
  caseStudies: ['case-studies', 'Manage Case Studies', 'Grid team', 'Wind crews'],
  testimonials: [
    'testimonials',
    'Testimonials Management',
    '“They knew the grid code.”',
    '“They heard us.”',
  ],
  consultants: ['people', 'Manage People', 'Ada Berg', 'Tom Field'],
} as const;

async function open(kind: Kind) {
  const [tab, heading, ...names] = TABS[kind];
  return { ...(await openAdminTab(tab, heading)), names };
}

const cardOf = (name: string) => screen.findByRole('article', { name });

describe('a list', () => {
  test.each([
    ['jobs', 'Loading jobs...', 'No jobs found.', 'Add your first job posting.'],
    [
      'caseStudies',
      'Loading case studies...',
      'No case studies found.',
      'Add your first case study.',
    ],
  ] as const)(
    '%s: names what is loading, and is empty at first',
    async (kind, loading, ...empty) => {
      const [answered, answer] = hold();
      apiAnswers(`${kind}.list`, () => answered.then(() => []));
      await open(kind);
      expect(await screen.findByText(loading)).toBeVisible();
      answer();
      for (const text of empty) expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test.each([
    ['jobs', 'Search jobs', 'No jobs found.'],
    ['caseStudies', 'Search case studies', 'No case studies found.'],
    ['consultants', 'Search people', 'No people found.'],
  ] as const)('%s: can be searched without a result, and cleared', async (kind, name, empty) => {
    const { user, names } = await open(kind);
    await cardOf(names[0]);
    const search = screen.getByRole('searchbox', { name });
    expect(search).toHaveAttribute('placeholder', `${name}...`);
    await user.enter(search, 'WIND');
    expect(screen.getAllByRole('article')).toEqual([await cardOf(names[1])]);
    await user.enter(search, ' zebra');
    expect(screen.getByText(empty)).toBeVisible();
    expect(screen.getByText('Try a different search query.')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: /^Clear (?:the search|search and filters)$/ }),
    );
    expect(await cardOf(names[0])).toBeVisible();
    await user.enter(search, 'wind');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await cardOf(names[0])).toBeVisible();
  });
});

describe('a switch', () => {
  test.each(['jobs', 'testimonials', 'consultants'] as const)(
    '%s: responds at once, sends only its field, and is taken back with the reason if that fails',
    async (kind) => {
      const sent: unknown[] = [];
      apiAnswers(`${kind}.update`, async (request) => {
        sent.push(await request.json());
        const changed = { ...items[kind][0]!, isActive: false };
        items = { ...items, [kind]: [changed, items[kind][1]] };
        return changed;
      });
      const { user, names } = await open(kind);
      const card = within(await cardOf(names[0]));
      await user.click(card.getByRole('button', { name: 'Deactivate' }));
      expect(await card.findByText('Inactive')).toBeVisible();
      await waitFor(() => expect(sent).toEqual([{ isActive: false }]));
      apiFails(`${kind}.update`, 'internal', 'The server stumbled');
      await user.click(await card.findByRole('button', { name: 'Activate' }));
      expect(await card.findByText('The server stumbled')).toBeVisible();
      expect(card.getByText(/was not changed$/)).toBeVisible();
      expect(card.getByText('Inactive')).toBeVisible();
    },
  );
});

describe('a deletion', () => {
  const QUESTIONS = [
    [
      'jobs',
      'Are you sure you want to delete this job?',
      /cannot be undone\. This will permanently delete the job posting: Grid planner.*30 days/,
      '“Grid planner” deleted.',
    ],
    [
      'caseStudies',
      'Are you sure?',
      /^This will permanently delete the case study "Grid team"\. This action cannot be undone\..*30 days/,
      'Case study deletedGrid team',
    ],
    [
      'testimonials',
      'Delete Testimonial',
      /^Are you sure you want to delete this testimonial\? This action cannot be undone\..*30 days/,
      'Testimonial deleted.',
    ],
  ] as const;

  test.each(QUESTIONS)(
    '%s: asks first, shows why it failed, and refreshes the list',
    async (kind, question, text, message) => {
      const { user, names } = await open(kind);
      const ask = async () => {
        const card = within(await cardOf(names[0]));
        await user.click(card.getByRole('button', { name: 'Delete' }));
        return screen.findByRole('alertdialog', { name: question });
      };
      const first = await ask();
      expect(first).toHaveAccessibleDescription(text);
      await user.click(within(first).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(first).not.toBeInTheDocument());

      apiFails(`${kind}.delete`, 'internal', 'The database is resting');
      const dialog = await ask();
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      expect(await within(dialog).findByText(/was not deleted$/)).toBeVisible();
      expect(within(dialog).getByText('The database is resting')).toBeVisible();

      apiAnswers(`${kind}.delete`, (_, { id = '' }) => {
        items = { ...items, [kind]: [items[kind][1]] };
        return { id };
      });
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await waitFor(() =>
        expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
          expect.stringContaining(message),
        ),
      );
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(screen.queryByRole('article', { name: names[0] })).toBeNull();
      // The focused button has disappeared with its card.
      await waitFor(async () => expect(await cardOf(names[1])).toHaveFocus());
    },
  );
});
