import { brand } from '@torque-tide/contract/brand';
import { FieldFragment } from '@/components/art/field-fragment';
import { Button, ButtonAnchor } from '@/components/button/button';
import { Heading2 } from '@/components/page/heading';
import { Section } from '@/components/page/section';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';
import { ChunkLoadError } from './load-chunk';

const Copy = styled('p')(({ theme }) => ({
  maxWidth: '36em',
  margin: theme.spacing(2, 0, 4),
  fontSize: '1.125rem',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Art = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5) }));

interface Props {
  error: unknown;
}

/** What a visitor sees of an error that nothing else has caught. Says what helps, not what broke. */
export function PageFailure({ error }: Props) {
  const isMissingPart = error instanceof ChunkLoadError;
  return (
    <Section labelledBy="page-failure">
      <title>{`Something went wrong | ${brand.name}`}</title>
      <Art>
        <FieldFragment tone="torque" />
      </Art>
      <Heading2 id="page-failure" as="h1">
        {isMissingPart ? 'This page could not be loaded' : 'Something went wrong on this page'}
      </Heading2>
      <Copy role="alert">
        {isMissingPart
          ? 'Part of it did not arrive. Either your connection is down, or the site was updated a moment ago. Reloading usually helps.'
          : 'The fault is ours. Reloading may help; if it does not, please write to '}
        {!isMissingPart && <a href={`mailto:${brand.email}`}>{brand.email}</a>}
        {!isMissingPart && '.'}
      </Copy>
      <Actions>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload
        </Button>
        {/* A plain link: after an error the site is best begun anew. */}
        <ButtonAnchor variant="outlined" href={paths.home()}>
          Back to Home
        </ButtonAnchor>
      </Actions>
    </Section>
  );
}
