import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { HistorySubject } from '@/components/admin/content-tools-context';
import { CASE_STUDY_LABELS, caseStudyFieldOf } from './case-study-values';

/** What a case study's history is opened with. */
export function caseStudyHistory({ id, title }: CaseStudy): HistorySubject {
  return {
    kind: 'caseStudies',
    id,
    title,
    labelOf: (path) => {
      const name = caseStudyFieldOf(path);
      return name && CASE_STUDY_LABELS[name];
    },
  };
}
