import {
  type Testimonial,
  type TestimonialInput,
  testimonialInputSchema,
} from '@torque-tide/contract/testimonials';
import { successToast, toggleToast } from '@/admin/content/announce';
import { defineContent } from '@/admin/content/define-content';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { searchedFields } from '@/admin/text/item-search';

/** The form of a testimonial: a row for each field. */
const fields = defineFields<Testimonial, TestimonialInput>()({
  quote: field.text('Quote', { rows: 5, isRequired: true }),
  author: field.line('Author Name', { beside: 'person' }),
  company: field.line('Company', { beside: 'person' }),
  jobTitle: field.line('Job Title', { beside: 'work' }),
  position: field.line('Position', { beside: 'work' }),
  sector: field.line('Sector', { beside: 'market' }),
  industry: field.line('Industry', { beside: 'market' }),
  isActive: field.toggle('Active', true, 'Display this testimonial on the website'),
});

/** What a testimonial says of who gave it. */
export const DETAILS = ['author', 'company', 'jobTitle', 'position', 'sector', 'industry'] as const;

const SEARCHED = {
  quote: { weight: 2, isLiteral: true },
  ...Object.fromEntries(DETAILS.map((name) => [name, { weight: 4 }])),
  id: { weight: 2 },
} as const;

/** Testimonials, as the admin area edits them. */
export const testimonials = defineContent('testimonials', {
  fields,
  schema: testimonialInputSchema,
  titleOf: ({ author, company, quote }) => author || company || quote,
  words: {
    heading: 'Testimonials Management',
    add: 'Add Testimonial',
    newTitle: 'Add New Testimonial',
    editTitle: 'Edit Testimonial',
    create: 'Add Testimonial',
    update: 'Update Testimonial',
    saving: 'Saving...',
    empty: 'No testimonials found',
    addFirst: 'Add Your First Testimonial',
  },
  deletion: {
    as: 'dialog',
    title: 'Delete Testimonial',
    text: () => 'Are you sure you want to delete this testimonial? This action cannot be undone.',
  },
  search: {
    label: 'Search testimonials',
    placeholder: 'Search testimonials...',
    parts: searchedFields<Testimonial>({ ...fields.labels, id: 'ID' }, SEARCHED),
  },
  announcements: {
    saved: (_, isNew) => successToast(isNew ? 'Testimonial added.' : 'Testimonial updated.'),
    deleted: () => successToast('Testimonial deleted.'),
    patched: (_, patch) => toggleToast('Testimonial', patch),
  },
});
