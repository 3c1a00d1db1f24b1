/**
 * Files of tests that take long, about the longest first, by the processor time that they take. A run of all
 * tests begins with them, so that it does not end with one; a short one holds one of each three in a row.
 */
import { createHash } from 'node:crypto';
import { isSampled, sampleSeed } from './sample.js';

export const longFiles: readonly string[] = [
  'release/release',
  'release/story',
  'release/consumers',
  'release/reproducible-build',
  'types/known-documents',
  'tool/installed',
  'write/kill',
  'scripts/dev',
  'service/start',
  'tool/overlays',
  'tool/dev',
  'service/bounds-cases',
  'service/process',
  'service/migrations',
  'readme/packages',
  'packages/packaging',
  'reference/page',
  'verify/faults',
  'service/concurrency',
  'reference/samples',
  'types/types',
  'service/lifetimes',
  'service/limits',
  'generator/exponential-documents',
  'write/two-runs',
  'readme/readme',
  'service/money',
  'verify/documents',
  'service/hostile-content',
  'scripts/results',
  'generator/limits',
  'scripts/fresh',
  'write/disk',
  'packages/folder-layout',
  'packages/one-package',
  'scripts/sandbox-samples',
  'verify/command',
  'diff/command',
  'service/query-plans',
  'service/sandbox-saved',
  'service/workflow-times',
  'service/sandbox-process',
  'service/examples',
  'service/sandbox-controls',
  'reference/hostile',
  'scripts/check',
  'scripts/journal',
  'service/backward-compatibility',
  'service/sandbox-cors',
  'service/process-hostile',
  'service/crash',
  'service/bounds',
  'service/lifetimes-money',
  'diff/known-documents',
  'generator/templates',
  'generator/one-operation',
  'types/agreement',
  'types/error-texts',
  'audience/audience',
  'diff/tomorrow',
  'client/browser',
  'verify/values',
  'service/paid-access',
  'service/redis',
  'service/concurrency-money',
  'scripts/start',
  'readme/service',
  'generator/cache-edits',
  'service/tables',
  'service/queries',
  'service/process-isolation',
  'service/workflow-runs',
  'hostile/hostile',
  'generator/ledger',
  'read/bundle',
  'tool/init',
  'tool/network',
  'write/command',
  'write/property',
];

const drawOf = (trio: number): number => createHash('sha256').update(`${sampleSeed} ${trio}`).digest()[0] ?? 0;

/** Those of them that a run leaves out, as patterns. */
export const undrawnFiles: readonly string[] = longFiles
  .filter((_, index) => isSampled && drawOf(Math.floor(index / 3)) % 3 !== index % 3)
  .map((name) => `test/${name}.test.ts`);

if (undrawnFiles.length > 0)
  console.info(`${undrawnFiles.length} of ${longFiles.length} long files are left out, TEST_SEED=${sampleSeed}`);
