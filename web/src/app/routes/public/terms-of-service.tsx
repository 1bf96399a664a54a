import { LegalPage } from '@/features/legal/legal-page';
import { termsOfService } from '@/features/legal/terms-of-service';

export function Page() {
  return <LegalPage document={termsOfService} />;
}
