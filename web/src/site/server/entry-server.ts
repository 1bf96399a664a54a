import type { SiteBundle } from '@torque-tide/contract/site-renderer';
import { withContentPolicy } from './content-policy';
import { createSiteRenderer } from './site-renderer';

export { createSiteRenderer, withContentPolicy };

// The function `pages` knows the bundle only by this type.
({ createSiteRenderer }) satisfies SiteBundle;
