import { ButtonLink } from '@/components/button-link';
import { Heading2 } from '@/components/page/heading';
import { Wrap } from '@/components/page/wrap';
import { anchors, paths } from '@/config/paths';
import { styled } from '@/theme/styled';
import { CallToActionField } from './call-to-action-field';

const Panel = styled('section')(({ theme }) => ({
  position: 'relative',
  padding: 'clamp(40px, 7vw, 96px) clamp(24px, 6vw, 88px)',
  overflow: 'hidden',
  color: theme.vars.palette.brand.onAbyss,
  backgroundColor: theme.vars.palette.brand.abyss,
  border: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  borderRadius: 24,
  [theme.breakpoints.down('md')]: { paddingBottom: 256 },
  '& :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
}));

const Words = styled('div')({ position: 'relative', maxWidth: 600 });

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
        <CallToActionField />
        <Words>
          <Heading2 id="call-to-action-title">Ready to Build Your Dream Team?</Heading2>
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
