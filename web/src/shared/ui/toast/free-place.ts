import { type RefObject, useEffect } from 'react';

interface Size {
  width: number;
  height: number;
}

/** A part of the window, in px from its upper left corner. */
interface Box extends Size {
  left: number;
  top: number;
}

/** Something that should not be covered, and how much that would matter. */
export interface Obstacle {
  box: Box;
  weight: number;
}

/** Room that is left around what can be pressed, in px. */
const GAP = 8;
/** How far apart the heights are that are tried, in px. */
const STEP = 16;
/** How long the page has to be at rest before the message looks for another place, in ms. */
const REST_MS = 120;

const PRESSED = 'a[href], button, summary, select, [role="button"], [role="combobox"]';
const TYPED = 'input, textarea';
const WEIGHTS = { focused: 100, pointer: 50, large: 25, pressed: 10, typed: 3, around: 2 };
/** How far around the pointer nothing may come between it and the page, in px. */
const POINTER_ROOM = 24;

/** What is higher than a message may be, in px, is not hidden by one. */
const LARGE = 160;

/** Where the mouse was last; a finger is gone when it has pressed. */
let pointer: { x: number; y: number } | undefined;
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      pointer = pointerType === 'mouse' ? { x: clientX, y: clientY } : undefined;
    },
    { capture: true, passive: true },
  );
}

/**
 * Where in an area a message covers least: its own place, if nothing lies there, else one below or above
 * it, at its side, in the middle or at the other side.
 */
export function freePlace(own: Box, area: Box, obstacles: readonly Obstacle[]): Box {
  const { width, height } = own;
  const last = { left: area.left + area.width - width, top: area.top + area.height - height };
  // What stands at an edge keeps its distance from the other one, too.
  const margin = own.left - area.left;
  const lefts = [own.left, area.left + (area.width - width) / 2, last.left - margin];
  const tops = Array.from(
    { length: Math.max(1, Math.floor((area.height - height) / STEP)) },
    (_, at) => area.top + at * STEP,
  ).sort((a, b) => Math.abs(a - own.top) - Math.abs(b - own.top));
  let best = { ...own, cost: costOf(own, obstacles) };
  for (const top of tops) {
    for (const left of lefts) {
      if (best.cost === 0) return best;
      const cost = costOf({ left, top, width, height }, obstacles);
      if (cost < best.cost) best = { left, top, width, height, cost };
    }
  }
  return best;
}

function costOf(place: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((cost, { box, weight }) => {
    const share = shareUnder(place, box);
    // Nothing may lie over any part of what is worked with.
    return cost + weight * (weight >= WEIGHTS.large ? Math.ceil(share) : share);
  }, 0);
}

/** Returns the share of a box, with the room around it, that lies under a place: 0 to 1. */
function shareUnder(place: Box, box: Box): number {
  const across = overlap(place.left, place.width, box.left - GAP, box.width + 2 * GAP);
  const down = overlap(place.top, place.height, box.top - GAP, box.height + 2 * GAP);
  return (across * down) / ((box.width + 2 * GAP) * (box.height + 2 * GAP));
}

function overlap(a: number, length: number, b: number, otherLength: number): number {
  return Math.max(0, Math.min(a + length, b + otherLength) - Math.max(a, b));
}

/**
 * Keeps a message where it covers nothing that can be pressed or is worked with, as long as there is such a
 * place, also when the page is scrolled or changes below it. It stays where it is while it is used itself.
 */
export function useFreePlace(panel: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useEffect(() => {
    if (isHeld) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function place() {
      timer = undefined;
      // Who has just come to it has not been told to React yet, and must not see it go.
      if (panel.current && !panel.current.matches(':hover')) moveOff(panel.current);
    }
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(place, REST_MS);
    }
    place();
    const observer = new MutationObserver(wait);
    observer.observe(document.body, { childList: true, subtree: true });
    const events = ['scroll', 'resize', 'focusin'];
    for (const name of events) window.addEventListener(name, wait, { capture: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const name of events) window.removeEventListener(name, wait, { capture: true });
    };
  }, [panel, isHeld]);
}

function moveOff(panel: HTMLElement): void {
  const container = panel.closest<HTMLElement>('.notistack-SnackbarContainer');
  if (!container) return;
  const { visualViewport: seen, innerWidth, innerHeight } = window;
  const area = {
    left: 0,
    top: seen?.offsetTop ?? 0,
    width: innerWidth,
    height: seen?.height ?? innerHeight,
  };
  const moved = { x: shiftOf(container, '--toast-x'), y: shiftOf(container, '--toast-y') };
  const { left, top, bottom } = container.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const isAtTop = top - moved.y < area.top + area.height / 2;
  const own = {
    left: left - moved.x,
    top: (isAtTop ? top : bottom - height) - moved.y,
    width,
    height,
  };
  const place = freePlace(own, area, obstaclesBeside(container));
  container.style.setProperty('--toast-x', `${Math.round(place.left - own.left)}px`);
  container.style.setProperty('--toast-y', `${Math.round(place.top - own.top)}px`);
}

function shiftOf(container: HTMLElement, name: string): number {
  return Number.parseFloat(container.style.getPropertyValue(name)) || 0;
}

function obstaclesBeside(container: HTMLElement): Obstacle[] {
  const { activeElement, body } = document;
  const focused = activeElement === body ? null : activeElement;
  // A large part that has the focus can't always be kept clear: it weighs less than three buttons.
  const isLarge = (focused?.clientHeight ?? 0) > LARGE;
  const around = focused?.parentElement?.closest('section, form, [role="region"]');
  const all = (selector: string, weight: number) =>
    Array.from(document.querySelectorAll(selector), (element) => ({ element, weight }));
  const found = [
    ...all(PRESSED, WEIGHTS.pressed),
    ...all(TYPED, WEIGHTS.typed),
    { element: focused, weight: isLarge ? WEIGHTS.large : WEIGHTS.focused },
    { element: around, weight: WEIGHTS.around },
  ];
  const obstacles: Obstacle[] = found.flatMap(({ element, weight }) => {
    // Below a dialog nothing can be pressed.
    if (!element || container.contains(element)) return [];
    if (element.closest('[inert], [aria-hidden="true"]')) return [];
    const box = element.getBoundingClientRect();
    const isInSight = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    return isInSight ? { box, weight } : [];
  });
  if (pointer) obstacles.push({ box: boxAround(pointer), weight: WEIGHTS.pointer });
  return obstacles;
}

function boxAround({ x, y }: { x: number; y: number }): Box {
  const side = 2 * POINTER_ROOM;
  return { left: x - POINTER_ROOM, top: y - POINTER_ROOM, width: side, height: side };
}
