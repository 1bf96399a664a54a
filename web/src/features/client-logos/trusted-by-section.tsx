import { useState } from 'react';
import { AutoStrip, LogoBand, LogoHead, WhiteLogo } from '@/components/motion/auto-strip';
import { MotionToggle } from '@/components/motion/motion-toggle';
import { Wrap } from '@/components/page/wrap';
import { ownAssetUrl } from '@/lib/own-asset-url';
import { styled } from '@/theme/styled';
import { PAGE_WIDTH } from '@/theme/tokens';
import { withQueries } from '@/lib/query-root';
import { useActiveClientLogos } from './queries';

/** How often the list stands in the strip. */
const COPIES = 3;

const Band = styled(LogoBand)(({ theme }) => ({
  paddingBlock: theme.spacing(6, 7),
  // On a page that is dark as well.
  borderBlock: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
}));

// From edge to edge while it drifts; standing still, it keeps to the page's grid.
const Edges = styled('div')(({ theme }) => ({
  '@media (prefers-reduced-motion: reduce)': {
    paddingInline: `max(${theme.spacing(2.5)}, calc((100% - ${PAGE_WIDTH}px) / 2))`,
  },
}));

const Logo = styled(WhiteLogo)(({ theme }) => ({
  width: 168,
  height: 56,
  [theme.breakpoints.down('sm')]: {
    // Two in a row on a phone, when they stand still.
    '@media (prefers-reduced-motion: reduce)': { width: 112 },
  },
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
        <LogoHead>
          <h2 id="trusted-by-title">Trusted By</h2>
          <MotionToggle />
        </LogoHead>
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
