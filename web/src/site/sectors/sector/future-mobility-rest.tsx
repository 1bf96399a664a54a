import { futureMobilityContent } from './future-mobility-content';
import { SectorRest } from './sector-rest';

export function FutureMobilityRest() {
  return <SectorRest content={futureMobilityContent} />;
}
