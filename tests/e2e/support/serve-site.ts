import { serveSite } from './site';

/** Serves the site for Playwright, which chooses the port and ends the process. */
const { SITE_PORT, FUNCTIONS_LOG = '' } = process.env;
const site = await serveSite({ port: Number(SITE_PORT), logFile: FUNCTIONS_LOG });
process.once('SIGTERM', () => void site.stop());
