import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FieldFragment } from '@/components/art/field-fragment';
import { ButtonLink } from '@/components/button-link';
import { Wrap } from '@/components/page/wrap';
import { anchors, paths } from '@/config/paths';

const Panel = styled('section')(({ theme }) => ({
  position: 'relative',
  padding: 'clamp(40px, 7vw, 96px) clamp(24px, 6vw, 88px)',
  overflow: 'hidden',
  color: theme.vars.palette.brand.onAbyss,
  backgroundColor: theme.vars.palette.brand.abyss,
  border: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  borderRadius: 24,
  '& :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
}));

const Art = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: -2,
  width: 'min(46%, 560px)',
  pointerEvents: 'none',
  [theme.breakpoints.down('md')]: { width: 360, opacity: 0.5 },
}));

const Words = styled('div')({ position: 'relative', maxWidth: 640 });

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '30em',
  margin: theme.spacing(2.5, 0, 5),
  fontSize: '1.125rem',
  lineHeight: 1.55,
  color: theme.vars.palette.brand.onAbyssMuted,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

const Loud = styled(ButtonLink)(({ theme }) => ({
  '&&': {
    color: theme.vars.palette.brand.onVolt,
    backgroundColor: theme.vars.palette.brand.volt,
    '&:hover': { backgroundColor: theme.vars.palette.brand.onAbyss },
  },
}));

const Quiet = styled(ButtonLink)(({ theme }) => ({
  '&&': {
    color: theme.vars.palette.brand.onAbyss,
    borderColor: theme.vars.palette.brand.onAbyssMuted,
    '&:hover': { borderColor: theme.vars.palette.brand.volt },
  },
}));

/** The last word before the form. */
export function CallToAction() {
  return (
    <Wrap>
      <Panel aria-labelledby="call-to-action-title">
        <Art>
          <FieldFragment tone="abyss" />
        </Art>
        <Words>
          <Typography variant="h2" id="call-to-action-title">
            Ready to Build Your Dream Team?
          </Typography>
          <Lead>
            Tell us which seats are empty. We will say who could fill them, how long it takes and
            what it costs.
          </Lead>
          <Actions>
            <Loud to={paths.home(anchors.contact)} variant="contained" size="large">
              Contact Us
            </Loud>
            <Quiet to={paths.about()} variant="outlined" size="large">
              About
            </Quiet>
          </Actions>
        </Words>
      </Panel>
    </Wrap>
  );
}
