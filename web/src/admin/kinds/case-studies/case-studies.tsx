import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import {
  CASE_STUDY_ID_MAX,
  type CaseStudy,
  type CaseStudyInput,
  caseStudyInputSchema,
} from '@torque-tide/contract/case-studies';
import { caseStudyPath } from '@torque-tide/domain/paths';
import { publicationState } from '@torque-tide/domain/publication';
import { slugOf } from '@torque-tide/domain/plain-text';
import { successToast, useContentTools } from '@/admin/content/content-tools';
import { type CardProps, defineContent } from '@/admin/content/define-content';
import { sectorsQuery } from '@/admin/content/choices';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { EditingMark } from '@/admin/live/live-context';
import { picture } from '@/admin/media/picture-field';
import {
  DraftBadge,
  isUnseen,
  publishOn,
  savedAs,
  StateBadge,
} from '@/admin/publishing/publishing';
import {
  itemAttributes,
  ItemCard,
  ItemFacts,
  ItemPreview,
  ItemTitle,
  ItemTop,
} from '@/admin/ui/list-parts';
import { GridCardButtons, ItemButton, ItemLink } from '@/admin/ui/item-button';
import { useNow } from '@/admin/ui/use-now';
import { ApiError } from '@/shared/api/api-error';
import { CaseStudyCover } from '@/shared/content/case-study/case-study-cover';
import { SectorBadge, TagList } from '@/shared/content/case-study/case-study-tags';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';

const MINUTE = 60_000;

/** The choices for a case study's sector. */
function useSectorNames() {
  const { data: sectors = [], isError } = useQuery(sectorsQuery.ofCaseStudies);
  return {
    names: sectors.map(({ name }) => name),
    problem: isError ? 'The sectors could not be loaded.' : undefined,
  };
}

const time = (label: string) => field.optionalLine(label, { beside: 'times' });
const figure = (label: string) => field.integer(label, undefined, { beside: 'facts' });

const fields = defineFields<CaseStudy, CaseStudyInput, 'isDraft'>()(
  {
    id: field.line('URL Slug', {
      hint: 'Used in the URL.',
      // Not editable later, because it is part of existing links.
      fixedHint: 'Used in the URL. It can’t change now.',
      isRequired: true,
      proposed: ({ title }) => slugOf(String(title ?? ''), CASE_STUDY_ID_MAX),
    }),
    title: field.line('Title', { isRequired: true }),
    description: field.text('Short Description', {
      rows: 3,
      hint: 'Shown on cards.',
      isRequired: true,
    }),
    image: picture('Image URL', {
      use: 'cover',
      isRequired: true,
      fileHint: 'Describe it in the next field.',
    }),
    imageText: field.line('Image Description', {
      hint: 'One sentence for people who can’t see the image. Empty if it is only decoration.',
    }),
    sector: field.choice('Sector', {
      useChoices: useSectorNames,
      emptyLabel: 'Choose a sector',
      isRequired: true,
      beside: 'client',
    }),
    company: field.line('Company', { beside: 'client' }),
    tagsInput: field.at('tags', field.tagList('Tags', { hint: 'Comma-separated.' })),
    fullDescription: field.paragraphs('Full Description', {
      rows: 8,
      hint: 'A blank line separates paragraphs.',
      isRequired: true,
    }),
    challenge: field.text('Challenge', { rows: 4, isRequired: true }),
    solution: field.text('Solution', { rows: 4, isRequired: true }),
    results: field.text('Results', { rows: 4, isRequired: true }),
    ...field.group('Statistics & Metrics', {
      timeToShortlist: field.at('stats.timeToShortlist', time('Time to Shortlist')),
      timeToHire: field.at('stats.timeToHire', time('Time to Hire')),
      candidatesPresented: field.at('stats.candidatesPresented', figure('Candidates Presented')),
      peopleHired: field.at('stats.peopleHired', figure('People Hired')),
      location: field.at('stats.location', field.optionalLine('Location', { beside: 'facts' })),
      year: field.at('stats.year', figure('Year')),
    }),
    ...field.group('Testimonial (optional)', {
      testimonialQuote: field.at(
        'testimonial.quote',
        field.text('Quote', {
          rows: 3,
          hint: 'Without a quote, no testimonial is shown.',
        }),
      ),
      testimonialAuthor: field.at('testimonial.author', field.line('Author', { beside: 'person' })),
      testimonialCompany: field.at(
        'testimonial.company',
        field.line('Testimonial Company', {
          shortLabel: 'Company',
          beside: 'person',
        }),
      ),
    }),
    publishAt: publishOn,
  },
  { testimonial: 'testimonialQuote' },
);

/** The server's own words where it has some, else the error's message in the specified form. */
function messageOf(error: Error): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? error.message;
}

export const caseStudies = defineContent('caseStudies', {
  fields,
  schema: caseStudyInputSchema,
  titleOf: ({ title }) => title,
  words: {
    create: 'Create Case Study',
    emptyHint: 'Add your first case study.',
  },
  deletion: {
    as: 'dialog',
    title: 'Are you sure?',
    text: ({ title }) =>
      `This will permanently delete the case study "${title}". This action cannot be undone.`,
  },
  announcements: {
    saved: ({ title, ...rest }, isNew) =>
      successToast(
        isNew ? 'Case study created' : 'Case study updated',
        [title, savedAs(rest, new Date())].filter(Boolean).join(': '),
      ),
    saveFailed: (_, isNew) => ({
      title: isNew ? 'Error creating case study' : 'Error updating case study',
      description: `Failed to ${isNew ? 'create' : 'update'} case study. Please try again.`,
      tone: 'error',
    }),
    deleted: ({ title }) => successToast('Case study deleted', title),
    deleteFailed: (error) => ({
      title: 'Error',
      description: `Failed to delete case study: ${messageOf(error)}`,
      tone: 'error',
    }),
  },
  specifiedOf: ({ title, description, sector }) => [title, description, sector],
  staleTime: MINUTE,
  preview: {
    needs: ['title'],
    usePages: ({ id }) => ({ pages: { [caseStudyPath(id)]: 'The case study' } }),
  },
});

const Cover = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  margin: theme.spacing(-2.5, -2.5, 1),
  [theme.breakpoints.down('sm')]: {
    marginInline: theme.spacing(-2),
    marginTop: theme.spacing(-1.75),
  },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '15px 15px 0 0',
  '& > div': { aspectRatio: '5 / 2' },
}));

/** A case study in the admin's grid. */
export function Card({ item, ...actions }: CardProps<CaseStudy>) {
  const { id, title, description, image, sector, tags, stats } = item;
  const titleId = `case-study-${id}`;
  const now = useNow();
  const state = publicationState(item, now);
  const isPreviewable = isUnseen(item, now);
  const { showPreviews } = useContentTools();
  return (
    <ItemCard {...itemAttributes(id, titleId, state === 'live', actions.onEdit)}>
      <EditingMark kind="caseStudies" id={id} place="card" />
      <Cover>
        <CaseStudyCover src={image} tone={sectorToneOf(sector)} />
      </Cover>
      <ItemTop>
        <SectorBadge sector={sector} />
        <StateBadge item={item} now={now} />
        <DraftBadge note={item.draft} />
      </ItemTop>
      <ItemTitle id={titleId} data-fades="">
        {title}
      </ItemTitle>
      <ItemPreview>{description}</ItemPreview>
      <TagList tags={tags} />
      {(stats.timeToHire || stats.location) && (
        <ItemFacts>
          {stats.timeToHire && <li>Time to hire: {stats.timeToHire}</li>}
          {stats.location && <li>{stats.location}</li>}
        </ItemFacts>
      )}
      <GridCardButtons describedBy={titleId} {...actions}>
        <ItemLink href={caseStudyPath(id)} aria-describedby={titleId} />
        {isPreviewable && (
          <ItemButton
            aria-describedby={titleId}
            onClick={() => showPreviews({ kind: 'caseStudies', id, title })}
          >
            Preview link
          </ItemButton>
        )}
      </GridCardButtons>
    </ItemCard>
  );
}

export { caseStudies as definition };
