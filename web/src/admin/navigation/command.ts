import { ADMIN_PATHS } from '@torque-tide/domain/paths';

/** Something that can be found with Ctrl+K. */
export interface Command {
  id: string;
  /** What it is listed under. */
  group: string;
  title: string;
  /** What is searched besides the title. */
  text: string;
  /** An address, or what it does. */
  to: string | (() => void);
  /** Outside the admin area: the browser loads the page, not the router. */
  isOutside?: boolean;
  /** Listed before anything is typed: for places, not for items. */
  isOfferedAtOnce?: boolean;
}

/** The address of the dashboard with these parameters. */
export function dashboardPath(params: Record<string, string>): string {
  return `${ADMIN_PATHS.dashboard}?${new URLSearchParams(params).toString()}`;
}
