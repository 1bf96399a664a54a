import type { LegalTextsName } from '@torque-tide/domain/texts/legal-texts';
import { PageHead } from '@/shared/ui/page/page-head';
import { useTexts } from '@/site/texts/use-texts';
import { EarlierVersions } from './earlier-versions';
import { IS_NUMBERED } from './legal-pages';
import { LegalText } from './legal-text';

/** The page of a legal text, as it holds. */
export function LegalPage({ name }: { name: LegalTextsName }) {
  const { pageTitle, description, ...text } = useTexts(name);
  return (
    <>
      <PageHead title={pageTitle} description={description} />
      <LegalText {...text} isNumbered={IS_NUMBERED[name]} end={<EarlierVersions of={name} />} />
    </>
  );
}
