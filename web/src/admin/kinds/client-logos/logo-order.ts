import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { describeFailure, describeUnknown } from '@/admin/requests/describe';
import { listPathOf, refreshContent } from '@/admin/content/content-mutations';
import { UNDO_DISPLAY_MS } from '@/admin/content/announce';
import { UnknownOutcome, useWrite } from '@/admin/requests/use-write';
import { hasStatus } from '@/shared/api/api-error';
import type { Toast } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';

const listKey = [listPathOf('clientLogos')];

interface Move {
  id: string;
  companyName: string;
  /** Where it is to stand, from 0. */
  to: number;
}

/** An order that is put back as it was. */
interface Undoing {
  ids: readonly string[];
}

/** The logos with one of them at another place, and all of them numbered from 1. */
export function withMoved(logos: readonly ClientLogo[], id: string, to: number): ClientLogo[] {
  const moved = logos.find((logo) => logo.id === id);
  if (!moved) return [...logos];
  const others = logos.filter((logo) => logo !== moved);
  return allNumbered([...others.slice(0, to), moved, ...others.slice(to)]);
}

/** The logos in the order of the ids; those that it does not know stand behind. */
function arranged(logos: readonly ClientLogo[], ids: readonly string[]): ClientLogo[] {
  const known = ids.flatMap((id) => logos.find((logo) => logo.id === id) ?? []);
  return allNumbered([...known, ...logos.filter(({ id }) => !ids.includes(id))]);
}

function allNumbered(logos: readonly ClientLogo[]): ClientLogo[] {
  return logos.map((logo, index) => numbered(logo, index + 1));
}

function numbered(logo: ClientLogo, sortOrder: number): ClientLogo {
  return logo.sortOrder === sortOrder ? logo : { ...logo, sortOrder };
}

/**
 * Puts a logo at another place: at once here, and then all numbers in one call. Moves that come while
 * one is on its way follow it, on the versions that it leaves.
 */
export function useMoveLogo(): (move: Move) => void {
  const queryClient = useQueryClient();
  const write = useWrite();
  const toast = useToast();
  const { mutate } = useMutation({
    scope: { id: 'clientLogos:order' },
    mutationKey: listKey,
    mutationFn: () =>
      write('clientLogos.order', {
        body: { logos: logosIn(queryClient).map(({ id, version }) => ({ id, version })) },
      }),
    onMutate: async (change: Move | Undoing) => {
      // An answer that was asked for before the move must not overwrite it.
      await queryClient.cancelQueries({ queryKey: listKey });
      const before = logosIn(queryClient);
      queryClient.setQueryData(
        listKey,
        'ids' in change ? arranged(before, change.ids) : withMoved(before, change.id, change.to),
      );
      return before.map(({ id }) => id);
    },
    onSuccess: (saved, change, before) => {
      const versions = new Map(saved.map((logo) => [logo.id, logo.version]));
      queryClient.setQueryData<ClientLogo[]>(listKey, (logos) =>
        logos?.map((logo) => ({ ...logo, version: versions.get(logo.id) ?? logo.version })),
      );
      if ('ids' in change) {
        toast({ title: 'The logos stand as they stood before.', tone: 'success' });
        return;
      }
      const { id, companyName } = change;
      const order = saved.map((logo) => logo.id);
      toast({
        title: `“${companyName}” is number ${order.indexOf(id) + 1} of ${saved.length}.`,
        tone: 'success',
        displayMs: UNDO_DISPLAY_MS,
        actions: [
          {
            label: 'Undo',
            // In one call as well: half an order would be nobody's.
            onClick: () => mutate({ ids: before }),
            isOver: () => logosIn(queryClient).some((logo, index) => logo.id !== order[index]),
          },
        ],
      });
    },
    onError: (error) => {
      toast(describeFailed(error));
      // What follows begins with what is stored.
      return refreshContent(queryClient, 'clientLogos');
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: listKey }) > 1) return;
      void refreshContent(queryClient, 'clientLogos');
    },
  });
  return mutate;
}

function logosIn(queryClient: QueryClient): ClientLogo[] {
  return queryClient.getQueryData<ClientLogo[]>(listKey) ?? [];
}

function describeFailed(error: Error): Toast {
  if (error instanceof UnknownOutcome) return describeUnknown('order', 'saved');
  const isOutdated = hasStatus(error, 412) || hasStatus(error, 404);
  return {
    title: 'The order was not saved',
    description: isOutdated
      ? 'Someone else has changed the logos meanwhile. This is how they stand now: move it again.'
      : describeFailure(error),
    tone: 'error',
  };
}
