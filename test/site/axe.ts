/** Runs axe in the pages of a site. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { repository } from '../support/workspace.js';

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
  }[];
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = await readFile(join(repository, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Runs in the page. */
async function run(runOnly: readonly string[]): Promise<string[]> {
  const axe: { run: (context: Document, options: object) => Promise<AxeResults> } = Reflect.get(window, 'axe');
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Lists the accessibility violations of a page in the light and in the dark scheme. */
export async function listViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(source);
    found.push(...(await page.evaluate(run, standards)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
