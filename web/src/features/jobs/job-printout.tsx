import { brand } from '@torque-tide/contract/brand';
import { anchors, paths } from '@/config/paths';
import { Global } from '@/theme/styled';
import { styled } from '@/theme/styled';
import { colours } from '@/theme/tokens';

/** What frames the page on a screen, and the part of a page that paper has no use for. */
const SCREEN_ONLY = `body header, #${anchors.footer}, body nav, body footer`;

// Paper is light, whatever the visitor's theme: the theme's variables are set anew for it.
const ink = {
  colorScheme: 'light',
  '--mui-palette-text-primary': colours.light.ink,
  '--mui-palette-text-secondary': colours.light.muted,
  '--mui-palette-background-default': colours.light.surface,
  '--mui-palette-background-paper': colours.light.surface,
  '--mui-palette-divider': colours.light.line,
  '--mui-palette-brand-tide': colours.light.tide,
  '--mui-palette-brand-torque': colours.light.torque,
} as const;

const Lines = styled('div')({
  display: 'none',
  '@media print': {
    display: 'block',
    marginTop: 32,
    paddingTop: 12,
    borderTop: '1px solid currentColor',
    fontSize: '0.875rem',
    '& p': { margin: 0 },
  },
});

interface Props {
  id: string;
}

/** Where a printed job came from and whom to write to; on paper alone, in place of the site's frame. */
export function JobPrintout({ id }: Props) {
  return (
    <>
      <Global
        styles={{
          '@page': { margin: '18mm' },
          '@media print': {
            [SCREEN_ONLY]: { display: 'none !important' },
            'html[data-color-scheme]': ink,
          },
        }}
      />
      <Lines data-testid="printout">
        <p>{`${brand.siteUrl}${paths.job(id)}`}</p>
        <p>{`${brand.name}, ${brand.email}, ${brand.phone}`}</p>
      </Lines>
    </>
  );
}
