import { chargingDeliveryTeam } from './charging-delivery-team';
import { commissioningEngineers } from './commissioning-engineers';
import type { DemoCaseStudy } from './demo-case-study';
import { driverlessDepot } from './driverless-depot';
import { electrolyserOperations } from './electrolyser-operations';
import { headOfCertification } from './head-of-certification';
import { offshorePackageTeam } from './offshore-package-team';
import { powertrainControls } from './powertrain-controls';
import { protectionEngineers } from './protection-engineers';
import { solarConstructionTeam } from './solar-construction-team';

/** The demo content's case studies, newest first. Companies and people in them are invented. */
export const demoCaseStudies: readonly DemoCaseStudy[] = [
  driverlessDepot,
  offshorePackageTeam,
  commissioningEngineers,
  chargingDeliveryTeam,
  headOfCertification,
  protectionEngineers,
  solarConstructionTeam,
  electrolyserOperations,
  powertrainControls,
];
