import type { MouseEvent } from 'react';
import { aimAt } from '@/shared/scroll/aim';
import { anchors } from '@/site/paths';

/** For a link to Home's contact form: where the page has one of its own it leads there, and stays on the page. */
export function contactHere(event: MouseEvent): void {
  if (!document.getElementById(anchors.contact)) return;
  event.preventDefault();
  aimAt(anchors.contact);
}
