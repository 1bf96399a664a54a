import { defineConfig } from '@playwright/test';
import shared from '../e2e/playwright.config';

/** `npm run e2e` starts a site with the demo's content, and sets the environment. */
export default defineConfig({ ...shared, testDir: import.meta.dirname });
