import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { ChoiceField } from '@/components/admin/choice-field';
import { FieldGroup, FieldPair } from '@/components/admin/form-frame.styles';
import { NativeTextField } from '@/components/form/native-text-field';
import { CASE_STUDY_LABELS as LABELS, type CaseStudyValues } from './case-study-values';
import { sectorsQuery } from './queries';

interface Props {
  control: Control<CaseStudyValues>;
  /** The sector to offer even when the list does not have it, or not yet. */
  storedSector: string;
  /** The slug stands in links that others have made: it stays what it was. */
  isIdFixed: boolean;
}

/** The inputs that a new case study and an old one share. */
export function CaseStudyInputs({ control, storedSector, isIdFixed }: Props) {
  const { data: sectors = [], isError } = useQuery(sectorsQuery);
  const names = sectors.map(({ name }) => name);
  const choices = storedSector && !names.includes(storedSector) ? [storedSector, ...names] : names;
  return (
    <>
      <NativeTextField
        control={control}
        name="id"
        label={LABELS.id}
        hint={isIdFixed ? 'Used in the URL. It does not change any more.' : 'Used in the URL.'}
        isReadOnly={isIdFixed}
        isRequired
      />
      <NativeTextField control={control} name="title" label={LABELS.title} isRequired />
      <NativeTextField
        control={control}
        name="description"
        label={LABELS.description}
        hint="Shown on cards."
        rows={3}
        isRequired
      />
      <NativeTextField control={control} name="image" label={LABELS.image} type="url" isRequired />
      <FieldPair>
        <ChoiceField
          control={control}
          name="sector"
          label={LABELS.sector}
          emptyLabel="Choose a sector"
          choices={choices}
          isRequired
          {...(isError ? { hint: 'The sectors could not be loaded.' } : {})}
        />
        <NativeTextField control={control} name="company" label={LABELS.company} />
      </FieldPair>
      <NativeTextField
        control={control}
        name="tagsInput"
        label={LABELS.tagsInput}
        hint="Comma-separated."
      />
      <NativeTextField
        control={control}
        name="fullDescription"
        label={LABELS.fullDescription}
        hint="A blank line separates paragraphs."
        rows={8}
        isRequired
      />
      <NativeTextField
        control={control}
        name="challenge"
        label={LABELS.challenge}
        rows={4}
        isRequired
      />
      <NativeTextField
        control={control}
        name="solution"
        label={LABELS.solution}
        rows={4}
        isRequired
      />
      <NativeTextField
        control={control}
        name="results"
        label={LABELS.results}
        rows={4}
        isRequired
      />
      <StatisticsInputs control={control} />
      <TestimonialInputs control={control} />
    </>
  );
}

type GroupProps = Pick<Props, 'control'>;

function StatisticsInputs({ control }: GroupProps) {
  return (
    <FieldGroup>
      <legend>Statistics &amp; Metrics</legend>
      <FieldPair>
        <NativeTextField control={control} name="timeToShortlist" label={LABELS.timeToShortlist} />
        <NativeTextField control={control} name="timeToHire" label={LABELS.timeToHire} />
      </FieldPair>
      <FieldPair>
        <NativeTextField
          control={control}
          name="candidatesPresented"
          label={LABELS.candidatesPresented}
          type="number"
        />
        <NativeTextField control={control} name="location" label={LABELS.location} />
        <NativeTextField control={control} name="year" label={LABELS.year} type="number" />
      </FieldPair>
    </FieldGroup>
  );
}

function TestimonialInputs({ control }: GroupProps) {
  return (
    <FieldGroup>
      <legend>Testimonial (optional)</legend>
      <NativeTextField
        control={control}
        name="testimonialQuote"
        label={LABELS.testimonialQuote}
        hint="Without a quote, no testimonial is shown."
        rows={3}
      />
      <FieldPair>
        <NativeTextField
          control={control}
          name="testimonialAuthor"
          label={LABELS.testimonialAuthor}
        />
        <NativeTextField control={control} name="testimonialCompany" label="Company" />
      </FieldPair>
    </FieldGroup>
  );
}
