import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useQuery } from '@tanstack/react-query';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { clientLogos } from './client-logos';
import { useMoveLogo } from './logo-order';

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
