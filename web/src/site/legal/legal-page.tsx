import type { TextsOf } from '@torque-tide/domain/texts/all-texts';
import { PageHead } from '@/shared/ui/page/page-head';
import { LegalText } from './legal-text';

interface Props {
  texts: TextsOf<'privacyPolicy' | 'termsOfService' | 'cookiesPolicy'>;
  isNumbered?: boolean;
}

/** The page of a legal text, as it holds. */
export function LegalPage({ texts, isNumbered = false }: Props) {
  const { pageTitle, description, ...text } = texts;
  return (
    <>
      <PageHead title={pageTitle} description={description} />
      <LegalText {...text} isNumbered={isNumbered} />
    </>
  );
}
