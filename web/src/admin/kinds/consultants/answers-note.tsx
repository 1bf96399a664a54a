import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Consultant } from '@torque-tide/contract/consultants';
import { changedAnswers } from '@torque-tide/domain/consultants/changed-answers';
import { questionOfJob } from '@torque-tide/domain/consultants/consultant-questions';
import { publicationState } from '@torque-tide/domain/publication';
import { consultantsQuery } from '@/admin/content/choices';
import { apiQuery } from '@/shared/api/api-query';
import { useTaxonomy } from '@/shared/settings/use-settings';

const JOBS_STALE_MS = 60_000;

export const Note = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  fontWeight: 500,
  color: theme.vars.palette.secondary.main,
}));

type Person = Pick<
  Consultant,
  'id' | 'name' | 'isActive' | 'sectorTags' | 'countryTags' | 'sortOrder'
>;

/** Says for how many live jobs a person as typed would answer who doesn't now, or no longer. */
export function AnswersNote({ person, now }: { person: Person; now: string }) {
  const taxonomy = useTaxonomy();
  const { data: people = [] } = useQuery(consultantsQuery);
  const { data: jobs = [] } = useQuery({ ...apiQuery('/api/jobs'), staleTime: JOBS_STALE_MS });
  const live = jobs.filter((job) => publicationState(job, new Date(now)) === 'live');
  const { gained, lost } = changedAnswers(taxonomy, live.map(questionOfJob), {
    id: person.id,
    before: people,
    after: inOrder(people, person),
  });
  const changes = [
    gained > 0 && `visitors ask this person about ${jobsText(gained, ' more')}`,
    lost > 0 && `someone else, or nobody, answers for ${jobsText(lost, '')}`,
  ].filter(Boolean);
  return changes.length === 0 ? null : (
    <Note role="status">Once you save, {changes.join(', and ')}.</Note>
  );
}

const jobsText = (count: number, more: string) =>
  count === 1 ? `1${more} job` : `${count}${more} jobs`;

/** The people with one of them as typed, in the order in which the website has them. */
export function inOrder<P extends Pick<Consultant, 'id' | 'name' | 'sortOrder'>>(
  people: readonly P[],
  person: P,
): P[] {
  return [...people.filter(({ id }) => id !== person.id), person].sort(
    (a, b) => a.sortOrder - b.sortOrder || a.name.localeCompare(b.name),
  );
}
