import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseStudy, CaseStudyInput } from '@torque-tide/contract/case-studies';
import { useAdminSession } from '@/components/admin/admin-session-context';
import { useContentTools } from '@/components/admin/content-tools-context';
import { useToast } from '@/components/toast/use-toast';
import { callApi } from '@/lib/api-client';
import { ApiError } from '@/lib/api-error';
import { queryKeyOf } from '@/lib/api-query';
import { caseStudiesQuery } from './queries';

interface Save {
  body: CaseStudyInput;
  /** The case study that is replaced; undefined makes a new one. */
  base: Pick<CaseStudy, 'id' | 'version'> | undefined;
}

/** Creates or updates a case study, says so, and refreshes what is shown of it. */
export function useSaveCaseStudy() {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ body, base }: Save) =>
      run(() =>
        base
          ? callApi('caseStudies.update', {
              params: { id: base.id },
              body,
              ifVersion: base.version,
            })
          : callApi('caseStudies.create', { body: toNewCaseStudy(body) }),
      ),
    onSuccess: ({ id, title }, { base }) => {
      toast({
        title: base ? 'Case study updated' : 'Case study created',
        description: title,
        tone: 'success',
      });
      return refresh(queryClient, id);
    },
    onError: (_, { base }) => toast(base ? UPDATE_FAILED : CREATE_FAILED),
  });
}

/** A new case study has no testimonial that could be taken away: without a quote it names none. */
function toNewCaseStudy({ testimonial, ...rest }: CaseStudyInput) {
  return testimonial ? { ...rest, testimonial } : rest;
}

export function useDeleteCaseStudy() {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  const toast = useToast();
  const { undoDelete } = useContentTools();
  return useMutation({
    mutationFn: (id: string) => run(() => callApi('caseStudies.delete', { params: { id } })),
    onSuccess: (_, id) => {
      const list = queryClient.getQueryData(caseStudiesQuery.queryKey);
      const title = list?.find((study) => study.id === id)?.title ?? id;
      toast({
        title: 'Case study deleted',
        description: title,
        tone: 'success',
        action: {
          label: 'Undo',
          onClick: () => void undoDelete([{ kind: 'caseStudies', id, title }]),
        },
      });
      return refresh(queryClient, id);
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: `Failed to delete case study: ${messageOf(error)}`,
        tone: 'error',
      }),
  });
}

const CREATE_FAILED = {
  title: 'Error creating case study',
  description: 'Failed to create case study. Please try again.',
  tone: 'error',
} as const;
const UPDATE_FAILED = {
  title: 'Error updating case study',
  description: 'Failed to update case study. Please try again.',
  tone: 'error',
} as const;

/** The server's own words where it has some, else the error's message in the specified form. */
function messageOf(error: Error): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? error.message;
}

/** The list and the case study itself: public pages read both from the same cache. */
function refresh(queryClient: QueryClient, id: string) {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: caseStudiesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: queryKeyOf('caseStudies.get', { id }) }),
  ]);
}
