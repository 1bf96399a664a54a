import { styled } from '@mui/material/styles';
import { isHttpUrl } from '@torque-tide/contract/fields';
import { useState } from 'react';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';
import { isOpaqueFormat, readIsOpaque } from '@/admin/media/pixels';

/** The black ground that the website shows logos on. */
export const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 144,
  padding: theme.spacing(3),
  color: 'var(--color-on-abyss-muted)',
  backgroundColor: theme.vars.palette.common.black,
  borderRadius: 12,
  '&[data-size="small"]': { minHeight: 96, padding: theme.spacing(2) },
}));

export const WhitenedLogo = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 72,
  // Any colour becomes black, and that white; what is transparent stays so.
  filter: 'brightness(0) invert(1)',
});

const Note = styled('p')({ margin: 0, textAlign: 'center' });

interface Props {
  companyName: string;
  logoUrl: string;
}

/** The logo as the website shows it: whitened, on black. Warns of what would turn out as a white box. */
export function LogoPreview({ companyName, logoUrl }: Props) {
  const url = logoUrl.trim();
  if (!isHttpUrl(url)) {
    return (
      <Stage>
        <Note>The logo appears here once its URL is complete.</Note>
      </Stage>
    );
  }
  return <LoadedPreview key={url} name={companyName.trim() || 'Client logo'} url={url} />;
}

function LoadedPreview({ name, url }: { name: string; url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  const [isOpaque, setIsOpaque] = useState(isOpaqueFormat(url));
  return (
    <>
      <Stage>
        {isBroken ? (
          <Note>No image could be loaded from this URL.</Note>
        ) : (
          <WhitenedLogo
            src={ownAssetUrl(url)}
            alt={name}
            onLoad={(event) => setIsOpaque(readIsOpaque(event.currentTarget) ?? isOpaque)}
            onError={() => setIsBroken(true)}
          />
        )}
      </Stage>
      {isOpaque && !isBroken && (
        <ProblemAlert title="This image has no transparency">
          Converted to white, all of it becomes one white box. Use an SVG or a PNG with a
          transparent background.
        </ProblemAlert>
      )}
    </>
  );
}
