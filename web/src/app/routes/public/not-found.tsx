import { HeroField } from '@/components/art/hero-field';
import { HERO_FIELD_ROOM } from '@/components/art/hero-field.styles';
import { ButtonLink } from '@/components/button-link';
import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Wrap } from '@/components/page/wrap';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(4rem, 12vw, 11rem)',
  [theme.breakpoints.down('md')]: { paddingBottom: `calc(${HERO_FIELD_ROOM} + 32px)` },
}));

// Narrow enough for the title to break before the field begins.
const Words = styled(Wrap)({ position: 'relative', '& h1': { maxWidth: '6em' } });

const Hint = styled('p')(({ theme }) => ({
  maxWidth: '24em',
  margin: theme.spacing(3, 0, 5),
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** What an address without a page shows. */
export function Page() {
  return (
    <>
      <PageHead
        title="404 Page Not Found"
        description="There is no page at this address."
        isIndexed={false}
      />
      <Band>
        <HeroField />
        <Words>
          <PageHeading>404 Page Not Found</PageHeading>
          <Hint>Did you forget to add the page to the router?</Hint>
          <Actions>
            <ButtonLink to={paths.home()} variant="contained" size="large">
              Back to Home
            </ButtonLink>
            <ButtonLink to={paths.jobs()} variant="outlined" size="large">
              View jobs
            </ButtonLink>
          </Actions>
        </Words>
      </Band>
    </>
  );
}
