import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useRef, useState } from 'react';
import { revealRequests } from '@/admin/content/content-tools-context';
import type { FormAddress } from '@/admin/navigation/use-form-address';
import { elementOf, type FocusPlaces } from './use-deletion';

/** How long an item stays marked to which something was done, in ms. */
const MARK_MS = 4_000;
/** How long an item is waited for that is not in the list yet, in ms. */
const WAIT_MS = 3_000;

interface Options extends FocusPlaces {
  kind: ContentKind;
  /** Names the list, or the form that stands in its place. */
  address: FormAddress;
}

interface Target {
  /** Undefined leads to the heading alone. */
  id: string | undefined;
  isMarked: boolean;
}

/**
 * Brings an item in sight that was saved or brought back, or whose form was left; marks it where something
 * was done to it, and gives it the focus unless that is somewhere already.
 */
export function useRevealItem({ kind, address, list, heading }: Options) {
  const [target, setTarget] = useState<Target>();
  const expected = useRef<Target>(undefined);
  const form = useRef<Exclude<FormAddress, { kind: 'list' }>>(undefined);

  useEffect(() => {
    if (address.kind !== 'list') {
      form.current = address;
      return;
    }
    if (!form.current) return;
    // Whoever leaves a form comes back to where it was opened.
    const left = form.current.kind === 'edit' ? form.current.id : form.current.copyOf;
    setTarget(expected.current ?? { id: left, isMarked: false });
    form.current = undefined;
    expected.current = undefined;
  }, [address]);

  useEffect(
    () =>
      revealRequests.subscribe(({ kind: of, id, isMarked }) => {
        if (of === kind && !form.current) setTarget({ id, isMarked });
      }),
    [kind],
  );

  useEffect(() => {
    if (!target) return undefined;
    const end = performance.now() + WAIT_MS;
    let frame = 0;
    function look() {
      if (!target) return;
      const element = elementOf(list.current, target.id);
      const isFree = isFocusFree(heading.current);
      if (element) {
        element.scrollIntoView({ block: 'nearest' });
        if (isFree) element.focus({ preventScroll: true });
        if (target.isMarked) mark(element);
        setTarget(undefined);
        return;
      }
      // Nobody waits with the focus nowhere.
      if (isFree) heading.current?.focus({ preventScroll: true });
      if (target.id === undefined || performance.now() > end) setTarget(undefined);
      else frame = requestAnimationFrame(look);
    }
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [target, list, heading]);

  return {
    /** The id of the item that is looked for: a long list renders only what is near. */
    targetId: target?.id,
    /** Tells what the list should show once the form is closed. */
    revealLater: (next: Target) => {
      expected.current = next;
    },
  };
}

/** True as long as nobody has gone on to something else. */
function isFocusFree(heading: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === heading;
}

function mark(element: HTMLElement): void {
  // Not by React: the mark goes by itself, and a list that is read again must not begin it anew.
  element.dataset['marked'] = '';
  window.setTimeout(() => delete element.dataset['marked'], MARK_MS);
}
