import type { ReactNode } from 'react';
import { styled } from '@/theme/styled';
import { Wrap } from './wrap';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(4rem, 10vw, 8rem)',
  '@media print': { paddingBlock: '2rem' },
  // Two bands of the same ground are one distance apart, not two.
  '[data-tone="paper"] + &[data-tone="paper"]': { paddingTop: 0 },
  '&[data-tone="abyss"]': {
    backgroundColor: theme.vars.palette.brand.abyss,
    color: theme.vars.palette.brand.onAbyss,
    '& :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
  },
}));

interface Props {
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** `abyss` is the dark panel of both schemes. */
  tone?: 'paper' | 'abyss';
  children: ReactNode;
}

/** A horizontal band of a page, with the vertical rhythm that all of them share. */
export function Section({ id, labelledBy, tone = 'paper', children }: Props) {
  return (
    <Band id={id} aria-labelledby={labelledBy} data-tone={tone}>
      <Wrap>{children}</Wrap>
    </Band>
  );
}
