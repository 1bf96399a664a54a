import { styled } from '@mui/material/styles';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { ActiveBadge } from '@/components/admin/badge';
import { useContentTools } from '@/components/admin/content-tools-context';
import { describeFailure } from '@/components/admin/describe-failure';
import { ItemButton } from '@/components/admin/item-button';
import { ItemActions, ItemCard, ItemTop } from '@/components/admin/list-parts';
import { ProblemAlert } from '@/components/admin/problem-alert';
import { BinIcon, PencilIcon } from '@/components/icons/admin';
import { useToggleTestimonial } from './mutations';
import { testimonialHistory } from './testimonial-history';
import { TESTIMONIAL_LABELS } from './testimonial-values';

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

const DETAILS = ['author', 'company', 'jobTitle', 'position', 'sector', 'industry'] as const;

interface Props {
  testimonial: Testimonial;
  onEdit: () => void;
  onDelete: () => void;
}

/** A testimonial with everything that is stored of it. */
export function TestimonialCard({ testimonial, onEdit, onDelete }: Props) {
  const { id, quote, isActive } = testimonial;
  const toggle = useToggleTestimonial(id);
  const { showHistory } = useContentTools();
  const quoteId = `testimonial-${id}`;
  const details = DETAILS.filter((name) => testimonial[name] !== '');
  return (
    <ItemCard data-faded={isActive ? undefined : ''}>
      <ItemTop>
        <Id>#{id}</Id>
        <ActiveBadge isActive={isActive} />
      </ItemTop>
      <Quote id={quoteId} data-fades="">
        “{quote}”
      </Quote>
      {details.length > 0 && (
        <Details>
          {details.map((name) => (
            <div key={name}>
              <dt>{TESTIMONIAL_LABELS[name]}</dt>
              <dd>{testimonial[name]}</dd>
            </div>
          ))}
        </Details>
      )}
      {toggle.isError && (
        <ProblemAlert title="The testimonial was not changed">
          {describeFailure(toggle.error)}
        </ProblemAlert>
      )}
      <ItemActions>
        <ItemButton aria-describedby={quoteId} onClick={() => toggle.mutate(!isActive)}>
          {isActive ? 'Deactivate' : 'Activate'}
        </ItemButton>
        <ItemButton
          aria-describedby={quoteId}
          onClick={() => showHistory(testimonialHistory(testimonial))}
        >
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
