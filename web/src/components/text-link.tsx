import { Link } from 'react-router-dom';
import { styled } from '@/theme/styled';

/** A link that stands alone, beside a heading or below a text; underlined in its sector's colour. */
export const TextLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(1),
  fontWeight: 600,
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textDecorationColor: `var(--tone, ${theme.vars.palette.primary.main})`,
  textUnderlineOffset: '0.35em',
  '&:hover': { color: `var(--tone, ${theme.vars.palette.primary.main})` },
}));
