import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is dragged, as the cards tell each other. */
const DRAGGED = 'clientLogo';

interface LogoDrag {
  card: RefObject<HTMLElement | null>;
  /** Where the card is taken hold of. */
  grip: RefObject<HTMLElement | null>;
  isDragged: boolean;
  /** True while another logo would take this one's place. */
  isTarget: boolean;
}

/** Lets a logo's card be dragged onto another one, whose place it takes. */
export function useLogoDrag(id: string, onDrop: (id: string) => void): LogoDrag {
  const card = useRef<HTMLElement>(null);
  const grip = useRef<HTMLElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const [isTarget, setIsTarget] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
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
          latest.current(String(source.data[DRAGGED]));
        },
      }),
    );
  }, [id]);
  return { card, grip, isDragged, isTarget };
}
