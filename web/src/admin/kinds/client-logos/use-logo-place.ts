import { useQuery } from '@tanstack/react-query';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { clientLogos } from './client-logos';
import { useMoveLogo } from './logo-order';

type Way = 'up' | 'down';

interface LogoPlace {
  canMove: Record<Way, boolean>;
  move: (way: Way) => void;
  /** Puts another logo here. */
  takePlaceOf: (id: string) => void;
  buttons: Record<Way, RefObject<HTMLButtonElement | null>>;
}

/** Where a logo stands among all, and how it gets elsewhere. */
export function useLogoPlace({ id, companyName }: ClientLogo): LogoPlace {
  const { data: logos = [] } = useQuery(clientLogos.list);
  const moveLogo = useMoveLogo();
  const index = logos.findIndex((logo) => logo.id === id);
  const buttons = { up: useRef<HTMLButtonElement>(null), down: useRef<HTMLButtonElement>(null) };
  const pressed = useRef<Way>(undefined);
  const canMove = { up: index > 0, down: index >= 0 && index < logos.length - 1 };

  useLayoutEffect(() => {
    // A card that changes its place in the document loses the focus.
    const way = pressed.current;
    if (way) buttons[way].current?.focus();
    pressed.current = undefined;
    // Only when the place has changed, and not with the refs, which are made anew in an object.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [index]);

  return {
    canMove,
    move: (way) => {
      if (!canMove[way]) return;
      pressed.current = way;
      moveLogo({ id, companyName, to: way === 'up' ? index - 1 : index + 1 });
    },
    takePlaceOf: (other) => {
      const dragged = logos.find((logo) => logo.id === other);
      if (dragged) moveLogo({ id: other, companyName: dragged.companyName, to: index });
    },
    buttons,
  };
}
