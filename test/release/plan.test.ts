/** The versions that a release chooses. A unit test, because a release for each case would take minutes. */
import { expect, test } from 'vitest';
import { contentsOf } from '../../generator/src/commands/release/contents.js';
import type { Candidate, Contents } from '../../generator/src/commands/release/package.js';
import { nothing } from '../../generator/src/commands/release/package.js';
import { type Asked, type Found, listSetBack, planRelease } from '../../generator/src/commands/release/plan.js';
import type { Level } from '../../generator/src/commands/release/versions.js';
import { compareValues } from '../diff/documents.js';

function contents(level: Level): Contents {
  return { ...nothing, level };
}

interface State {
  /** The last release, and all versions in the registry. */
  readonly last?: string;
  readonly known?: readonly string[];
  readonly level?: Level;
  readonly isChanged?: boolean;
  readonly needs?: readonly string[];
  readonly group?: string;
}

function found(name: string, { last, known, level = 'none', isChanged, needs = [], group }: State): Found {
  const candidate: Candidate = {
    name,
    folder: name,
    first: '0.1.0',
    needs,
    required: needs,
    ...(group !== undefined && { group }),
    ...(last !== undefined && { recorded: last }),
    known: known ?? (last === undefined ? [] : [last]),
  };
  return { candidate, contents: contents(level), isChanged: isChanged ?? level !== 'none' };
}

function plan(states: Readonly<Record<string, State>>, asked: Asked = {}): object {
  const { planned, faults } = planRelease(
    Object.entries(states).map(([name, state]) => found(name, state)),
    asked,
  );
  return { planned: planned.map(({ candidate, next }) => `${candidate.name}@${next}`), faults };
}

test.each<[title: string, state: State, asked: Asked, next: string | undefined]>([
  ['a first release', {}, {}, '0.1.0'],
  ['a first release of a given version', {}, { version: '1.0.0' }, '1.0.0'],
  ['a first prerelease', {}, { prerelease: 'beta' }, '0.1.0-beta.0'],
  ['no change', { last: '1.2.3' }, {}, undefined],
  ['changed files', { last: '1.2.3', isChanged: true }, {}, '1.2.4'],
  ['a compatible change', { last: '1.2.3', level: 'minor' }, {}, '1.3.0'],
  ['a breaking change', { last: '1.2.3', level: 'major' }, {}, '2.0.0'],
  // npm's ^0.2.3 stays within 0.2 (SemVer, 4).
  ['a compatible change before 1.0.0', { last: '0.2.3', level: 'minor' }, {}, '0.2.4'],
  ['a breaking change before 1.0.0', { last: '0.2.3', level: 'major' }, {}, '0.3.0'],
  ['a given version that is high enough', { last: '1.2.3', level: 'minor' }, { version: '1.3.0' }, '1.3.0'],
  ['a given version that is higher than needed', { last: '1.2.3', level: 'minor' }, { version: '3.0.0' }, '3.0.0'],
  ['a given version without a change', { last: '1.2.3' }, { version: '2.0.0' }, '2.0.0'],
  ['a prerelease', { last: '1.2.3', level: 'major' }, { prerelease: 'beta' }, '2.0.0-beta.0'],
  [
    'another prerelease',
    { last: '2.0.0-beta.0', known: ['1.2.3', '2.0.0-beta.0'], level: 'major' },
    { prerelease: 'beta' },
    '2.0.0-beta.1',
  ],
  [
    'another prerelease tag after a repeated one',
    { last: '1.2.0-alpha.3', known: ['1.1.0', '1.2.0-alpha.2', '1.2.0-alpha.3'], level: 'minor' },
    { prerelease: 'beta' },
    '1.2.0-beta.0',
  ],
  [
    'a prerelease tag that is used again',
    { last: '1.2.0-beta.0', known: ['1.1.0', '1.2.0-alpha.3', '1.2.0-beta.0', '1.3.0-alpha.7'], level: 'minor' },
    { prerelease: 'alpha' },
    '1.2.0-alpha.4',
  ],
  [
    'the release of a prerelease',
    { last: '2.0.0-beta.0', known: ['1.2.3', '2.0.0-beta.0'], level: 'major' },
    {},
    '2.0.0',
  ],
])('plans the version for %s', (_, state, asked, next) => {
  expect(plan({ a: state }, asked)).toEqual({ planned: next === undefined ? [] : [`a@${next}`], faults: [] });
});

test('rejects a version below the required one and a published one', () => {
  const lower = plan({ a: { last: '1.2.3', level: 'minor' } }, { version: '1.2.4' });
  expect(lower).toEqual({
    planned: [],
    faults: [expect.stringContaining('a 1.2.4: the changes require at least 1.3.0')],
  });
  const there = plan({ a: { last: '1.2.3', known: ['1.2.3', '1.3.0'], level: 'minor' } }, { version: '1.3.0' });
  expect(there).toEqual({ planned: [], faults: ['a 1.3.0 is already published'] });
});

test.each<[version: string, known: readonly string[], tag: string | undefined, refused: string | undefined]>([
  ['1.0.2', ['1.0.1', '2.0.0'], undefined, '2.0.0'],
  ['1.0.2', ['1.0.1', '2.0.0'], 'release-1', undefined],
  ['1.0.2', ['1.0.1', '2.0.0'], 'latest', undefined],
  ['1.0.2', ['1.0.1', '2.0.0-beta.0'], undefined, undefined],
  ['1.1.0-beta.0', ['1.0.1', '2.0.0'], undefined, undefined],
  ['1.0.0', [], undefined, undefined],
])('decides whether %s after %j may get the dist-tag %s', (version, known, tag, refused) => {
  const { candidate } = found('a', { known });
  const faults = listSetBack([{ candidate, version }], tag);
  expect(faults).toEqual(
    refused === undefined
      ? []
      : [expect.stringContaining(`a ${version} would become "latest" although ${refused} is in`)],
  );
});

test('also releases packages that depend on a released package', () => {
  const states = {
    a: { last: '1.0.0', level: 'minor' },
    b: { last: '1.0.0', needs: ['a'] },
    c: { last: '1.0.0' },
  } as const;
  expect(plan(states)).toEqual({ planned: ['a@1.1.0', 'b@1.0.1'], faults: [] });
});

test('plans a major release of a package that re-exports types with breaking changes', () => {
  const states = {
    types: { last: '1.0.0', level: 'major' },
    client: { last: '1.0.0', level: 'major', isChanged: false, needs: ['types'] },
  } as const;
  expect(plan(states)).toEqual({ planned: ['types@2.0.0', 'client@2.0.0'], faults: [] });
});

test('combines the changes for callers and implementers in one package version', async () => {
  const responses = { responses: { '204': { description: 'Done' } } };
  const api = { openapi: '3.1.0', info: { title: 'Pets', version: '1' } };
  const old = { ...api, paths: { '/pets': { get: { operationId: 'listPets', ...responses } } } };
  const [parameter, deletion] = [
    { name: 'kind', in: 'query', schema: { type: 'string' } },
    { operationId: 'deletePets', ...responses },
  ];
  const grown = { ...api, paths: { '/pets': { ...old.paths['/pets'], delete: deletion } } };
  const required = { get: { operationId: 'listPets', parameters: [{ ...parameter, required: true }], ...responses } };
  const levels = async (now: unknown): Promise<Level[]> => {
    const found = await compareValues(old, now, { redocly: false, compiler: false });
    const sets = [['types'], ['client'], ['server'], ['types', 'client'], ['types', 'client', 'server']] as const;
    return sets.map((parts) => contentsOf(parts, found).level);
  };
  // A new operation has to be implemented but not called; a new required parameter has to be sent by callers.
  expect(await levels(grown)).toEqual(['minor', 'minor', 'major', 'minor', 'major']);
  expect(await levels({ ...api, paths: { '/pets': required } })).toEqual(['major', 'major', 'minor', 'major', 'major']);
});

test.each<[title: string, states: Readonly<Record<string, State>>, asked: Asked, planned: readonly string[]]>([
  [
    'the highest version that any of them requires',
    { tool: { last: '0.1.3', isChanged: true, group: 'g' }, runtime: { last: '0.1.3', level: 'major', group: 'g' } },
    {},
    ['tool@0.2.0', 'runtime@0.2.0'],
  ],
  [
    'a new version even if unchanged, as do packages that depend on them',
    {
      runtime: { last: '0.1.3', group: 'g' },
      service: { last: '1.0.0', needs: ['runtime'] },
      tool: { last: '0.1.3', isChanged: true, group: 'g' },
    },
    {},
    ['runtime@0.1.4', 'service@1.0.1', 'tool@0.1.4'],
  ],
  [
    'the same version when one is released for the first time',
    { tool: { last: '0.4.0', group: 'g' }, runtime: { group: 'g' } },
    {},
    ['tool@0.4.1', 'runtime@0.4.1'],
  ],
  [
    'prereleases of the same version',
    { tool: { last: '1.1.0', level: 'minor', group: 'g' }, runtime: { last: '1.1.0', group: 'g' } },
    { prerelease: 'beta' },
    ['tool@1.2.0-beta.0', 'runtime@1.2.0-beta.0'],
  ],
  [
    'no new version if none has changed',
    { tool: { last: '1.0.0', group: 'g' }, runtime: { last: '1.0.0', group: 'g' } },
    {},
    [],
  ],
])('all packages of a group get %s', (_title, states, asked, planned) => {
  expect(plan(states, asked)).toEqual({ planned, faults: [] });
});
