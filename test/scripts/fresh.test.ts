/** The outputs that each edit makes outdated, in a copy of the project, by the functions that all commands use. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawSample } from '../support/long.js';
import { copyProject, type ProjectCopy } from '../support/project-copy.js';

let project: ProjectCopy;
let teller: ChildProcessWithoutNullStreams;
let lines: AsyncIterator<string>;
beforeAll(async () => {
  project = await copyProject();
  // One process for all questions, because starting one takes longer than a check.
  await writeFile(
    join(project.folder, 'scripts/tell-stale.ts'),
    `import { createInterface } from 'node:readline';
import { isStale, noteFresh } from './support/fresh.js';
const parts = ['generate', 'packages', 'reference', 'service'] as const;
await Promise.all(parts.map(noteFresh));
for await (const _ of createInterface({ input: process.stdin })) {
  const stale = await Promise.all(parts.map(isStale));
  console.log(parts.filter((_, index) => stale[index]).join(' '));
}
`,
  );
  teller = spawn(process.execPath, ['--import', 'tsx', 'scripts/tell-stale.ts'], { cwd: project.folder });
  lines = createInterface({ input: teller.stdout })[Symbol.asyncIterator]();
  expect(await tell()).toBe('');
});
afterAll(async () => {
  teller?.kill();
  await project?.remove();
});

/** Returns the parts that are outdated now. */
async function tell(): Promise<string> {
  teller.stdin.write('\n');
  const line = await lines.next();
  return line.done === true ? 'the process has ended' : line.value;
}

function at(path: string): string {
  return join(project.folder, path);
}

/** Changes one character of a file, but neither its size nor its times. */
async function editUnseen(path: string): Promise<void> {
  const text = await readFile(at(path), 'utf8');
  const { atime, mtime } = await stat(at(path));
  await writeFile(
    at(path),
    text.replace(/[a-y]/u, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1)),
  );
  await utimes(at(path), atime, mtime);
}

const edits: readonly (readonly [path: string, stale: string])[] = [
  ['spec/openapi.yaml', 'generate reference'],
  ['spec/schemas/post.yaml', 'generate reference'],
  ['spec/lint/plugin.js', 'generate reference'],
  ['templates/client/readme.md.hbs', 'generate reference'],
  ['generator/src/emit/types/type.ts', 'generate reference'],
  ['generator/runtime/server/router.ts', 'generate reference service'],
  ['generator/package.json', 'generate reference'],
  ['package.json', 'generate reference'],
  ['package-lock.json', 'generate packages reference service'],
  ['packages/types/src/index.ts', 'packages service'],
  ['packages/client/src/index.ts', 'packages service'],
  ['packages/server/src/server.ts', 'packages service'],
  ['packages/server/tsconfig.json', 'packages service'],
  ['packages/service/src/service.ts', 'service'],
  ['packages/service/package.json', 'service'],
  ['scripts/start.ts', ''],
];

describe('edits', () => {
  test.each(drawSample(edits, 3, 'edits'))('an edit of %s makes these builds outdated: %s', async (path, stale) => {
    const before = await readFile(at(path));
    await editUnseen(path);
    expect(await tell()).toBe(stale);
    await writeFile(at(path), before);
    expect(await tell()).toBe('');
  });
});

describe('files', () => {
  const added: readonly (readonly [string, string])[] = [
    ['spec/schemas/new.yaml', 'generate reference'],
    ['generator/src/emit/new.ts', 'generate reference'],
    ['packages/client/src/new.ts', 'packages service'],
    ['packages/service/src/new.ts', 'service'],
  ];
  test.each(drawSample(added, 1, 'files that are new'))(
    'new files such as %s make builds outdated',
    async (path, stale) => {
      await writeFile(at(path), '');
      expect(await tell()).toBe(stale);
      await rm(at(path));
      expect(await tell()).toBe('');
    },
  );

  const gone: readonly (readonly [string, string])[] = [
    ['spec/schemas/post.yaml', 'generate reference'],
    ['packages/service/src/service.ts', 'service'],
    ['packages/client/dist/index.js', 'packages'],
    ['packages/service/dist/index.js', 'service'],
    ['packages/service/dist/database/cluster.tar.gz', 'service'],
    ['packages/service/dist/seed/sample.json', 'service'],
    ['dist/openapi.json', 'reference'],
    ['dist/index.html', 'reference'],
    ['packages/.trefoil-manifest', 'generate'],
  ];
  test.each(drawSample(gone, 2, 'files that are gone'))(
    'removed or renamed files such as %s make builds outdated',
    async (path, stale) => {
      await rename(at(path), at(`${path}.moved`));
      expect(await tell()).toBe(stale);
      await rename(at(`${path}.moved`), at(path));
      expect(await tell()).toBe('');
    },
  );
});

test('all builds are outdated without a record of the last build', async () => {
  await rm(at('.cache/built'), { recursive: true });
  expect(await tell()).toBe('generate packages reference service');
});
