import type { SiteBundle } from '@torque-tide/contract/site-renderer';
import { createSiteRenderer } from './site-renderer';

export { createSiteRenderer };

// The function `pages` knows the bundle by this type alone.
({ createSiteRenderer }) satisfies SiteBundle;
