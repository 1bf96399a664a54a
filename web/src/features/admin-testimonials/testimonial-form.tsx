import { useQueryClient } from '@tanstack/react-query';
import { type Testimonial, testimonialInputSchema } from '@torque-tide/contract/testimonials';
import { useForm } from 'react-hook-form';
import { FieldPair } from '@/components/admin/form-frame.styles';
import { inputResolver } from '@/components/admin/input-resolver';
import { ItemForm } from '@/components/admin/item-form';
import { SwitchField } from '@/components/admin/switch-field';
import { useItemForm } from '@/components/admin/use-item-form';
import { NativeTextField } from '@/components/form/native-text-field';
import { testimonialHistory } from './testimonial-history';
import { useSaveTestimonial } from './mutations';
import { testimonialsQuery } from './queries';
import {
  TESTIMONIAL_KINDS,
  TESTIMONIAL_LABELS as LABELS,
  type TestimonialValues,
  testimonialFieldOf,
  toTestimonialInput,
  toTestimonialValues,
} from './testimonial-values';

interface Props {
  /** Undefined adds a new one. */
  testimonial: Testimonial | undefined;
  onSaved: (outcome: string) => void;
  onCancel: () => void;
}

/** Adds or edits a testimonial; stays open, with what was typed, when it cannot be saved. */
export function TestimonialForm({ testimonial, onSaved, onCancel }: Props) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveTestimonial();
  const form = useForm<TestimonialValues>({
    resolver: inputResolver(testimonialInputSchema, toTestimonialInput, testimonialFieldOf),
    defaultValues: toTestimonialValues(testimonial),
  });
  const state = useItemForm({
    kind: 'testimonials',
    form,
    item: testimonial,
    toValues: toTestimonialValues,
    kinds: TESTIMONIAL_KINDS,
    fieldOf: testimonialFieldOf,
    save: (values, base) => mutateAsync({ body: toTestimonialInput(values), base }),
    onSaved: () => onSaved(testimonial ? 'Testimonial updated.' : 'Testimonial added.'),
    reload: async (id) => {
      const list = await queryClient.fetchQuery({ ...testimonialsQuery, staleTime: 0 });
      return list.find((item) => item.id === id);
    },
  });
  const { control } = form;

  return (
    <ItemForm
      state={state}
      control={form.control}
      noun="testimonial"
      labels={LABELS}
      kinds={TESTIMONIAL_KINDS}
      title={testimonial ? 'Edit Testimonial' : 'Add New Testimonial'}
      submitLabel={testimonial ? 'Update Testimonial' : 'Add Testimonial'}
      savingLabel="Saving..."
      history={testimonial && testimonialHistory(testimonial)}
      onCancel={onCancel}
    >
      <NativeTextField control={control} name="quote" label={LABELS.quote} rows={5} isRequired />
      <FieldPair>
        <NativeTextField control={control} name="author" label={LABELS.author} />
        <NativeTextField control={control} name="company" label={LABELS.company} />
      </FieldPair>
      <FieldPair>
        <NativeTextField control={control} name="jobTitle" label={LABELS.jobTitle} />
        <NativeTextField control={control} name="position" label={LABELS.position} />
      </FieldPair>
      <FieldPair>
        <NativeTextField control={control} name="sector" label={LABELS.sector} />
        <NativeTextField control={control} name="industry" label={LABELS.industry} />
      </FieldPair>
      <SwitchField
        control={control}
        name="isActive"
        label={LABELS.isActive}
        hint="Display this testimonial on the website"
      />
    </ItemForm>
  );
}
