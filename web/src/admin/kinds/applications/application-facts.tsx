import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@torque-tide/contract/applications';
import { longDay } from '@torque-tide/domain/dates';
import { itemFormPath } from '@torque-tide/domain/paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { FlowRow, ItemFacts } from '@/admin/ui/list-parts';
import { apiQuery } from '@/shared/api/api-query';
import { useSettings } from '@/shared/settings/use-settings';
import { answerUrl } from './answer';
import { useJobsOfApplications } from './application-jobs';
import { CvButton } from './cv-button';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& h4': { fontSize: '1rem', fontWeight: 600 },
  '& li > a': { display: 'inline-block', paddingBlock: theme.spacing(0.75) },
}));

/** An application's number, dates and actions, and the person's other applications. */
export function ApplicationFacts({ item }: { item: Application | undefined }) {
  const { agency } = useSettings();
  const jobOf = useJobsOfApplications();
  const headingId = useId();
  const { data: all = [] } = useQuery(apiQuery('/api/admin/applications'));
  if (!item) return null;
  const { id, email, jobId, sentAt, endsAt } = item;
  const others = all.filter((other) => other.email === email && other.id !== id);
  return (
    <Frame>
      <ItemFacts>
        <li>Number {id}</li>
        <li>Sent {longDay(sentAt)}</li>
        <li>Will be deleted on {longDay(endsAt)}</li>
      </ItemFacts>
      <FlowRow sx={{ gap: 1 }}>
        <CvButton item={item} variant="outlined" />
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          href={answerUrl(item, jobId ? jobOf(item).title : undefined, agency.name)}
        >
          Answer
        </Button>
      </FlowRow>
      {others.length > 0 && (
        <section aria-labelledby={headingId}>
          <h4 id={headingId}>Other applications of this person</h4>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <Link to={itemFormPath(CONTENT_WORDS.applications.tab, other.id)}>
                  {[jobOf(other).title, longDay(other.sentAt), other.state].join(', ')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Frame>
  );
}
