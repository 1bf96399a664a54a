import agency from './agency.json' with { type: 'json' };

/**
 * The site's own address, without a slash at its end. It belongs to the deployment, unlike what the owner
 * settles: content names the site's own files below it.
 */
export const PUBLIC_ORIGIN: string = agency.siteUrl;
