import type { LegalTextsName } from '@torque-tide/domain/texts/legal-texts';
import { canonicalUrl } from '@torque-tide/domain/paths';
import { fullDay } from '@torque-tide/domain/full-day';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useRead } from '@/shared/api/use-read';
import { Button } from '@/shared/ui/button/button';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { TextLink } from '@/site/ui/text-link';
import { versionTitle } from './earlier-versions';
import { IS_NUMBERED, textsAt } from './legal-pages';
import { LegalText } from './legal-text';
import styles from './legal-page.module.css';
import { legalVersionQuery } from './queries';

/** What a legal text said before, as its page showed it then. */
export function Page() {
  const { version = '' } = useParams();
  const { pathname } = useLocation();
  const name = textsAt(pathname);
  const { data, isPending, isError, isFetching, refetch } = useRead(
    legalVersionQuery(name, version),
  );
  if (data) {
    const { heading, heldUntil } = data;
    return (
      <>
        <PageHead
          title={`${heading}, version of ${versionTitle(version)}`}
          description={`What our ${heading} said until ${fullDay(heldUntil)}.`}
          isIndexed={false}
        />
        <link rel="canonical" href={canonicalUrl(pathname)} />
        <LegalText
          {...data}
          isNumbered={IS_NUMBERED[name]}
          notice={
            <p>
              <strong>This is an earlier version,</strong> of {versionTitle(version)}. It held until{' '}
              {fullDay(heldUntil)}. <PresentText of={name} />
            </p>
          }
        />
      </>
    );
  }
  return (
    <Section>
      <PageHead title="Earlier version" description="An earlier version." isIndexed={false} />
      {data === null && (
        <Absence title="There is no such version">
          <p>
            Nothing has been published at this address. <PresentText of={name} />
          </p>
        </Absence>
      )}
      {isError && (
        <Absence title="This version cannot be read now">
          <p>
            It is stored, and will be here again. <PresentText of={name} />
          </p>
          <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Trying again...' : 'Try again'}
          </Button>
        </Absence>
      )}
      {isPending && <LoadingNote>Loading earlier version...</LoadingNote>}
    </Section>
  );
}

function Absence({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.absence}>
      <PageHeading variant="h2">{title}</PageHeading>
      {children}
    </div>
  );
}

function PresentText({ of }: { of: LegalTextsName }) {
  return <TextLink to={paths[of]()}>Read the present version</TextLink>;
}
