import { caseStudyPath } from '@torque-tide/domain/paths';
import { styled } from '@mui/material/styles';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { publicationState, releaseAfter } from '@torque-tide/domain/publication';
import { StateBadge } from '@/admin/ui/badge';
import { useToday } from '@/admin/ui/use-today';
import { ContentTab } from '@/admin/tabs/content-tab';
import type { CardProps } from '@/admin/content/define-content';
import { PendingBadge } from '@/admin/publishing/pending-badge';
import { PreviewButton } from '@/admin/publishing/preview-button';
import { ItemLive } from '@/admin/live/item-live';
import { GridCardButtons, ItemLink } from '@/admin/ui/item-button';
import {
  ItemCard,
  ItemFacts,
  ItemPreview,
  ItemTitle,
  ItemTop,
  itemAttributes,
} from '@/admin/ui/list-parts';
import { FoundQuotes, Marked, NearMatch } from '@/admin/text/marked';
import { CaseStudyCover } from '@/shared/content/case-study/case-study-cover';
import { SectorBadge } from '@/shared/content/case-study/sector-badge';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import { TagList } from '@/shared/content/case-study/tag-list';
import { ArrowOutIcon } from '@/shared/ui/icons/arrows';
import { caseStudies } from './case-studies';

const Cover = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  margin: theme.spacing(-2.5, -2.5, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '15px 15px 0 0',
  '& > div': { aspectRatio: '5 / 2' },
}));

/** A case study in the admin's grid. */
function CaseStudyCard({ item, onEdit, onDelete, onHistory }: CardProps<CaseStudy>) {
  const { id, title, description, image, sector, tags, stats } = item;
  const titleId = `case-study-${id}`;
  const now = useToday((moment) => releaseAfter(item, moment));
  const state = publicationState(item, now);
  return (
    <ItemCard {...itemAttributes(id, titleId, state === 'live')}>
      <ItemLive kind="caseStudies" id={id} />
      <Cover>
        <CaseStudyCover src={image} tone={sectorToneOf(sector)} />
      </Cover>
      <ItemTop>
        <SectorBadge sector={sector} />
        <StateBadge state={state} />
        <NearMatch />
        <PendingBadge kind="caseStudies" id={id} />
      </ItemTop>
      <ItemTitle id={titleId} data-fades="">
        <Marked>{title}</Marked>
      </ItemTitle>
      <ItemPreview>
        <Marked isLong>{description}</Marked>
      </ItemPreview>
      <FoundQuotes />
      <TagList tags={tags} />
      {(stats.timeToHire || stats.location) && (
        <ItemFacts>
          {stats.timeToHire && <li>Time to hire: {stats.timeToHire}</li>}
          {stats.location && (
            <li>
              <Marked>{stats.location}</Marked>
            </li>
          )}
        </ItemFacts>
      )}
      <GridCardButtons
        describedBy={titleId}
        onEdit={onEdit}
        onHistory={onHistory}
        onDelete={onDelete}
      >
        <ItemLink href={caseStudyPath(id)} aria-describedby={titleId}>
          View
          <ArrowOutIcon size={16} />
        </ItemLink>
        <PreviewButton kind="caseStudies" item={item} now={now} describedBy={titleId} />
      </GridCardButtons>
    </ItemCard>
  );
}

/** Case studies: the grid with its search, or the form in its place. */
export function CaseStudiesTab() {
  return <ContentTab definition={caseStudies} Card={CaseStudyCard} />;
}
