import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { EditedItem } from '@/components/admin/edited-item';
import { ListFailure } from '@/components/admin/list-failure';
import { ListOutcome } from '@/components/admin/list-outcome';
import { ListCommands } from '@/components/admin/list-commands';
import { ItemList, ListHead } from '@/components/admin/list-parts';
import { LoadingState } from '@/components/admin/loading-state';
import { useDeletion } from '@/components/admin/use-deletion';
import { useFormAddress } from '@/components/admin/use-form-address';
import { useListOutcome } from '@/components/admin/use-list-outcome';
import { EmptyState } from '@/components/state/empty-state';
import { useDeleteTestimonial } from './mutations';
import { testimonialsQuery } from './queries';
import { TestimonialCard } from './testimonial-card';
import { TestimonialForm } from './testimonial-form';
import { testimonialHistory } from './testimonial-history';

/** Testimonials: the list, or the form in its place. */
export function TestimonialsTab() {
  const { address, openNew, openItem, close } = useFormAddress();
  const testimonials = useQuery(testimonialsQuery);
  const outcome = useListOutcome();

  function add() {
    outcome.clear();
    openNew();
  }

  function edit({ id }: Testimonial) {
    outcome.clear();
    openItem(id);
  }

  if (address.kind !== 'list') {
    return (
      <EditedItem
        address={address}
        list={testimonials}
        noun="testimonial"
        plural="testimonials"
        onClose={close}
      >
        {(testimonial) => (
          <TestimonialForm
            testimonial={testimonial}
            onCancel={close}
            onSaved={(text) => {
              outcome.say(text);
              close();
            }}
          />
        )}
      </EditedItem>
    );
  }
  return (
    <>
      <ListHead>
        <h3>Testimonials Management</h3>
        <ListCommands onAdd={add}>Add Testimonial</ListCommands>
      </ListHead>
      <ListOutcome {...outcome.line} />
      <TestimonialList
        onAdd={add}
        onEdit={edit}
        onDeleted={(testimonial) =>
          outcome.sayDeleted('Testimonial deleted.', [testimonialHistory(testimonial)])
        }
      />
    </>
  );
}

interface ListProps {
  onAdd: () => void;
  onEdit: (testimonial: Testimonial) => void;
  onDeleted: (testimonial: Testimonial) => void;
}

function TestimonialList({ onAdd, onEdit, onDeleted }: ListProps) {
  const { data: testimonials, error, refetch } = useQuery(testimonialsQuery);
  const deletion = useDeletion<Testimonial>({ remove: useDeleteTestimonial(), onDeleted });

  if (!testimonials) {
    return error ? (
      <ListFailure noun="testimonials" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>Loading testimonials...</LoadingState>
    );
  }
  if (testimonials.length === 0) {
    return (
      <EmptyState
        level={3}
        title="No testimonials found"
        actions={
          <Button variant="outlined" onClick={onAdd}>
            Add Your First Testimonial
          </Button>
        }
      />
    );
  }

  return (
    <>
      <ItemList data-columns="2">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard
              testimonial={testimonial}
              onEdit={() => onEdit(testimonial)}
              onDelete={() => deletion.ask(testimonial)}
            />
          </li>
        ))}
      </ItemList>
      <ConfirmDialog
        {...deletion.dialog}
        title="Delete Testimonial"
        text="Are you sure you want to delete this testimonial? This action cannot be undone."
      />
    </>
  );
}
