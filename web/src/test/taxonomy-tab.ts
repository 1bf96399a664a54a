import { screen, within } from '@testing-library/react';
import type { PagePreview } from '@torque-tide/contract/page-previews';
import {
  type SectorRecord,
  TAXONOMY_ID,
  type TaxonomyFields,
} from '@torque-tide/contract/taxonomy-record';
import type { TaxonomyChange } from '@torque-tide/domain/landings/edit-taxonomy';
import { FIRST_FIELDS } from '@torque-tide/domain/taxonomy';
import { openAdminTab } from './admin';
import { buildCaseStudy, buildConsultant, buildJob } from './builders';
import { apiAnswers, refusal } from './fake-api';
import type { User } from './user';

/** Sectors and locations as a server would keep them, with two jobs and a few things that name them. */
export function keepTaxonomy() {
  const kept = {
    record: { id: TAXONOMY_ID, version: 0, ...FIRST_FIELDS },
    /** What was stored by this admin. */
    saved: [] as TaxonomyFields[],
    /** Which pages were looked at. */
    asked: [] as PagePreview[],
    /** What somebody else stores. */
    changeElsewhere: (change: TaxonomyChange) => {
      const { id, version, ...fields } = kept.record;
      kept.record = { id, version: version + 1, ...change(fields) };
    },
  };
  apiAnswers('taxonomy.list', () => [kept.record]);
  apiAnswers('taxonomy.update', async (request) => {
    if (request.headers.get('if-match') !== `"${kept.record.version}"`) {
      return refusal('stale', 'It has been changed');
    }
    const fields = (await request.json()) as TaxonomyFields;
    kept.saved.push(fields);
    kept.record = { ...kept.record, ...fields, version: kept.record.version + 1 };
    return kept.record;
  });
  apiAnswers('versions.list', []);
  apiAnswers('pagePreviews.make', async (request) => {
    kept.asked.push((await request.json()) as PagePreview);
    return { html: '<!doctype html><title>Page</title>' };
  });
  apiAnswers('jobs.list', [
    buildJob({ id: '1', title: 'Yield analyst', sectorTags: 'Solar, Wind' }),
    buildJob({ id: '2', title: 'Blade engineer', sectorTags: 'Wind' }),
  ]);
  apiAnswers('caseStudies.list', [buildCaseStudy({ id: 'park', sector: 'Solar' })]);
  apiAnswers('consultants.list', [buildConsultant({ sectorTags: 'Solar' })]);
  apiAnswers('testimonials.list', []);
  return kept;
}

export const openTaxonomyTab = () => openAdminTab('sectors-and-locations', 'Sectors and Locations');

export async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 5 });
  return within(heading.closest('article')!);
}

export async function openEntryForm(user: User, name: string) {
  await user.click((await cardOf(name)).getByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('form', { name: `Edit ${name}` }));
}

export function sectorOf(fields: TaxonomyFields | undefined, id: string): SectorRecord | undefined {
  return fields?.sectors.find((sector) => sector.id === id);
}
