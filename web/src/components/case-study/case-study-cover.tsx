import { useEffect, useRef, useState } from 'react';
import { FieldFragment } from '@/components/art/field-fragment';
import type { SectorTone } from '@/components/sector/sector-tone';
import { ownAssetUrl } from '@/lib/own-asset-url';
import { styled } from '@/theme/styled';

/** The shape of every cover; the space is taken before the picture arrives. */
const WIDTH = 1600;
const HEIGHT = 1000;

const Frame = styled('div')(({ theme }) => ({
  '--tone': theme.vars.palette.brand.tide,
  '&[data-tone="torque"]': { '--tone': theme.vars.palette.brand.torque },
  display: 'grid',
  placeItems: 'center',
  aspectRatio: `${WIDTH} / ${HEIGHT}`,
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, var(--tone) 8%, ${theme.vars.palette.background.paper})`,
}));

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

interface Props {
  src: string;
  tone: SectorTone;
  /** True for the picture that a page opens with. */
  isFirst?: boolean;
}

/**
 * The picture of a case study. Decoration beside its title, hence without alternative text; the
 * field-line motif stands in for one that is missing or broken.
 */
export function CaseStudyCover({ src, tone, isFirst = false }: Props) {
  const url = ownAssetUrl(src.trim());
  return (
    <Frame data-tone={tone}>
      {/* The key forgets that an earlier address was broken. */}
      <PictureOrMotif key={url} url={url} tone={tone} isFirst={isFirst} />
    </Frame>
  );
}

interface PictureProps {
  url: string;
  tone: SectorTone;
  isFirst: boolean;
}

function PictureOrMotif({ url, tone, isFirst }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(url === '');
  const giveUp = () => setIsBroken(true);

  useEffect(() => {
    // On a page that a server rendered, the picture may have failed before `onError` was attached.
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) element.decode().catch(giveUp);
  }, []);

  if (isBroken) return <FieldFragment tone={tone} />;
  return (
    <Picture
      ref={image}
      src={url}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={giveUp}
    />
  );
}
