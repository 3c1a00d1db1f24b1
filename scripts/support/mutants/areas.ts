/** Defines which tests can detect mutants in an area of the code, and what must be compiled before these tests. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.js';

export interface Area {
  /** Prefix of the area's paths. */
  readonly prefix: string;
  /** TypeScript projects that must compile with the mutant. If they emit output, the tests use it. */
  readonly projects: readonly string[];
  /** A Node.js script and its arguments to run before the tests. */
  readonly build?: readonly string[];
  /**
   * Groups of filters for test files; a group can start with environment variables. The groups most likely to detect a
   * mutant come first.
   */
  readonly tests: readonly (readonly string[])[];
  /** Folder of compiled code. Its coverage shows which test files of the last group execute a line. */
  readonly covered?: string;
  /**
   * Whether the coverage applies to all groups except the first, because none of their processes is killed before it
   * writes coverage.
   */
  readonly isAllCovered?: boolean;
  /**
   * Groups that detect a mutant only through the generated code. They run if the output for a case has changed; the
   * first group then runs before all other tests. Before that, the generated packages are compared with the committed
   * ones.
   */
  readonly consumers?: readonly (readonly string[])[];
}

/** Prefixes of tests whose processes are killed before they write coverage. */
export const uncounted: readonly string[] = [
  'crash',
  'health',
  'process',
  'sandbox-process',
  'shared-folder',
  'start',
].map((name) => `test/service/${name}`);

/** All tests of the platform except unit tests; the list is read from disk. */
const everything = readdirSync(join(root, 'test/service')).flatMap((name) =>
  name.endsWith('.test.ts') ? [`test/service/${name}`] : [],
);

/** Tests of processes, tests that check only texts, and other tests that do not depend on the handlers of resources. */
const others = ['process-endpoints', 'layering', 'migrations', 'redis', 'tables'].map(
  (name) => `test/service/${name}.test.ts`,
);

const requests = everything.filter(
  (name) => !others.includes(name) && !uncounted.some((process) => name.startsWith(process)),
);

function service(folder: string, first: readonly string[], then: readonly string[] = requests): Area {
  return {
    prefix: `packages/service/src/${folder}`,
    projects: ['packages/service/tsconfig.json'],
    covered: 'packages/service/dist',
    isAllCovered: then === requests,
    tests: [['test/service/units/'], first, then],
  };
}

function runtime(part: string, packages: readonly string[]): Area {
  return {
    prefix: `generator/runtime/${part}/`,
    projects: packages.map((name) => `packages/${name}/tsconfig.json`),
    tests: [
      ['test/runtime/'],
      [
        'test/client/',
        'test/integrations/',
        'test/roundtrip/',
        'test/interop/',
        'test/adapters/',
        'test/service/tokens',
      ],
      ['CASES=run', 'test/cases/'],
      ['test/checks/', 'test/hostile/', 'test/verify/'],
      ['every-operation', 'process-hostile', 'limits', 'between-areas', 'idempotency'].map(
        (name) => `test/service/${name}`,
      ),
    ],
  };
}

/** Creates the area for a folder of the generator: first `first`, then all tests that use the generator's output. */
function generator(folder: string, ...first: readonly (readonly string[])[]): Area {
  return {
    prefix: `generator/src/${folder}`,
    projects: ['tsconfig.json'],
    tests: [...first, ['generator', 'read', 'checks'].map((name) => `test/${name}/`)],
    consumers: [
      ['CASES=compared', 'test/cases/'],
      ['test/runtime/', 'test/roundtrip/', 'test/interop/', 'test/hostile/', 'test/write/'],
      ['test/types/', 'test/verify/', 'test/packages/folder-layout', 'test/reference/'],
      ['test/cases/'],
    ],
  };
}

/** All areas. For a file, the first area with a matching prefix applies. */
export const areas: readonly Area[] = [
  service('areas/automation/', ['test/service/workflow', 'test/service/business-workflows']),
  service('areas/joining/', ['test/service/joining', 'test/service/paid-access']),
  ...['courses', 'events', 'payments'].map((area) =>
    service(`areas/${area}/`, ['test/service/business', 'test/service/money', 'test/service/lifetimes']),
  ),
  service('areas/content/', ['test/service/content', 'test/service/hostile-content']),
  service('areas/members/', ['test/service/member', 'test/service/roles']),
  service('areas/community/', ['test/service/community', 'test/service/between-areas']),
  service('areas/tokens/', ['test/service/tokens', 'test/service/lifetimes', 'test/service/facts']),
  service('kernel/ports/', ['test/service/content-media', 'test/service/community', 'test/service/business']),
  service(
    'server/',
    ['process-endpoints', 'limits', 'idempotency', 'tokens', 'content-media'].map((name) => `test/service/${name}`),
    everything,
  ),
  service('cli/', [], [...uncounted, 'test/service/sandbox', 'test/service/sandbox-page-data']),
  service('sandbox/', ['test/service/sandbox', 'test/service/sandbox-page-data'], everything),
  service('seed/', ['test/service/start', 'test/service/migrations', 'test/service/facts'], everything),
  service('database/', ['test/service/sqlstate', 'test/service/bounds', 'test/service/migrations'], everything),
  service(
    '',
    [
      'tokens',
      'signing-keys',
      'limits',
      'lifetimes',
      'idempotency',
      'between-areas',
      'hostile-content',
      'process-isolation',
    ].map((name) => `test/service/${name}`),
    everything,
  ),
  runtime('codec', ['client', 'server']),
  runtime('client', ['client']),
  runtime('server', ['server']),
  {
    prefix: 'generator/runtime/testing/',
    projects: ['tsconfig.json'],
    tests: [['test/integrations/msw']],
  },
  {
    prefix: 'generator/runtime/types/',
    projects: ['packages/types/tsconfig.json'],
    tests: [['test/types/'], ['test/cases/']],
  },
  {
    prefix: 'generator/src/output/',
    projects: ['tsconfig.json'],
    tests: [['test/write/'], ['test/generator/'], ['test/cases/']],
  },
  {
    prefix: 'generator/src/commands/reference/',
    projects: ['tsconfig.json'],
    // The page that the tests open.
    build: ['--import', 'tsx', 'scripts/tool.ts', 'docs', '--force'],
    tests: [
      [
        'test/generator/printing',
        'test/reference/seal',
        'test/reference/files',
        'test/reference/hostile',
        'test/reference/samples',
        'test/site/',
      ],
      ['test/site/'],
      ['test/reference/page'],
    ],
  },
  { prefix: 'generator/site/', projects: ['tsconfig.json'], tests: [['test/site/']] },
  {
    prefix: 'spec/',
    projects: [],
    build: ['--import', 'tsx', 'scripts/tool.ts', 'docs', '--force'],
    tests: [['test/facts/']],
  },
  { prefix: 'scripts/', projects: ['tsconfig.json'], tests: [['test/scripts/']] },
  generator(
    'cli/',
    ['test/generator/printing', 'test/generator/command', 'test/write/command'],
    ['test/readme/readme', 'test/diff/command', 'test/tool/', 'test/release/release'],
  ),
  generator('openapi/read/', ['test/read/', 'test/generator/command']),
  generator('commands/verify/', ['test/verify/']),
  generator('commands/conformance/', ['test/verify/conformance', 'test/verify/url', 'test/verify/proxy']),
  generator('commands/proxy/', ['test/verify/proxy']),
  generator('commands/mcp/', ['test/mcp/']),
  generator('openapi/audience/', ['test/audience/', 'test/diff/']),
  ...['commands/diff/', 'openapi/overlay/'].map((folder) =>
    generator(
      folder,
      ['test/overlay/', 'test/suites/', 'test/diff/'],
      ['test/reference/deprecated', 'test/tool/overlays'],
    ),
  ),
  generator('commands/release/', ['test/release/']),
  generator('config/', ['test/settings/', 'test/generator/command']),
  ...['commands/dev/', 'commands/init/', 'commands/lint/'].map((folder) =>
    generator(folder, ['test/generator/printing', 'test/tool/', 'test/scripts/check']),
  ),
  generator(''),
];

/** Returns the area of a file; throws if there is none. */
export function areaOf(file: string): Area {
  const area = areas.find(({ prefix }) => file.startsWith(prefix));
  if (area === undefined) throw new Error(`no area contains ${file}`);
  return area;
}
