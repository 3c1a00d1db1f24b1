/**
 * Slow test files, roughly sorted by CPU time in descending order. A run of all tests starts with them, so that it does
 * not end with a slow file. A sampled run includes one of each `oneOf` consecutive files.
 */
import { createHash } from 'node:crypto';
import { isSampled, oneOf, sampleSeed } from './sample.js';

export const longFiles: readonly string[] = [
  'release/release',
  'release/whole-path',
  'release/consumers',
  'release/reproducible-build',
  'tool/init-next',
  'diff/corpus',
  'release/prepare',
  'types/known-documents',
  'tool/installed',
  'checks/json-schema-suite',
  'checks/bowtie',
  'service/shared-folder',
  'tool/root',
  'packages/declarations',
  'write/kill',
  'scripts/dev',
  'service/start',
  'adapters/runtimes',
  'mcp/transports',
  'tool/overlays',
  'tool/tasks',
  'tool/dev',
  'tool/outputs',
  'service/bounds-cases',
  'service/process',
  'service/migrations',
  'tool/lint',
  'diff/git-driver',
  'site/versions',
  'read/headers',
  'readme/packages',
  'readme/guides',
  'packages/runtime-package',
  'generator/runtime-files',
  'readme/foreign-samples',
  'release/repository',
  'service/sandbox-start',
  'packages/packaging',
  'reference/page',
  'verify/faults',
  'tool/ending',
  'service/concurrency',
  'reference/samples',
  'site/browser',
  'site/foreign',
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
  'site/script',
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
  'tool/suggest',
  'integrations/swr',
  'integrations/tanstack-query',
  'integrations/standard-schema',
  'integrations/msw',
  'integrations/zod',
  'tool/init',
  'tool/network',
  'write/command',
  'write/property',
  'diff/rules',
  'site/known-documents',
  'mcp/preparation',
  'tool/suggest-output',
  'diff/changelog',
  'service/changing-pages',
  'mcp/agreement',
  'tool/customization',
  'generator/command',
  'service/integrity',
  'release/checks',
  'service/sandbox-reset',
  'site/narrow',
  'diff/configuration',
  'site/chapter-files',
  'release/folder',
];

function drawOf(group: number): number {
  return createHash('sha256').update(`${sampleSeed} ${group}`).digest()[0] ?? 0;
}

function isLeftOut(index: number): boolean {
  return drawOf(Math.floor(index / oneOf)) % oneOf !== index % oneOf;
}

function listUndrawn(isCandidate: (name: string) => boolean): string[] {
  const undrawn = longFiles.filter((name, index) => isCandidate(name) && isLeftOut(index));
  if (undrawn.length > 0)
    console.info(`${undrawn.length} of ${longFiles.length} long files are left out, TEST_SEED=${sampleSeed}`);
  return undrawn.map((name) => `test/${name}.test.ts`);
}

/** Glob patterns of the files that a sampled run excludes. */
export const undrawnFiles: readonly string[] = listUndrawn(() => isSampled);

/**
 * Glob patterns of platform files that are also excluded if only the toolchain is tested in full. Files with tests that
 * are skipped on a database server are not excluded.
 */
export const undrawnOfPlatform: readonly string[] = listUndrawn(
  (name) =>
    process.env['TREFOIL_LONG'] === 'toolchain' && /^service\/(?!migrations|queries|query-plans|sandbox)/u.test(name),
);
