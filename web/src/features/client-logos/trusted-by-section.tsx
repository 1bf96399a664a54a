import { useState } from 'react';
import { AutoStrip } from '@/components/motion/auto-strip';
import { MotionToggle } from '@/components/motion/motion-toggle';
import { Wrap } from '@/components/page/wrap';
import { ownAssetUrl } from '@/lib/own-asset-url';
import { styled } from '@/theme/styled';
import { PAGE_WIDTH } from '@/theme/tokens';
import { withQueries } from '@/lib/query-root';
import { useActiveClientLogos } from './queries';

/** How often the list stands in the strip. */
const COPIES = 3;

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(5),
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
}));

const Title = styled('h2')({ margin: 0, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 });

// From edge to edge while it drifts; standing still, it keeps to the page's grid.
const Edges = styled('div')(({ theme }) => ({
  '@media (prefers-reduced-motion: reduce)': {
    paddingInline: `max(${theme.spacing(2.5)}, calc((100% - ${PAGE_WIDTH}px) / 2))`,
  },
}));

// The frame is there before the picture is, so that nothing moves when it arrives.
const Logo = styled('img')(({ theme }) => ({
  display: 'block',
  width: 168,
  height: 56,
  objectFit: 'contain',
  [theme.breakpoints.down('sm')]: {
    // Two in a row on a phone, when they stand still.
    '@media (prefers-reduced-motion: reduce)': { width: 112 },
  },
  // One colour for all of them, whatever colours their owners drew them in.
  filter: 'brightness(0)',
  opacity: 0.72,
  ...theme.applyStyles('dark', { filter: 'brightness(0) invert(1)', opacity: 0.8 }),
}));

/** The clients' logos, drifting by. Without any there is no section at all. */
export const TrustedBySection = withQueries(function TrustedBySection() {
  const { data } = useActiveClientLogos();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const logos = data?.filter(({ id }) => !broken.has(id)) ?? [];
  if (logos.length === 0) return null;

  return (
    <Band aria-labelledby="trusted-by-title">
      <Wrap>
        <Head>
          <Title id="trusted-by-title">Trusted By</Title>
          <MotionToggle />
        </Head>
      </Wrap>
      <Edges>
        <AutoStrip label="Client logos" copies={COPIES} gap="wide">
          {logos.map(({ id, companyName, logoUrl }) => (
            <li key={id}>
              <Logo
                src={ownAssetUrl(logoUrl)}
                alt={companyName}
                width={168}
                height={56}
                decoding="async"
                onError={() => setBroken((was) => new Set(was).add(id))}
              />
            </li>
          ))}
        </AutoStrip>
      </Edges>
    </Band>
  );
});
