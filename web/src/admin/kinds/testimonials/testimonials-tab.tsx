import { styled } from '@mui/material/styles';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { ActiveBadge } from '@/admin/ui/badge';
import { ContentTab } from '@/admin/tabs/content-tab';
import type { CardProps } from '@/admin/content/define-content';
import { describeFailure, failureTitle } from '@/admin/requests/describe';
import { ItemLive } from '@/admin/live/item-live';
import { ItemButton } from '@/admin/ui/item-button';
import { ItemActions, ItemCard, ItemTop, itemAttributes } from '@/admin/ui/list-parts';
import { Marked } from '@/admin/text/marked';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { BinIcon, PencilIcon } from '@/shared/ui/icons/admin';
import { DETAILS, testimonials } from './testimonials';

const Id = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Quote = styled('blockquote')({ margin: 0, fontSize: '1.0625rem', lineHeight: 1.5 });

const Details = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  margin: theme.spacing(1, 0, 0),
  fontSize: '0.9375rem',
  '& div': { display: 'grid', gridTemplateColumns: '7rem 1fr', gap: theme.spacing(1) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** A testimonial with everything that is stored of it. */
function TestimonialCard({ item, onEdit, onDelete, onHistory }: CardProps<Testimonial>) {
  const { id, quote, isActive } = item;
  const toggle = testimonials.usePatch(id);
  const quoteId = `testimonial-${id}`;
  const details = DETAILS.filter((name) => item[name]);
  return (
    <ItemCard {...itemAttributes(id, quoteId, isActive)}>
      <ItemLive kind="testimonials" id={id} />
      <ItemTop>
        <Id>
          #<Marked>{id}</Marked>
        </Id>
        <ActiveBadge isActive={isActive} />
      </ItemTop>
      <Quote id={quoteId} data-fades="">
        “<Marked>{quote}</Marked>”
      </Quote>
      {details.length > 0 && (
        <Details>
          {details.map((name) => (
            <div key={name}>
              <dt>{testimonials.fields.labels[name]}</dt>
              <dd>
                <Marked>{item[name] ?? ''}</Marked>
              </dd>
            </div>
          ))}
        </Details>
      )}
      {toggle.isError && (
        <ProblemAlert title={failureTitle(toggle.error, 'The testimonial', 'changed')}>
          {describeFailure(toggle.error)}
        </ProblemAlert>
      )}
      <ItemActions>
        <ItemButton
          aria-describedby={quoteId}
          onClick={() => toggle.mutate({ isActive: !isActive })}
        >
          {isActive ? 'Deactivate' : 'Activate'}
        </ItemButton>
        <ItemButton aria-describedby={quoteId} onClick={onHistory}>
          History
        </ItemButton>
        <ItemButton aria-label="Edit" aria-describedby={quoteId} onClick={onEdit}>
          <PencilIcon />
        </ItemButton>
        <ItemButton aria-label="Delete" aria-describedby={quoteId} color="error" onClick={onDelete}>
          <BinIcon />
        </ItemButton>
      </ItemActions>
    </ItemCard>
  );
}

/** Testimonials: the list, or the form in its place. */
export function TestimonialsTab() {
  return <ContentTab definition={testimonials} Card={TestimonialCard} />;
}
