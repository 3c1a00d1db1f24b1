import { defineConfig } from 'vitest/config';
import { ProjectByProject, ShortFirst } from './support/file-order.js';
import { undrawnFiles } from './support/long-files.js';
import { wasmOptions } from './support/wasm.js';

/** What was compiled is imported as it is: the packages as they are built, and what `verify` makes of what is generated. */
const server = { deps: { external: [/\/packages\/[a-z]+\/dist\//u, /\/trefoil-verify-[^/]+\/script\//u] } };

/** What asks no database, or the embedded one whatever there is: on a server it would be run again, and find the same. */
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

const exclude = [
  '**/node_modules/**',
  'test/cases/*/**',
  ...undrawnFiles,
  ...(process.env['TEST_DATABASES'] === 'only' ? withoutDatabase : []),
];

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
          // Files share what is loaded, the generator above all; none leaves anything behind in it.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'platform',
          setupFiles: [
            'test/support/seed.ts',
            ...(process.env['TEST_COVERAGE'] === undefined ? [] : ['test/support/coverage.ts']),
          ],
          server,
          include: ['test/service/**/*.test.ts'],
          execArgv: [...wasmOptions],
          exclude,
          // Files share a running platform, in communities of their own: starting one takes longer than most tests.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
