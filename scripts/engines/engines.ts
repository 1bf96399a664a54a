import type { Engine } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** The browsers in which the site is walked beside Chromium, installed or not. */
export const ENGINES: readonly Engine[] = [firefox, webkit];
