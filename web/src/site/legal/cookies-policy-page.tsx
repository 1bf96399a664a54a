import { useTexts } from '@/site/texts/use-texts';
import { LegalPage } from './legal-page';

export function Page() {
  return <LegalPage texts={useTexts('cookiesPolicy')} />;
}
