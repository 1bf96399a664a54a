import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '@/components/icons/arrows';
import { paths } from '@/config/paths';
import { backTo } from '@/lib/back-to';
import { styled } from '@/theme/styled';

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  marginBottom: theme.spacing(3),
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary },
}));

/** Leads from one case study to all of them. */
export function BackLink() {
  return (
    <Back to={paths.caseStudies()} onClick={backTo(paths.caseStudies())}>
      <ArrowLeftIcon size={18} />
      All case studies
    </Back>
  );
}
