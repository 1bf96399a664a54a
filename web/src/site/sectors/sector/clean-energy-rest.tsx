import { cleanEnergyContent } from './clean-energy-content';
import { SectorRest } from './sector-rest';

export function CleanEnergyRest() {
  return <SectorRest content={cleanEnergyContent} />;
}
