import { useId } from 'react';
import { Section } from '@/components/page/section';
import { SectionHead } from '@/components/page/section-head';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';
import { reasons } from './growth-content';
import { ReasonArt } from './reason-art';

/** Only where a pointer can hover and there is room: elsewhere every text simply stands there. */
const HOVERS = '@media screen and (hover: hover) and (min-width: 900px)';

const REVEALED = '&:hover, &:focus';

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.spacing(3) },
}));

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  height: '100%',
  padding: theme.spacing(3),
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
  transition: 'transform 200ms ease, border-color 200ms ease',
  '& h3': { ...theme.typography.h4, margin: 0 },
  [REVEALED]: { borderColor: theme.vars.palette.brand.tide },
  [HOVERS]: {
    minHeight: 288,
    padding: theme.spacing(4),
    [REVEALED]: { transform: 'translateY(-2px)' },
  },
}));

/** Stands at the card's foot, where there is no hovering between title and text. */
const Art = styled('div')(({ theme }) => ({
  order: -1,
  [HOVERS]: {
    order: 0,
    position: 'absolute',
    // The drawings keep a margin of their own.
    left: theme.spacing(3),
    bottom: theme.spacing(3),
    'article:hover &, article:focus &': { opacity: 0 },
  },
}));

/** Hidden from the eye alone, and only until the card is hovered or focused. */
const Text = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  [HOVERS]: {
    opacity: 0,
    transform: 'translateY(8px)',
    'article:hover &, article:focus &': {
      opacity: 1,
      transform: 'none',
      transition: 'opacity 200ms ease, transform 200ms ease',
    },
  },
}));

/** Six reasons, each a card that tells more when hovered or focused. */
export function WhyThisWorks() {
  return (
    <Section labelledBy="why-this-works">
      <SectionHead
        id="why-this-works"
        title="Why This Works"
        lead="Most recruitment starts from nothing with each role. A team that stays learns your company once, and gets faster with each hire."
      />
      <Cards>
        {reasons.map((reason) => (
          <li key={reason.id}>
            <ReasonCard {...reason} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

function ReasonCard({ id, title, text }: (typeof reasons)[number]) {
  const key = useId();
  return (
    // A stop of the Tab key without an action, so that the text can be had without a mouse.
    <Card tabIndex={0} aria-labelledby={`${key}-title`} aria-describedby={`${key}-text`}>
      <h3 id={`${key}-title`}>{title}</h3>
      <Text id={`${key}-text`}>{text}</Text>
      <Art>
        <ReasonArt id={id} />
      </Art>
    </Card>
  );
}
