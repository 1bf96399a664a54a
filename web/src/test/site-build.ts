import type { SiteBuild } from '@torque-tide/contract/site-renderer';

/** A build of the site with an empty shell only. */
export const SITE_BUILD: SiteBuild = {
  shell:
    '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
  parts: {},
  sheets: {},
  css: {},
};
