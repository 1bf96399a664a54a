import { defineConfig } from '@playwright/test';
import shared from '../e2e/playwright.config';

/** `npm run first-hour` starts the site, on an empty database, and sets the environment. */
export default defineConfig({ ...shared, testDir: import.meta.dirname });
