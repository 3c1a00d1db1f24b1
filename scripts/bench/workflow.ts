/** What contributors and maintainers wait for: `npm test`, and a dry run of a release. Measured once. */
import { root } from '../support/project.js';
import { spendOn } from './documents.js';
import type { Part } from './part.js';

const commands = [
  { name: 'trefoil: npm test', args: ['--import', 'tsx', 'scripts/test.ts'] },
  { name: 'trefoil: release --dry-run', args: ['--import', 'tsx', 'scripts/tool.ts', 'release', '--dry-run'] },
] as const;

/** Measures commands of this repository, without a baseline. */
export const measureWorkflow: Part = async (_rounds, report) => {
  const found = [];
  for (const { name, args } of commands) found.push({ name, ...(await spendOn(args, root)) });
  for (const unit of ['seconds', 'CPU seconds'] as const)
    report({
      work: 'commands of this repository',
      unit,
      standings: found.map(({ name, wall, cpu }) => {
        const cost = unit === 'seconds' ? wall : cpu;
        return { name, cost, ratio: 1, low: 1, high: 1 };
      }),
    });
};
