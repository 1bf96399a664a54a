import { styled } from '@mui/material/styles';
import {
  type Testimonial,
  type TestimonialInput,
  testimonialInputSchema,
} from '@torque-tide/contract/testimonials';
import { successToast, toggleToast } from '@/admin/content/content-tools';
import { type CardProps, defineContent } from '@/admin/content/define-content';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { EditingMark } from '@/admin/live/live-context';
import { WriteFailure } from '@/admin/requests/failures';
import { ActiveBadge, itemAttributes, ItemCard, ItemTop, Note } from '@/admin/ui/list-parts';
import { GridCardButtons } from '@/admin/ui/item-button';

const fields = defineFields<Testimonial, TestimonialInput>()({
  quote: field.text('Quote', { rows: 5, isRequired: true }),
  author: field.line('Author Name', { beside: 'person' }),
  company: field.line('Company', {
    beside: 'person',
    hint: 'Shows the figures of this company’s case study.',
  }),
  jobTitle: field.line('Job Title', { beside: 'work' }),
  position: field.line('Position', { beside: 'work' }),
  sector: field.line('Sector', { beside: 'market' }),
  industry: field.line('Industry', { beside: 'market' }),
  isActive: field.toggle('Active', true, 'Display this testimonial on the website'),
});

/** What a testimonial says of who gave it. */
const DETAILS = ['author', 'company', 'jobTitle', 'position', 'sector', 'industry'] as const;

export const definition = defineContent('testimonials', {
  fields,
  schema: testimonialInputSchema,
  titleOf: ({ author, company, quote }) => author || company || quote,
  words: {
    heading: 'Testimonials Management',
    newTitle: 'Add New Testimonial',
    saving: 'Saving...',
    empty: 'No testimonials found',
    addFirst: 'Add Your First Testimonial',
  },
  deletion: {
    as: 'dialog',
    title: 'Delete Testimonial',
    text: () => 'Are you sure you want to delete this testimonial? This action cannot be undone.',
  },
  specifiedOf: ({ quote }) => [quote],
  preview: {
    needs: ['quote'],
    isListed: true,
    usePages: () => ({ pages: { '/#testimonials': 'Home' } }),
  },
  announcements: {
    saved: (_, isNew) => successToast(isNew ? 'Testimonial added.' : 'Testimonial updated.'),
    deleted: () => successToast('Testimonial deleted.'),
    patched: (_, patch) => toggleToast('Testimonial', patch),
  },
});

const Quote = styled('blockquote')({ fontSize: '1.0625rem', lineHeight: 1.5 });

const Details = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  margin: theme.spacing(1, 0, 0),
  fontSize: '0.9375rem',
  '& div': { display: 'grid', gridTemplateColumns: '7rem 1fr', gap: theme.spacing(1) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere' },
}));

/** A testimonial with everything that is stored of it. */
export function Card({ item: stored, ...actions }: CardProps<Testimonial>) {
  const { item, mutate, error } = definition.usePatch(stored);
  const { id, quote, isActive } = item;
  const quoteId = `testimonial-${id}`;
  const details = DETAILS.filter((name) => item[name]);
  return (
    <ItemCard {...itemAttributes(id, quoteId, isActive, actions.onEdit)}>
      <EditingMark kind="testimonials" id={id} place="card" />
      <ItemTop>
        <Note>#{id}</Note>
        <ActiveBadge isActive={isActive} />
      </ItemTop>
      <Quote id={quoteId} data-fades="">
        “{quote}”
      </Quote>
      {details.length > 0 && (
        <Details>
          {details.map((name) => (
            <div key={name}>
              <dt>{fields.labels[name]}</dt>
              <dd>{item[name] ?? ''}</dd>
            </div>
          ))}
        </Details>
      )}
      <WriteFailure error={error} subject="The testimonial" />
      <GridCardButtons
        hasIcons
        describedBy={quoteId}
        switching={{ isActive, onSwitch: () => mutate({ isActive: !isActive }) }}
        {...actions}
      />
    </ItemCard>
  );
}
