import { defineConfig } from 'vitest/config';
import { ProjectByProject, ShortFirst } from './support/file-order.js';
import { undrawnFiles, undrawnOfPlatform } from './support/long-files.js';
import { patience } from './support/patience.js';
import { wasmOptions } from './support/wasm.js';

/** Timeouts for hanging tests. A test waits several times at most. */
const limits = { testTimeout: 4 * patience, hookTimeout: 4 * patience, expect: { poll: { timeout: patience } } };

/** Compiled code that is imported without transformation: the built packages, and the scripts of `verify`. */
const server = { deps: { external: [/\/packages\/[a-z]+\/dist\//u, /\/trefoil-verify-[^/]+\/script\//u] } };

/** Tests without a database or only with the embedded one. On a database server, they would repeat the same checks. */
const withoutDatabase = [
  'layering',
  'process',
  'process-hostile',
  'process-isolation',
  'shared-folder',
  'tables',
  ...['cluster', 'community-db', 'configuration', 'prepared-query', 'settings', 'start', 'texts', 'times'].map(
    (name) => `units/${name}`,
  ),
].map((name) => `test/service/${name}.test.ts`);

/** Tests that interrupt a database. Their outcome depends most on the kind of database. */
const ofEachDatabase = ['crash', 'start'].map((name) => `test/service/${name}.test.ts`);

const exclude = ['**/node_modules/**', 'test/cases/*/**', ...undrawnFiles];

/** Environment of tests that a database server runs in full. They are sampled even if `TREFOIL_LONG` is set. */
const sampled = process.env['TREFOIL_LONG'] === 'toolchain' ? { TREFOIL_LONG: '' } : {};
const wholeOnly = process.env['TEST_DATABASES'] === 'only' ? ofEachDatabase : [...withoutDatabase, ...ofEachDatabase];

const platform = {
  setupFiles: [
    'test/support/seed.ts',
    ...(process.env['TEST_COVERAGE'] === undefined ? [] : ['test/support/coverage.ts']),
  ],
  server,
  execArgv: [...wasmOptions],
  // Files share a running platform but have separate communities, because starting a platform takes longer than most
  // tests.
  isolate: false,
  ...limits,
};

export default defineConfig({
  test: {
    // The tests of scripts and of generated code start processes of their own.
    maxWorkers: 3,
    sequence: { sequencer: process.env['TEST_ORDER'] === 'short' ? ShortFirst : ProjectByProject },
    projects: [
      {
        test: {
          name: 'toolchain',
          setupFiles: ['test/support/seed.ts'],
          server,
          include: ['test/**/*.test.ts'],
          exclude: [...exclude, 'test/service/**'],
          // Files share loaded modules, above all the generator; none leaves state in them.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          ...platform,
          name: 'platform',
          include: ['test/service/**/*.test.ts'],
          exclude: [...exclude, ...undrawnOfPlatform, ...withoutDatabase, ...ofEachDatabase],
          env: sampled,
        },
      },
      { test: { ...platform, name: 'platform, whole', include: wholeOnly, exclude } },
    ],
  },
});
