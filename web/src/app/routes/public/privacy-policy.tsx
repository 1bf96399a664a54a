import { LegalPage } from '@/features/legal/legal-page';
import { privacyPolicy } from '@/features/legal/privacy-policy';

export function Page() {
  return <LegalPage document={privacyPolicy} />;
}
