import { useId } from 'react';
import { ButtonLink } from '@/components/button-link';
import { CaseStudyCard } from '@/components/case-study/case-study-card';
import { latePart } from '@/components/page/late-part';
import { TextLink } from '@/components/text-link';
import { paths } from '@/config/paths';
import { sectorCaseStudies, slugOfTitle } from '@/config/sector-case-studies';
import { placeholderLogos } from './placeholder-logos';
import { SectorLogoStrip } from './sector-logo-strip';
import * as S from './sector-panel.styles';
import type { SectorProfile } from './sector-profiles';

const jobsOf = {
  'Clean Energy': latePart(
    'clean-energy-jobs',
    async () => (await import('./sector-jobs')).CleanEnergyJobs,
  ),
  'Future Mobility': latePart(
    'future-mobility-jobs',
    async () => (await import('./sector-jobs')).FutureMobilityJobs,
  ),
};

interface Props {
  profile: SectorProfile;
}

/** What one tab shows. */
export function SectorPanel({ profile }: Props) {
  const { id, name, to, description, marketOverview, keyPlayers, trends } = profile;
  const titleId = useId();
  const Jobs = jobsOf[name];
  const studies = sectorCaseStudies.filter(({ sector }) => sector === name);
  return (
    <>
      <S.Top>
        <S.Name as="h2">{name}</S.Name>
        <p>{description}</p>
        <TextLink to={to}>Explore {name}</TextLink>
      </S.Top>
      <S.Row>
        <h3>Market overview</h3>
        <S.Prose>
          {marketOverview.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </S.Prose>
      </S.Row>
      <S.Row>
        <h3>Key players</h3>
        <Entries entries={keyPlayers} />
      </S.Row>
      <S.Row>
        <h3>Trends</h3>
        <Entries entries={trends} />
      </S.Row>
      <SectorLogoStrip sector={name} logos={placeholderLogos[id]} />
      <S.Row aria-labelledby={titleId}>
        <h3 id={titleId}>Case studies</h3>
        <div>
          <S.Cards>
            {studies.map(({ title, summary, sector }) => (
              <li key={title}>
                <CaseStudyCard
                  study={{ id: slugOfTitle(title), title, description: summary, sector }}
                  headingLevel={4}
                />
              </li>
            ))}
          </S.Cards>
        </div>
      </S.Row>
      <Jobs />
      <S.Actions>
        <ButtonLink to={paths.jobs()} variant="contained" size="large">
          View Jobs
        </ButtonLink>
        <ButtonLink to={paths.caseStudies()} variant="outlined" size="large">
          View Case Studies
        </ButtonLink>
      </S.Actions>
    </>
  );
}

function Entries({ entries }: { entries: SectorProfile['trends'] }) {
  return (
    <S.Entries>
      {entries.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </S.Entries>
  );
}
