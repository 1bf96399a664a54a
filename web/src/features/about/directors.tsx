import { brand } from '@torque-tide/contract/brand';
import { ButtonLink } from '@/components/button-link';
import { ButtonAnchor } from '@/components/button/button';
import { ArrowOutIcon } from '@/components/icons/arrows';
import { Heading2, Heading3 } from '@/components/page/heading';
import { Section } from '@/components/page/section';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';
import { DirectorPortrait } from './director-portrait';

type Director = (typeof brand.directors)[number];

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Card = styled('li')(({ theme }) => ({
  '--sector': theme.vars.palette.brand.tide,
  '&[data-sector="Future Mobility"]': { '--sector': theme.vars.palette.brand.torque },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', padding: theme.spacing(3) },
}));

const Sector = styled('p')({
  margin: 0,
  fontWeight: 600,
  fontSize: '0.9375rem',
  color: 'var(--sector)',
});

const Profile = styled('p')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 2.5),
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(8),
}));

/** The two co-founders, and where to go from here. */
export function Directors() {
  return (
    <Section labelledBy="directors">
      <Heading2 id="directors">Two directors, one for each sector</Heading2>
      <Cards>
        {brand.directors.map((director) => (
          <DirectorCard key={director.sector} director={director} />
        ))}
      </Cards>
      <Actions>
        <ButtonLink to={paths.home('contact')} variant="contained" size="large">
          Contact Us
        </ButtonLink>
        <ButtonLink to={paths.jobs()} variant="outlined" size="large">
          View Open Positions
        </ButtonLink>
      </Actions>
    </Section>
  );
}

function DirectorCard({ director }: { director: Director }) {
  const { name, role, sector, profile, linkedIn } = director;
  return (
    <Card data-sector={sector}>
      <DirectorPortrait sector={sector} />
      <div>
        <Heading3>{name}</Heading3>
        <Sector>{role}</Sector>
        <Profile>{profile}</Profile>
        <ButtonAnchor
          href={linkedIn}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          size="small"
          endIcon={<ArrowOutIcon />}
          aria-label={`${name} on LinkedIn (opens in a new tab)`}
        >
          LinkedIn
        </ButtonAnchor>
      </div>
    </Card>
  );
}
