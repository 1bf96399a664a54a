import { styled } from '@mui/material/styles';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { useContentTools } from '@/components/admin/content-tools-context';
import { ItemButton, ItemLink } from '@/components/admin/item-button';
import {
  ItemActions,
  ItemCard,
  ItemFacts,
  ItemPreview,
  ItemTitle,
} from '@/components/admin/list-parts';
import { CaseStudyCover } from '@/components/case-study/case-study-cover';
import { SectorBadge } from '@/components/case-study/sector-badge';
import { sectorToneOf } from '@/components/sector/sector-tone';
import { TagList } from '@/components/case-study/tag-list';
import { ArrowOutIcon } from '@/components/icons/arrows';
import { paths } from '@/config/paths';
import { caseStudyHistory } from './case-study-history';

const Cover = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  margin: theme.spacing(-2.5, -2.5, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '15px 15px 0 0',
  '& > div': { aspectRatio: '5 / 2' },
}));

interface Props {
  study: CaseStudy;
  onEdit: () => void;
  onDelete: () => void;
}

/** A case study in the admin's grid. */
export function CaseStudyCard({ study, onEdit, onDelete }: Props) {
  const { id, title, description, image, sector, tags, stats } = study;
  const titleId = `case-study-${id}`;
  const { showHistory } = useContentTools();
  return (
    <ItemCard>
      <Cover>
        <CaseStudyCover src={image} tone={sectorToneOf(sector)} />
      </Cover>
      <SectorBadge sector={sector} />
      <ItemTitle id={titleId}>{title}</ItemTitle>
      <ItemPreview>{description}</ItemPreview>
      <TagList tags={tags} />
      {(stats.timeToHire || stats.location) && (
        <ItemFacts>
          {stats.timeToHire && <li>Time to hire: {stats.timeToHire}</li>}
          {stats.location && <li>{stats.location}</li>}
        </ItemFacts>
      )}
      <ItemActions>
        <ItemLink href={paths.caseStudy(id)} aria-describedby={titleId}>
          View
          <ArrowOutIcon size={16} />
        </ItemLink>
        <ItemButton aria-describedby={titleId} onClick={onEdit}>
          Edit
        </ItemButton>
        <ItemButton aria-describedby={titleId} onClick={() => showHistory(caseStudyHistory(study))}>
          History
        </ItemButton>
        <ItemButton aria-describedby={titleId} color="error" onClick={onDelete}>
          Delete
        </ItemButton>
      </ItemActions>
    </ItemCard>
  );
}
