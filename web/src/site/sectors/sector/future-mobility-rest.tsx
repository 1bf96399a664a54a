import { futureMobilityContent } from './sector-page-content';
import { SectorRest } from './sector-rest';

export function FutureMobilityRest() {
  return <SectorRest content={futureMobilityContent} />;
}
