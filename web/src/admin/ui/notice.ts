import { styled } from '@mui/material/styles';
import { FlowRow } from './rows';

/** Says something above the fields of a form, with what can be done about it beside it. */
export const Notice = styled(FlowRow)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 3),
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.secondary.main}`,
  borderRadius: 12,
  '& strong': { display: 'block', fontWeight: 600 },
}));
