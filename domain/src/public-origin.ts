import agency from './agency.json' with { type: 'json' };

/**
 * The site's origin, without a trailing slash. It belongs to the deployment, not to the owner's settings:
 * content refers to the site's own files below it.
 */
export const PUBLIC_ORIGIN: string = agency.siteUrl;
