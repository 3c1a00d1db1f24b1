/** Line budgets: additions must be offset by removals. A ceiling rises only for a feature that users asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewsPath } from '../../scripts/support/template-views.js';
import { repository } from '../support/workspace.js';

interface Budget {
  readonly name: string;
  readonly folders: readonly string[];
  /** The current ceiling. */
  readonly lines: number;
}

const rooms = ['openapi', 'ir', 'names', 'lower', 'emit', 'output', 'errors', 'values'];

/** The core includes folders that only its stages use: error bodies and the value generator. */
const budgets: readonly Budget[] = [
  // Target: 19,000 lines.
  { name: 'core', folders: rooms.map((room) => `generator/src/${room}`), lines: 29_560 },
  // Target: 11,500 lines.
  { name: 'commands', folders: ['generator/src/commands', 'generator/src/cli'], lines: 21_310 },
  // Target: 3,500 lines. Samples in four languages, Markdown pages and the Postman collection were added later.
  { name: 'reference', folders: ['generator/src/commands/reference'], lines: 6_220 },
  { name: 'MCP server', folders: ['generator/src/commands/mcp'], lines: 1_060 },
  // Target: 10,000 lines.
  { name: 'runtime', folders: ['generator/runtime'], lines: 11_740 },
  { name: 'site script', folders: ['generator/site'], lines: 2_005 },
  // Package entry points for other libraries, which are generated only with a setting.
  {
    name: 'integrations',
    folders: ['generator/runtime/client/integrations', 'generator/runtime/testing', 'generator/src/emit/integrations'],
    lines: 2_560,
  },
];

/** Returns the budget that a source counts toward: the one with the innermost folder. */
function budgetOf(path: string): Budget | undefined {
  const candidates = budgets.flatMap((budget) => budget.folders.map((folder) => ({ budget, folder })));
  const own = candidates.filter(({ folder }) => path.startsWith(`${folder}/`));
  return own.sort((a, b) => b.folder.length - a.folder.length)[0]?.budget;
}

/** Lists the handwritten sources of a budget. */
function listSources(budget: Budget): string[] {
  const paths = budget.folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  return paths.filter((path) => path.endsWith('.ts') && path !== viewsPath && budgetOf(path) === budget);
}

function countLines(path: string): number {
  return readFileSync(join(repository, path), 'utf8').trimEnd().split('\n').length;
}

test.each(budgets)('the part $name stays within its budget of $lines lines', (budget) => {
  const sources = listSources(budget);
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.reduce((sum, path) => sum + countLines(path), 0)).toBeLessThanOrEqual(budget.lines);
});
