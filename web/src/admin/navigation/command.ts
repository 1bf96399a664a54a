import { ADMIN_PATHS } from '@torque-tide/domain/paths';

/** Something that one can go to by its name (Ctrl+K). */
export interface Command {
  id: string;
  /** What it is listed under. */
  group: string;
  title: string;
  /** Where words are looked for beside the title. */
  text: string;
  to: string | (() => string);
  /** It lies outside the admin area, so that the browser loads it. */
  isOutside?: boolean;
  /** Offered before anything is typed: a place, and not one item of many. */
  isOfferedAtOnce?: boolean;
}

/** The address of the dashboard with these parameters. */
export function dashboardPath(params: Record<string, string>): string {
  return `${ADMIN_PATHS.dashboard}?${new URLSearchParams(params).toString()}`;
}
