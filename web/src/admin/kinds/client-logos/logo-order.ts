import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { UNDO_DISPLAY_MS } from '@/admin/content/announce';
import { listPathOf, refreshContent } from '@/admin/content/content-mutations';
import { describeFailure, describeUnknown } from '@/admin/requests/describe';
import { UnknownOutcome, useWrite } from '@/admin/requests/use-write';
import { hasStatus } from '@/shared/api/api-error';
import type { Toast } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';
import { clientLogos } from './client-logos';

type Direction = 'up' | 'down';

/** What is dragged, as the cards tell each other. */
const DRAGGED = 'clientLogo';

interface LogoPlace {
  canMove: Record<Direction, boolean>;
  move: (direction: Direction) => void;
  buttons: Record<Direction, RefObject<HTMLButtonElement | null>>;
  card: RefObject<HTMLElement | null>;
  /** Where the card is taken hold of. */
  grip: RefObject<HTMLElement | null>;
  isDragged: boolean;
  /** True while another logo would take this one's place. */
  isTarget: boolean;
}

/** Where a logo stands among all, and how it gets elsewhere: by its buttons, or dragged onto another. */
export function useLogoPlace({ id, companyName }: ClientLogo): LogoPlace {
  const { data: logos = [] } = useQuery(clientLogos.list);
  const moveLogo = useMoveLogo();
  const index = logos.findIndex((logo) => logo.id === id);
  const buttons = { up: useRef<HTMLButtonElement>(null), down: useRef<HTMLButtonElement>(null) };
  const pressed = useRef<Direction>(undefined);
  const canMove = { up: index > 0, down: index >= 0 && index < logos.length - 1 };
  const card = useRef<HTMLElement>(null);
  const grip = useRef<HTMLElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const [isTarget, setIsTarget] = useState(false);

  useLayoutEffect(() => {
    // A card that changes its place in the document loses the focus.
    const direction = pressed.current;
    if (direction) buttons[direction].current?.focus();
    pressed.current = undefined;
    // Only when the place has changed, and not with the refs, which are made anew in an object.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [index]);

  const putHere = useEffectEvent((other: unknown) => {
    const dragged = logos.find((logo) => logo.id === other);
    if (dragged) moveLogo({ id: dragged.id, companyName: dragged.companyName, to: index });
  });
  useEffect(() => {
    if (!card.current || !grip.current) return undefined;
    return combine(
      draggable({
        element: card.current,
        dragHandle: grip.current,
        getInitialData: () => ({ [DRAGGED]: id }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: card.current,
        canDrop: ({ source }) => DRAGGED in source.data && source.data[DRAGGED] !== id,
        onDragEnter: () => setIsTarget(true),
        onDragLeave: () => setIsTarget(false),
        onDrop: ({ source }) => {
          setIsTarget(false);
          putHere(source.data[DRAGGED]);
        },
      }),
    );
  }, [id]);

  return {
    canMove,
    move: (direction) => {
      if (!canMove[direction]) return;
      pressed.current = direction;
      moveLogo({ id, companyName, to: direction === 'up' ? index - 1 : index + 1 });
    },
    buttons,
    card,
    grip,
    isDragged,
    isTarget,
  };
}

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
function useMoveLogo(): (move: Move) => void {
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
