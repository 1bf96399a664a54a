import { sectorSchema } from '@torque-tide/contract/sectors';
import { SECTOR_GROUPS } from '@torque-tide/contract/taxonomy';
import { FIRST_SECTORS, marketOf } from '@torque-tide/domain/taxonomy';
import { defineContentKind } from '../content/kind';
import { AppError } from '../lib/app-error';
import { landingDefaults, landingKind } from './landings';

/** Sectors: by sort order. Those of the two markets stay, since much of the site is about these. */
export const sectors = defineContentKind({
  ...landingKind,
  kind: 'sectors',
  label: 'Sector',
  schema: sectorSchema,
  starters: FIRST_SECTORS,
  defaults: () => ({
    ...landingDefaults,
    group: SECTOR_GROUPS[0],
    hasPage: false,
    hasCaseStudies: false,
  }),
  checkPatch: (id, { name, group, hasPage }) => {
    const market = marketOf(id);
    if (market === undefined) return;
    const message = `The page of ${market} stays: much of the website is about it.`;
    const fields = {
      ...(name !== undefined && name !== market ? { name: [message] } : {}),
      ...(group !== undefined && group !== market ? { group: [message] } : {}),
      ...(hasPage === false ? { hasPage: [message] } : {}),
    };
    if (Object.keys(fields).length > 0) throw new AppError('invalid', message, { fields });
  },
  checkRemoval: (id) => {
    const market = marketOf(id);
    if (market === undefined) return;
    throw new AppError('conflict', `${market} stays: much of the website is about it.`);
  },
});
