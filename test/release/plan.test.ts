/** The versions that a release gives; a unit test, since a release for each of these would take minutes. */
import { expect, test } from 'vitest';
import type { Candidate, Contents } from '../../generator/src/commands/release/package.js';
import { contentsOf } from '../../generator/src/commands/release/contents.js';
import { nothing } from '../../generator/src/commands/release/package.js';
import { type Asked, type Found, listSetBack, planRelease } from '../../generator/src/commands/release/plan.js';
import type { Level } from '../../generator/src/commands/release/versions.js';
import { compareValues } from '../diff/documents.js';

const contents = (level: Level): Contents => ({ ...nothing, level });

interface State {
  /** What was released last, and all that the registry has. */
  readonly last?: string;
  readonly known?: readonly string[];
  readonly level?: Level;
  readonly isChanged?: boolean;
  readonly needs?: readonly string[];
}

const found = (name: string, { last, known, level = 'none', isChanged, needs = [] }: State): Found => {
  const candidate: Candidate = {
    name,
    folder: name,
    first: '0.1.0',
    needs,
    required: needs,
    ...(last !== undefined && { recorded: last }),
    known: known ?? (last === undefined ? [] : [last]),
  };
  return { candidate, contents: contents(level), isChanged: isChanged ?? level !== 'none' };
};

const plan = (states: Readonly<Record<string, State>>, asked: Asked = {}): object => {
  const { planned, faults } = planRelease(
    Object.entries(states).map(([name, state]) => found(name, state)),
    asked,
  );
  return { planned: planned.map(({ candidate, next }) => `${candidate.name}@${next}`), faults };
};

test.each<[title: string, state: State, asked: Asked, next: string | undefined]>([
  ['a first one', {}, {}, '0.1.0'],
  ['a first one of a version', {}, { version: '1.0.0' }, '1.0.0'],
  ['a first one early', {}, { prerelease: 'beta' }, '0.1.0-beta.0'],
  ['nothing new', { last: '1.2.3' }, {}, undefined],
  ['other bytes', { last: '1.2.3', isChanged: true }, {}, '1.2.4'],
  ['a compatible change', { last: '1.2.3', level: 'minor' }, {}, '1.3.0'],
  ['a breaking change', { last: '1.2.3', level: 'major' }, {}, '2.0.0'],
  // npm's ^0.2.3 keeps to 0.2 (SemVer, 4).
  ['a compatible change before 1.0.0', { last: '0.2.3', level: 'minor' }, {}, '0.2.4'],
  ['a breaking change before 1.0.0', { last: '0.2.3', level: 'major' }, {}, '0.3.0'],
  ['a version that is high enough', { last: '1.2.3', level: 'minor' }, { version: '1.3.0' }, '1.3.0'],
  ['a version that is higher', { last: '1.2.3', level: 'minor' }, { version: '3.0.0' }, '3.0.0'],
  ['a version without a change', { last: '1.2.3' }, { version: '2.0.0' }, '2.0.0'],
  ['an early one', { last: '1.2.3', level: 'major' }, { prerelease: 'beta' }, '2.0.0-beta.0'],
  [
    'another early one',
    { last: '2.0.0-beta.0', known: ['1.2.3', '2.0.0-beta.0'], level: 'major' },
    { prerelease: 'beta' },
    '2.0.0-beta.1',
  ],
  [
    'another word after one that has been counted on',
    { last: '1.2.0-alpha.3', known: ['1.1.0', '1.2.0-alpha.2', '1.2.0-alpha.3'], level: 'minor' },
    { prerelease: 'beta' },
    '1.2.0-beta.0',
  ],
  [
    'a word again after another one',
    { last: '1.2.0-beta.0', known: ['1.1.0', '1.2.0-alpha.3', '1.2.0-beta.0', '1.3.0-alpha.7'], level: 'minor' },
    { prerelease: 'alpha' },
    '1.2.0-alpha.4',
  ],
  ['the one that was early', { last: '2.0.0-beta.0', known: ['1.2.3', '2.0.0-beta.0'], level: 'major' }, {}, '2.0.0'],
])('%s', (_, state, asked, next) => {
  expect(plan({ a: state }, asked)).toEqual({ planned: next === undefined ? [] : [`a@${next}`], faults: [] });
});

test('a version that is lower than what the difference asks for is refused, and one that is there', () => {
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
])('%s after %j with the dist-tag %s', (version, known, tag, refused) => {
  const { candidate } = found('a', { known });
  const faults = listSetBack([{ candidate, version }], tag);
  expect(faults).toEqual(
    refused === undefined
      ? []
      : [expect.stringContaining(`a ${version} would become "latest" although ${refused} is in`)],
  );
});

test('who needs what is released is released, too', () => {
  const states = {
    a: { last: '1.0.0', level: 'minor' },
    b: { last: '1.0.0', needs: ['a'] },
    c: { last: '1.0.0' },
  } as const;
  expect(plan(states)).toEqual({ planned: ['a@1.1.0', 'b@1.0.1'], faults: [] });
});

test('what breaks in types that a package exports again breaks that package, though its own files are the same', () => {
  const states = {
    types: { last: '1.0.0', level: 'major' },
    client: { last: '1.0.0', level: 'major', isChanged: false, needs: ['types'] },
  } as const;
  expect(plan(states)).toEqual({ planned: ['types@2.0.0', 'client@2.0.0'], faults: [] });
});

test('one package is released by what is hardest for who uses a part of it', async () => {
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
  // A new operation has to be implemented, and need not be called; a parameter that has to be sent is the caller's.
  expect(await levels(grown)).toEqual(['minor', 'minor', 'major', 'minor', 'major']);
  expect(await levels({ ...api, paths: { '/pets': required } })).toEqual(['major', 'major', 'minor', 'major', 'major']);
});
