import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/**
 * IBM's engine (Apache 2.0), which looks for other things than axe: names of articles and groups, labels
 * after their fields. Read from its package: it asks nobody, and being put in by the browser's own tools
 * it is no concern of the page's content policy.
 */
const SOURCE = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');
const POLICY = 'WCAG_2_2';

/** What is no fault here, and why. */
const NO_FAULTS = new Set([
  // A switch stands at the end of its line, behind its name and what it does, as systems show them.
  'input_label_after',
  // Of the same switches it compares the name with name and hint together; axe looks after this.
  'label_name_visible',
  // It counts the dimmed page behind a question as text that is read; axe looks after contrast.
  'text_contrast_sufficient',
]);

interface Finding {
  ruleId: string;
  value: readonly [kind: string, outcome: string];
  message: string;
  snippet: string;
  path: { dom: string };
}

/**
 * What the page breaks by the second engine, each with its place; a few seconds of a large page.
 *
 * @param within what has just opened, where the page behind it has been looked at
 */
export async function brokenBySecondEngine(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(`${SOURCE}; window.secondEngine = ace;`);
  const findings = await page.evaluate(
    async ({ policy, selector }) => {
      const { Checker } = (window as unknown as { secondEngine: EngineInPage }).secondEngine;
      const place = selector === undefined ? document : document.querySelector(selector);
      if (!place) throw new Error(`Nothing to look at: ${selector}`);
      const { results } = await new Checker().check(place, [policy]);
      return results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL');
    },
    { policy: POLICY, selector: within },
  );
  return findings
    .filter(({ ruleId }) => !NO_FAULTS.has(ruleId))
    .map(({ ruleId, message, path, snippet }) => `${ruleId}: ${message}: ${path.dom}: ${snippet}`);
}

interface EngineInPage {
  Checker: new () => {
    check: (within: Document | Element, policies: string[]) => Promise<{ results: Finding[] }>;
  };
}
