/** The texts of a release: changelogs and release notes for the users of each package, the plan, and changesets. */
import { stripVTControlCharacters } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { printRelease } from '../../generator/src/cli/release-output.js';
import { printSection } from '../../generator/src/commands/release/changelog.js';
import {
  addChangesets,
  ChangesetError,
  listConsumed,
  readChangeset,
  readChangesets,
} from '../../generator/src/commands/release/changesets.js';
import { contentsOf } from '../../generator/src/commands/release/contents.js';
import { printNotes } from '../../generator/src/commands/release/notes.js';
import { type Contents, nothing, type Planned } from '../../generator/src/commands/release/package.js';
import { listWarnings } from '../../generator/src/commands/release/warnings.js';
import { base } from '../diff/base.js';
import { compareValues } from '../diff/documents.js';
import { applyEdit } from '../diff/edit.js';
import { makeFolder } from '../support/documents.js';

afterEach(() => {
  vi.restoreAllMocks();
});

function planned(part: 'types' | 'client' | 'server', contents: Contents): Planned {
  const candidate = {
    name: `@pets/${part}`,
    folder: `packages/${part}`,
    part,
    first: '0.1.0',
    known: [],
    needs: [],
    required: [],
  };
  return {
    candidate,
    last: '1.2.0',
    next: '2.0.0',
    level: contents.level === 'major' ? 'major' : 'minor',
    reason: '1 breaking',
    contents,
  };
}

async function contentsFor(part: 'types' | 'client' | 'server'): Promise<Contents> {
  const now = applyEdit(base, { remove: ['/paths/~1pets/get/parameters/1'] });
  const difference = await compareValues(base, now, { redocly: false, compiler: false });
  return contentsOf([part], difference);
}

describe('the changelog of a package', () => {
  test('a changelog describes changes for the audience of its package, in terms of the API', async () => {
    const [client, server] = [await contentsFor('client'), await contentsFor('server')];
    expect(printSection(planned('client', client))).toMatch(
      /^## 2\.0\.0\n\n### Breaking\n\n- `GET \/pets › query kind`: removed\. Stop sending it\.\n/u,
    );
    expect(printSection(planned('server', server))).toContain(
      '- `GET /pets › query kind`: removed. Stop reading it.\n',
    );
  });

  test('a changelog names both audiences if the package has both', async () => {
    expect(printSection(planned('types', await contentsFor('types')))).toContain(
      'removed. Callers: stop sending it. Implementers: stop reading it.',
    );
  });
});

test('release notes list the packages, and the changes once for each audience', async () => {
  const parts = ['types', 'client', 'server'] as const;
  const notes = printNotes(await Promise.all(parts.map(async (part) => planned(part, await contentsFor(part)))));
  expect(notes).toMatch(
    /^\| Package \| Version \| \|\n\|---\|---\|---\|\n\| `@pets\/types` \| 1\.2\.0 → 2\.0\.0 \| 1 breaking \|\n/u,
  );
  expect([...notes.matchAll(/^## .*$/gmu)].map(([heading]) => heading)).toEqual([
    '## For callers: `@pets/client`',
    '## For implementers: `@pets/server`',
  ]);
});

describe('a plan', () => {
  test('a release plan lists packages, versions, reasons, files and the next steps', async () => {
    let text = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
      text += String(part);
      return true;
    });
    const files = Array.from({ length: 14 }, (_, index) => `file-${index}`);
    const release = {
      kind: 'planned',
      planned: [planned('client', await contentsFor('client'))],
      faults: [],
      files,
    } as const;
    printRelease(release, false);
    expect(stripVTControlCharacters(text)).toBe(`Release of 1 package
  @pets/client  1.2.0 → 2.0.0  major  1 breaking
      breaking: GET /pets › query kind: removed

Files that change
${files
  .slice(0, 12)
  .map((path) => `  ${path}\n`)
  .join('')}  … and 2 more files

Then
  commit these files
  publish 1 package to npm as "latest"
  tag @pets/client@2.0.0

Nothing was written. Run \`npx trefoil release --major\` to release.
`);
  });
});

test('a release plan lists the registry, the requirements for a release, and warnings', async () => {
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((part) => {
      said[stream] += String(part);
      return true;
    });
  const release = {
    kind: 'planned',
    planned: [planned('client', await contentsFor('client'))],
    faults: [],
    registries: ['https://npm.pets.example/'],
    requirements: ['commit or ignore museum.yaml'],
    warnings: ['@pets is derived from the title of museum.yaml'],
  } as const;
  printRelease(release, false);
  expect(stripVTControlCharacters(said.stdout)).toContain(
    '  publish 1 package to https://npm.pets.example/ as "latest"\n',
  );
  expect(stripVTControlCharacters(said.stdout)).toContain('\nBefore the release\n  commit or ignore museum.yaml\n');
  expect(said.stderr).toBe('warning: @pets is derived from the title of museum.yaml\n');
});

test('warns before a first release about derived scopes, missing licenses and restricted packages', async () => {
  const { folder, remove } = await makeFolder({
    'a/package.json': JSON.stringify({ license: 'UNLICENSED', publishConfig: { access: 'public' } }),
    'b/package.json': JSON.stringify({ license: 'MIT' }),
    'c/package.json': JSON.stringify({ license: 'MIT' }),
  });
  try {
    const base = { first: '0.1.0', known: [], needs: [], required: [] };
    const candidates = [
      { ...base, name: '@pets/a', folder: 'a' },
      { ...base, name: '@pets/b', folder: 'b' },
      { ...base, name: '@pets/c', folder: 'c', known: ['0.1.0'] },
    ];
    expect(await listWarnings(folder, candidates, [{ entry: 'museum.yaml', scope: '@pets' }])).toEqual([
      '@pets is derived from the title of museum.yaml; set "scope" to a scope that you own',
      'the license of @pets/a is UNLICENSED, so nobody may use the code; set "license"',
      'npm publishes @pets/b as restricted, unless "publishConfig" contains "access" (for generated packages: the setting "manifest")',
    ]);
  } finally {
    await remove();
  }
});

describe('changesets', () => {
  const note = '---\n"@pets/own": minor\n\'@pets/client\': patch\n---\n\nAdds a bark.\n\nLoud.\n';

  test('reads the levels and texts of changesets', () => {
    expect(readChangeset('.changeset/a.md', note)).toEqual({
      path: '.changeset/a.md',
      packages: new Map([
        ['@pets/own', 'minor'],
        ['@pets/client', 'patch'],
      ]),
      text: 'Adds a bark.\n\nLoud.',
    });
  });

  test.each([
    ['Adds a bark.', '.changeset/a.md:1:1 the front matter is missing'],
    ['---\na: huge\n---\n', 'the level of "a" must be major, minor, patch or none'],
    ['---\na: [\n---\n', '.changeset/a.md: the front matter is not valid YAML'],
  ])('rejects an invalid changeset: %j', (text, message) => {
    const read = (): unknown => readChangeset('.changeset/a.md', text);
    expect(read).toThrow(ChangesetError);
    expect(read).toThrow(message);
  });

  test('reads changesets from .changeset, except its README and configuration', async () => {
    const { folder, remove } = await makeFolder({
      '.changeset/README.md': 'Hello.\n',
      '.changeset/config.json': '{}',
      '.changeset/brave-dogs.md': note,
    });
    try {
      expect((await readChangesets(folder)).map(({ path }) => path)).toEqual(['.changeset/brave-dogs.md']);
    } finally {
      await remove();
    }
    expect(await readChangesets(folder)).toEqual([]);
  });

  test('changesets raise the level of a release, and their texts are added to the changelog', () => {
    const all = [readChangeset('a.md', note), readChangeset('b.md', '---\n"@pets/own": major\n---\nRemoves the purr.')];
    expect(addChangesets({ ...nothing, level: 'patch', written: 'By hand.' }, all, '@pets/own')).toMatchObject({
      level: 'major',
      written: 'By hand.\n\n### Breaking\n\n- Removes the purr.\n\n### Added\n\n- Adds a bark.\n\n  Loud.',
    });
    expect(addChangesets(nothing, all, '@pets/types')).toBe(nothing);
  });

  test('a release deletes its changesets unless they also name a package of another tool', () => {
    const all = [
      readChangeset('own.md', '---\n"@pets/own": patch\n---\n'),
      readChangeset('other.md', '---\nother: patch\n---\n'),
    ];
    const names = new Set(['@pets/own']);
    expect(listConsumed(all, names)).toEqual({ consumed: ['own.md'], faults: [] });
    const mixed = readChangeset('mixed.md', '---\n"@pets/own": patch\nother: patch\n---\n');
    expect(listConsumed([mixed], names).faults).toEqual([expect.stringMatching(/^mixed\.md names "other", /u)]);
  });
});
