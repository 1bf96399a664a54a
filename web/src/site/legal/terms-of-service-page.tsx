import { useSettings } from '@/shared/settings/use-settings';
import { LegalPage } from './legal-page';
import { termsOfService } from './terms-of-service';

export function Page() {
  return <LegalPage document={termsOfService(useSettings())} />;
}
