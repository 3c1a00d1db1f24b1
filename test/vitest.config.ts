import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'test/cases/*/**'];

export default defineConfig({
  test: {
    // The tests of scripts and of generated code start processes of their own.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'toolchain',
          include: ['test/**/*.test.ts'],
          exclude: [...exclude, 'test/service/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'platform',
          include: ['test/service/**/*.test.ts'],
          exclude,
          // Files share a running platform, in communities of their own: starting one takes longer than most tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
