import { styled } from '@/theme/styled';

/** Three short texts side by side, ruled off by hairlines; one below the other on a narrow screen. */
export const RuledColumns = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': { paddingBlock: theme.spacing(4) },
  '& p': { margin: theme.spacing(1.5, 0, 0), color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& li': { paddingInline: theme.spacing(4) },
    '& li:first-of-type': { paddingLeft: 0 },
    '& li + li': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}));
