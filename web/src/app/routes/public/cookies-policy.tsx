import { LegalPage } from '@/features/legal/legal-page';
import { cookiesPolicy } from '@/features/legal/cookies-policy';

export function Page() {
  return <LegalPage document={cookiesPolicy} />;
}
