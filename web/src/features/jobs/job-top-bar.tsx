import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/button/button';
import { ArrowLeftIcon } from '@/components/icons/arrows';
import { PrintIcon } from '@/components/icons/share';
import type { JobArticleModel } from '@/components/job/job-view-model';
import { paths } from '@/config/paths';
import { backTo } from '@/lib/back-to';
import { styled } from '@/theme/styled';
import { ShareJob } from './share-job';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(5),
  '& > div': { display: 'flex', gap: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: { marginBottom: theme.spacing(4) },
  '@media print': { display: 'none' },
}));

const Print = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

interface Props {
  job: JobArticleModel;
}

/** The way back to the list, and ways to take the job along. */
export function JobTopBar({ job }: Props) {
  return (
    <Bar>
      <ButtonLink
        to={paths.jobs()}
        onClick={backTo(paths.jobs())}
        variant="outlined"
        size="small"
        startIcon={<ArrowLeftIcon size={18} />}
      >
        Back to Jobs
      </ButtonLink>
      <div>
        <ShareJob id={job.id} title={job.title} />
        <Print
          variant="outlined"
          size="small"
          startIcon={<PrintIcon size={18} />}
          onClick={() => window.print()}
        >
          Print
        </Print>
      </div>
    </Bar>
  );
}
