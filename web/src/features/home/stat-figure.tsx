import { useRef } from 'react';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { styled } from '@/theme/styled';
import { useCountUp } from './use-count-up';

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
}));

const Label = styled('dt')(({ theme }) => ({
  fontSize: '1.0625rem',
  color: theme.vars.palette.brand.onAbyssMuted,
}));

const Figure = styled('dd')(({ theme }) => ({
  // Tabular figures stand in from the left edge of their boxes; the label below does not.
  margin: theme.spacing(0, 0, 1.5, '-0.05em'),
  fontSize: 'clamp(4.5rem, 9.5vw, 8.5rem)',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.045em',
  fontVariantNumeric: 'tabular-nums',
}));

const Suffix = styled('span')(({ theme }) => ({
  marginLeft: '0.04em',
  fontSize: '0.62em',
  verticalAlign: '0.32em',
  color: theme.vars.palette.brand.volt,
}));

interface Props {
  value: number;
  suffix: string;
  label: string;
}

/** A figure that counts up when it is seen; who listens to the page hears the final one at once. */
export function StatFigure({ value, suffix, label }: Props) {
  const figure = useRef<HTMLElement>(null);
  const shown = useCountUp(figure, value);
  return (
    <Pair>
      <Label>{label}</Label>
      <Figure ref={figure}>
        <VisuallyHidden>{`${value}${suffix}`}</VisuallyHidden>
        <span aria-hidden="true">
          {shown}
          <Suffix>{suffix}</Suffix>
        </span>
      </Figure>
    </Pair>
  );
}
