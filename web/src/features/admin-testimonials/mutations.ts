import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Testimonial, TestimonialInput } from '@torque-tide/contract/testimonials';
import { useAdminSession } from '@/components/admin/admin-session-context';
import { patchInList } from '@/components/admin/optimistic';
import { callApi } from '@/lib/api-client';
import { testimonialsQuery } from './queries';

const { queryKey } = testimonialsQuery;

interface Save {
  body: TestimonialInput;
  /** The testimonial that is replaced; undefined makes a new one. */
  base: Pick<Testimonial, 'id' | 'version'> | undefined;
}

/** Creates or updates a testimonial and refreshes the list. */
export function useSaveTestimonial() {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  return useMutation({
    mutationFn: ({ body, base }: Save) =>
      run(() =>
        base
          ? callApi('testimonials.update', {
              params: { id: base.id },
              body,
              ifVersion: base.version,
            })
          : callApi('testimonials.create', { body }),
      ),
    onSuccess: () => refresh(queryClient),
  });
}

export function useDeleteTestimonial() {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  return useMutation({
    mutationFn: (id: string) => run(() => callApi('testimonials.delete', { params: { id } })),
    onSuccess: () => refresh(queryClient),
  });
}

/** Shows or hides a testimonial: at once here, and back again when the server refuses. */
export function useToggleTestimonial(id: string) {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  return useMutation({
    // One after the other, so that the last click wins.
    scope: { id: `testimonial:${id}` },
    mutationKey: queryKey,
    mutationFn: (isActive: boolean) =>
      run(() => callApi('testimonials.update', { params: { id }, body: { isActive } })),
    onMutate: (isActive) => patchInList<Testimonial>(queryClient, queryKey, id, { isActive }),
    onError: (_, __, undo) => undo?.(),
    onSettled: () => {
      // A list that is read between two toggles would take the second one back for a moment.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) void refresh(queryClient);
    },
  });
}

function refresh(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey });
}
