import { latePart } from '@/components/page/late-part';
import { cleanEnergyContent } from '@/features/sectors/clean-energy-content';
import { SectorPage } from '@/features/sectors/sector-page';
import { WindArt } from '@/features/sectors/wind-art';

const CleanEnergyCaseStudies = latePart(
  'clean-energy-case-studies',
  async () =>
    (await import('@/features/case-studies/clean-energy-case-studies')).CleanEnergyCaseStudies,
);
const CleanEnergyRest = latePart(
  'clean-energy-rest',
  async () => (await import('@/features/sectors/clean-energy-rest')).CleanEnergyRest,
);

export function Page() {
  return (
    <SectorPage
      content={cleanEnergyContent}
      art={<WindArt />}
      caseStudies={<CleanEnergyCaseStudies />}
      rest={<CleanEnergyRest />}
    />
  );
}
