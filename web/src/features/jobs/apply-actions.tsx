import { brand } from '@torque-tide/contract/brand';
import type { Ref } from 'react';
import { Button, ButtonAnchor } from '@/components/button/button';
import { useCopy } from '@/components/copy/use-copy';
import { styled } from '@/theme/styled';
import { applyUrl } from './apply-url';

const Root = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  '@media print': { display: 'none' },
}));

const Address = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0 },
  '& div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 1),
  },
  '& strong': {
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
}));

interface Props {
  /** The job's title. */
  title: string;
  ref?: Ref<HTMLDivElement>;
}

/** Applying by e-mail, with the address to copy where no e-mail program opens. */
export function ApplyActions({ title, ref }: Props) {
  const copy = useCopy();
  return (
    <Root ref={ref}>
      <ButtonAnchor variant="contained" size="large" fullWidth href={applyUrl(title)}>
        Apply Now
      </ButtonAnchor>
      <Address>
        <p>Or write to us yourself:</p>
        <div>
          <strong>{brand.email}</strong>
          <Button
            size="small"
            variant="text"
            aria-label="Copy e-mail address"
            onClick={() =>
              void copy({
                text: brand.email,
                done: 'E-mail address copied',
                fallback: `Please write to ${brand.email}`,
              })
            }
          >
            Copy
          </Button>
        </div>
      </Address>
    </Root>
  );
}
