import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CaseStudyCard } from '@/components/case-study/case-study-card';
import { CaseStudyGrid } from '@/components/case-study/case-study-grid';
import { Section } from '@/components/page/section';
import { paths } from '@/config/paths';
import { useCaseStudies } from './queries';
import { ofSectors } from './select';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 3),
  marginBottom: theme.spacing(5),
  '& a': {
    paddingBlock: theme.spacing(1),
    fontWeight: 600,
    color: 'inherit',
    textUnderlineOffset: '0.35em',
    textDecorationThickness: 2,
    textDecorationColor: 'var(--tone)',
  },
}));

interface Props {
  /** Sector names whose case studies belong here. */
  sectors: readonly string[];
}

/** Up to three case studies of a sector. Without any the section is left out. */
export function SectorCaseStudies({ sectors }: Props) {
  const headingId = useId();
  const { data, isPending } = useCaseStudies();
  const studies = ofSectors(data ?? [], sectors);
  if (!isPending && studies.length === 0) return null;
  return (
    <Section labelledBy={headingId}>
      <Head>
        <Typography variant="h2" id={headingId}>
          Case studies
        </Typography>
        <Link to={paths.caseStudies()}>All case studies</Link>
      </Head>
      {isPending ? (
        <p role="status">Loading case studies...</p>
      ) : (
        <CaseStudyGrid>
          {studies.map((study) => (
            <li key={study.id}>
              <CaseStudyCard study={study} />
            </li>
          ))}
        </CaseStudyGrid>
      )}
    </Section>
  );
}
