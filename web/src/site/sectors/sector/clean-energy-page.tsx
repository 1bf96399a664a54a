import { lazyPart } from '@/site/document/lazy-part';
import { cleanEnergyContent } from './sector-page-content';
import { SectorPage } from './sector-page';
import { WindArt } from './wind-art';

const CleanEnergyCaseStudies = lazyPart(
  'clean-energy-case-studies',
  async () => (await import('@/site/case-studies/sector-case-studies')).CleanEnergyCaseStudies,
);
const CleanEnergyOpenRoles = lazyPart(
  'clean-energy-open-roles',
  async () => (await import('./sector-open-roles')).CleanEnergyOpenRoles,
);
const CleanEnergyRest = lazyPart(
  'clean-energy-rest',
  async () => (await import('./sector-rest')).CleanEnergyRest,
);

export function Page() {
  return (
    <SectorPage
      content={cleanEnergyContent}
      art={<WindArt />}
      caseStudies={<CleanEnergyCaseStudies />}
      openRoles={<CleanEnergyOpenRoles />}
      rest={<CleanEnergyRest />}
    />
  );
}
