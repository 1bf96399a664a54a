import { useSettings } from '@/shared/settings/use-settings';
import { LegalPage } from './legal-page';
import { privacyPolicy } from './privacy-policy';

export function Page() {
  return <LegalPage document={privacyPolicy(useSettings().agency)} />;
}
