import { useSettings } from '@/shared/settings/use-settings';
import { LegalPage } from './legal-page';
import { cookiesPolicy } from './cookies-policy';

export function Page() {
  return <LegalPage document={cookiesPolicy(useSettings().agency)} />;
}
