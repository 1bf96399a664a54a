import { lazyPart } from '@/site/document/lazy-part';
import { futureMobilityContent } from './sector-page-content';
import { SectorPage } from './sector-page';
import { MotorArt } from './motor-art';

const FutureMobilityCaseStudies = lazyPart(
  'future-mobility-case-studies',
  async () => (await import('@/site/case-studies/sector-case-studies')).FutureMobilityCaseStudies,
);
const FutureMobilityOpenRoles = lazyPart(
  'future-mobility-open-roles',
  async () => (await import('./sector-open-roles')).FutureMobilityOpenRoles,
);
const FutureMobilityRest = lazyPart(
  'future-mobility-rest',
  async () => (await import('./sector-rest')).FutureMobilityRest,
);

export function Page() {
  return (
    <SectorPage
      content={futureMobilityContent}
      art={<MotorArt />}
      caseStudies={<FutureMobilityCaseStudies />}
      openRoles={<FutureMobilityOpenRoles />}
      rest={<FutureMobilityRest />}
    />
  );
}
