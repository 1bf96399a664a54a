import type { MouseEvent } from 'react';
import { ButtonAnchor } from '@/components/button/button';
import { anchors } from '@/config/paths';
import { scrollToElement } from '@/lib/scroll-to-element';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';

const Box = styled('section')(({ theme }) => ({
  padding: theme.spacing(3),
  color: theme.vars.palette.brand.onAbyss,
  backgroundColor: theme.vars.palette.brand.abyss,
  border: '1px solid transparent',
  borderColor: theme.vars.palette.brand.onAbyssLine,
  borderRadius: CARD_RADIUS,
  '& :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: theme.spacing(1, 0, 2.5), color: theme.vars.palette.brand.onAbyssMuted },
  '@media print': { display: 'none' },
}));

const Contact = styled(ButtonAnchor)(({ theme }) => ({
  color: theme.vars.palette.brand.onAbyss,
  borderColor: theme.vars.palette.brand.onAbyssMuted,
  '&:hover': {
    color: theme.vars.palette.brand.volt,
    borderColor: theme.vars.palette.brand.volt,
    backgroundColor: 'transparent',
  },
}));

function scroll(event: MouseEvent) {
  // Without a new history entry, which Back would have to undo.
  event.preventDefault();
  scrollToElement(anchors.footer);
}

/** Leads whoever would rather talk first to the contact details in the footer. */
export function ContactBox() {
  return (
    <Box aria-labelledby="interested">
      <h2 id="interested">Interested?</h2>
      <p>Ask us about the team, the project or the next steps before you apply.</p>
      <Contact variant="outlined" href={`#${anchors.footer}`} onClick={scroll}>
        Contact Us
      </Contact>
    </Box>
  );
}
