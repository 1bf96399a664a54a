import { brand } from '@torque-tide/contract/brand';
import { anchors, paths } from '@/config/paths';
import { Global } from '@/theme/styled';
import { styled } from '@/theme/styled';

/** What frames the page on a screen, and the part of a page that paper has no use for. */
const SCREEN_ONLY = `body header, #${anchors.footer}, body nav, body footer`;

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
          '@media print': { [SCREEN_ONLY]: { display: 'none !important' } },
        }}
      />
      <Lines data-testid="printout">
        <p>{`${brand.siteUrl}${paths.job(id)}`}</p>
        <p>{`${brand.name}, ${brand.email}, ${brand.phone}`}</p>
      </Lines>
    </>
  );
}
