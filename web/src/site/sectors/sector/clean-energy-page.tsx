import { latePart } from '@/site/document/late-part';
import { cleanEnergyContent } from './clean-energy-content';
import { SectorPage } from './sector-page';
import { WindArt } from './wind-art';

const CleanEnergyCaseStudies = latePart(
  'clean-energy-case-studies',
  async () =>
    (await import('@/site/case-studies/clean-energy-case-studies')).CleanEnergyCaseStudies,
);
const CleanEnergyOpenRoles = latePart(
  'clean-energy-open-roles',
  async () => (await import('./sector-open-roles')).CleanEnergyOpenRoles,
);
const CleanEnergyRest = latePart(
  'clean-energy-rest',
  async () => (await import('./clean-energy-rest')).CleanEnergyRest,
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
