import { HeroField } from '@/components/art/hero-field';
import { HERO_FIELD_ROOM } from '@/components/art/hero-field.styles';
import { ButtonLink } from '@/components/button-link';
import { PageHeading } from '@/components/page/page-heading';
import { Wrap } from '@/components/page/wrap';
import { anchors, paths } from '@/config/paths';
import { styled } from '@/theme/styled';

const Stage = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(72px, 9vw, 128px) clamp(144px, 15vw, 216px)',
  [theme.breakpoints.down('md')]: {
    paddingBlock: `56px calc(${HERO_FIELD_ROOM} + 40px)`,
  },
}));

const Words = styled('div')({ position: 'relative' });

const Eyebrow = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, 0, 3),
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  '&::before': { content: '""', width: 32, height: 2, backgroundColor: 'currentColor' },
}));

const Headline = styled(PageHeading)({
  // Two lines on a wide screen, three on a phone.
  maxWidth: '9.4em',
  fontSize: 'clamp(2.75rem, 6.2vw, 5.25rem)',
  lineHeight: 1,
  letterSpacing: '-0.035em',
});

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '29em',
  margin: theme.spacing(3.5, 0, 5),
  fontSize: 'clamp(1.125rem, 1.5vw, 1.25rem)',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

/** What the agency does, and the two ways in. */
export function Hero() {
  return (
    <Stage id={anchors.home}>
      <HeroField />
      <Wrap>
        <Words>
          <Eyebrow>Clean energy and future mobility</Eyebrow>
          <Headline>Linking Experts in Energy Transition</Headline>
          <Lead>
            We place the engineers, project leaders and executives who get storage, wind, solar and
            charging built.
          </Lead>
          <Actions>
            <ButtonLink to={paths.jobs()} variant="contained" size="large">
              Search Jobs
            </ButtonLink>
            <ButtonLink to={paths.home(anchors.contact)} variant="outlined" size="large">
              Work With Us
            </ButtonLink>
          </Actions>
        </Words>
      </Wrap>
    </Stage>
  );
}
