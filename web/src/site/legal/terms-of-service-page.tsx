import { LegalPage } from './legal-page';

export function Page() {
  return <LegalPage name="termsOfService" isNumbered />;
}
