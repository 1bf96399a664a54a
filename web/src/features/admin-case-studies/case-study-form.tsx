import { useQueryClient } from '@tanstack/react-query';
import { type CaseStudy, caseStudyInputSchema } from '@torque-tide/contract/case-studies';
import { isHttpUrl } from '@torque-tide/contract/fields';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { inputResolver } from '@/components/admin/input-resolver';
import { ItemForm } from '@/components/admin/item-form';
import { useItemForm } from '@/components/admin/use-item-form';
import { CaseStudyArticle } from '@/components/case-study/case-study-article';
import { caseStudyViewOf } from '@/components/case-study/case-study-view';
import { caseStudyHistory } from './case-study-history';
import { CaseStudyInputs } from './case-study-inputs';
import {
  CASE_STUDY_KINDS,
  CASE_STUDY_LABELS,
  type CaseStudyValues,
  caseStudyFieldOf,
  toCaseStudyInput,
  toCaseStudyValues,
} from './case-study-values';
import { useSaveCaseStudy } from './mutations';
import { caseStudiesQuery } from './queries';

interface Props {
  /** Undefined adds a new one. */
  study: CaseStudy | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** Adds or edits a case study; stays open, with what was typed, when it cannot be saved. */
export function CaseStudyForm({ study, onSaved, onCancel }: Props) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveCaseStudy();
  const form = useForm<CaseStudyValues>({
    resolver: inputResolver(caseStudyInputSchema, toCaseStudyInput, caseStudyFieldOf),
    defaultValues: toCaseStudyValues(study),
  });
  const state = useItemForm({
    kind: 'caseStudies',
    form,
    item: study,
    toValues: toCaseStudyValues,
    kinds: CASE_STUDY_KINDS,
    fieldOf: caseStudyFieldOf,
    save: (values, base) => mutateAsync({ body: toCaseStudyInput(values), base }),
    onSaved,
    reload: async (id) => {
      const list = await queryClient.fetchQuery({ ...caseStudiesQuery, staleTime: 0 });
      return list.find((item) => item.id === id);
    },
  });

  return (
    <ItemForm
      state={state}
      control={form.control}
      noun="case study"
      labels={CASE_STUDY_LABELS}
      kinds={CASE_STUDY_KINDS}
      title={study ? 'Edit Case Study' : 'Add Case Study'}
      submitLabel={study ? 'Update Case Study' : 'Create Case Study'}
      history={study && caseStudyHistory(study)}
      onCancel={onCancel}
      preview={<CaseStudyPreview control={form.control} />}
    >
      <CaseStudyInputs
        control={form.control}
        storedSector={study?.sector ?? ''}
        isIdFixed={study !== undefined}
      />
    </ItemForm>
  );
}

/** The case study's page as it would look now, made of that page's own parts. */
function CaseStudyPreview({ control }: { control: Control<CaseStudyValues> }) {
  const values = { ...toCaseStudyValues(), ...useWatch({ control }) };
  const input = toCaseStudyInput(values);
  const view = caseStudyViewOf({
    ...input,
    title: input.title || 'Untitled case study',
    // An address that is only half typed is not asked for.
    image: isHttpUrl(input.image) ? input.image : '',
  });
  return <CaseStudyArticle level={2} view={view} />;
}
