import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '@/components/icons/arrows';
import { sectorToneOf } from '@/components/sector/sector-tone';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';
import { CaseStudyCover } from './case-study-cover';
import { SectorBadge } from './sector-badge';
import { TagList } from './tag-list';

const Card = styled('article')(({ theme }) => ({
  '--tone': theme.vars.palette.brand.tide,
  '&[data-tone="torque"]': { '--tone': theme.vars.palette.brand.torque },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  breakInside: 'avoid',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
  transition: 'transform 200ms, border-color 200ms',
  '&:hover, &:focus-within': { transform: 'translateY(-2px)', borderColor: 'var(--tone)' },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.spacing(1.5),
  padding: theme.spacing(3),
  // Between the cover, if there is one, and the words.
  '* + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Title = styled('h3')({
  margin: 0,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

// The whole card is the link's target, while the link's name is only the title.
const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: CARD_RADIUS },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--tone)', outlineOffset: -2 },
});

const Summary = styled('p')(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Foot = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  margin: 0,
  marginTop: 'auto',
  paddingTop: theme.spacing(1.5),
  fontSize: '0.9375rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& svg': { flex: 'none', marginLeft: 'auto', color: 'var(--tone)' },
}));

/** Tags that a card has room for. */
const TAGS_SHOWN = 3;

/** What a card needs: a stored case study has it, and so has one that exists only as text. */
export type CaseStudyCardSource = Pick<CaseStudy, 'id' | 'title' | 'description' | 'sector'> &
  Partial<Pick<CaseStudy, 'image' | 'tags' | 'stats'>>;

interface Props {
  study: CaseStudyCardSource;
  /** One below the heading that the cards stand under. */
  headingLevel?: 2 | 3 | 4;
}

/** A case study in a grid; leads to its page. Without `image` it is a card of text alone. */
export function CaseStudyCard({ study, headingLevel = 3 }: Props) {
  const tone = sectorToneOf(study.sector);
  const facts = [study.stats?.timeToHire, study.stats?.location].filter(Boolean).join(' · ');
  return (
    <Card data-tone={tone}>
      {study.image !== undefined && <CaseStudyCover src={study.image} tone={tone} />}
      <Body>
        <SectorBadge sector={study.sector} />
        <Title as={`h${headingLevel}`}>
          <TitleLink to={paths.caseStudy(study.id)}>{study.title}</TitleLink>
        </Title>
        <Summary>{study.description}</Summary>
        <TagList tags={(study.tags ?? []).slice(0, TAGS_SHOWN)} />
        <Foot>
          {facts || 'Read the case study'}
          <ArrowRightIcon />
        </Foot>
      </Body>
    </Card>
  );
}
