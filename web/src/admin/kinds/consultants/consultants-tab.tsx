import { styled } from '@mui/material/styles';
import type { Consultant } from '@torque-tide/contract/consultants';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { describeFailure, failureTitle } from '@/admin/requests/describe';
import type { CardProps } from '@/admin/content/define-content';
import { GridCardButtons } from '@/admin/ui/item-button';
import {
  ItemCard,
  ItemFacts,
  ItemPreview,
  ItemTitle,
  ItemTop,
  itemAttributes,
} from '@/admin/ui/list-parts';
import { Marked } from '@/admin/text/marked';
import { ItemLive } from '@/admin/live/item-live';
import { ActiveBadge } from '@/admin/ui/badge';
import { ContentTab } from '@/admin/tabs/content-tab';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { Portrait } from '@/shared/content/consultant/portrait';
import { consultants } from './consultants';

const Who = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(2),
}));

const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

/** A consultant in the admin's grid, with everything that finds them a job. */
function ConsultantCard({ item, onEdit, onDelete, onHistory }: CardProps<Consultant>) {
  const { id, name, role, sentence, sectorTags, countryTags, phone, email, isActive } = item;
  const toggle = consultants.usePatch(id);
  const titleId = `consultant-${id}`;
  const facts = [splitTags(sectorTags).join(', '), splitTags(countryTags).join(', '), phone, email];
  return (
    <ItemCard {...itemAttributes(id, titleId, isActive)}>
      <ItemLive kind="consultants" id={id} />
      <Who>
        <Portrait {...item} />
        <Words>
          <ItemTop>
            <ItemTitle id={titleId} data-fades="">
              <Marked>{name}</Marked>
            </ItemTitle>
            <ActiveBadge isActive={isActive} />
          </ItemTop>
          <span>
            <Marked>{role}</Marked>
          </span>
        </Words>
      </Who>
      <ItemPreview>
        <Marked>{sentence}</Marked>
      </ItemPreview>
      <ItemFacts>
        {facts.map(
          (fact) =>
            fact && (
              <li key={fact}>
                <Marked>{fact}</Marked>
              </li>
            ),
        )}
      </ItemFacts>
      {toggle.isError && (
        <ProblemAlert title={failureTitle(toggle.error, 'The consultant', 'changed')}>
          {describeFailure(toggle.error)}
        </ProblemAlert>
      )}
      <GridCardButtons
        describedBy={titleId}
        switching={{ isActive, onSwitch: () => toggle.mutate({ isActive: !isActive }) }}
        onEdit={onEdit}
        onHistory={onHistory}
        onDelete={onDelete}
      />
    </ItemCard>
  );
}

/** People: the list, or the form in its place. */
export function ConsultantsTab() {
  return <ContentTab definition={consultants} Card={ConsultantCard} />;
}
