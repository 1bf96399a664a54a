import { cleanEnergyContent } from './sector-page-content';
import { SectorRest } from './sector-rest';

export function CleanEnergyRest() {
  return <SectorRest content={cleanEnergyContent} />;
}
