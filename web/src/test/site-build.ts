import type { SiteBuild } from '@torque-tide/contract/site-renderer';

/** A build of the site that has nothing but the empty document. */
export const SITE_BUILD: SiteBuild = {
  shell:
    '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
  parts: {},
  sheets: {},
  css: {},
};
