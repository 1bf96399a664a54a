import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { ListFailure } from '@/components/admin/list-failure';
import { ItemList } from '@/components/admin/list-parts';
import { LoadingState } from '@/components/admin/loading-state';
import { useDeletion } from '@/components/admin/use-deletion';
import { EmptyState } from '@/components/state/empty-state';
import { CaseStudyCard } from './case-study-card';
import { matchCaseStudies } from './match-case-studies';
import { useDeleteCaseStudy } from './mutations';
import { caseStudiesQuery } from './queries';

interface Props {
  search: string;
  onClearSearch: () => void;
  onEdit: (study: CaseStudy) => void;
}

/** The case studies that match the search, and the dialog that deletes one. */
export function CaseStudyList({ search, onClearSearch, onEdit }: Props) {
  const { data: studies, error, refetch } = useQuery(caseStudiesQuery);
  const deletion = useDeletion<CaseStudy>({ remove: useDeleteCaseStudy() });

  if (!studies) {
    return error ? (
      <ListFailure noun="case studies" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>Loading case studies...</LoadingState>
    );
  }

  const found = matchCaseStudies(studies, search);
  if (found.length === 0) {
    const isSearch = search.trim() !== '';
    return (
      <EmptyState
        level={3}
        title="No case studies found."
        actions={
          isSearch && (
            <Button variant="outlined" onClick={onClearSearch}>
              Clear the search
            </Button>
          )
        }
      >
        <p>{isSearch ? 'Try a different search query.' : 'Add your first case study.'}</p>
      </EmptyState>
    );
  }

  const doomed = deletion.item?.title ?? '';
  return (
    <>
      <ItemList data-columns="2">
        {found.map((study) => (
          <li key={study.id}>
            <CaseStudyCard
              study={study}
              onEdit={() => onEdit(study)}
              onDelete={() => deletion.ask(study)}
            />
          </li>
        ))}
      </ItemList>
      <ConfirmDialog
        {...deletion.dialog}
        title="Are you sure?"
        text={`This will permanently delete the case study "${doomed}". This action cannot be undone.`}
      />
    </>
  );
}
