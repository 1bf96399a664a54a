import { latePart } from '@/components/page/late-part';
import { futureMobilityContent } from '@/features/sectors/future-mobility-content';
import { SectorPage } from '@/features/sectors/sector-page';
import { MotorArt } from '@/features/sectors/motor-art';

const FutureMobilityCaseStudies = latePart(
  'future-mobility-case-studies',
  async () =>
    (await import('@/features/case-studies/future-mobility-case-studies'))
      .FutureMobilityCaseStudies,
);
const FutureMobilityRest = latePart(
  'future-mobility-rest',
  async () => (await import('@/features/sectors/future-mobility-rest')).FutureMobilityRest,
);

export function Page() {
  return (
    <SectorPage
      content={futureMobilityContent}
      art={<MotorArt />}
      caseStudies={<FutureMobilityCaseStudies />}
      rest={<FutureMobilityRest />}
    />
  );
}
