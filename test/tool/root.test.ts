/** The folder to which `$ref`s are limited: `root` in the configuration, and `--root`. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { eventually } from '../support/eventually.js';
import { type Ended, runTool, tool } from '../support/tool.js';

function spec(ref: string): string {
  return `openapi: 3.1.0
info: { title: Pets, version: '1', license: { name: MIT, url: https://pets.example/license } }
servers: [{ url: https://api.pets.example }]
security: []
paths:
  /pets:
    get:
      operationId: readPet
      summary: Read a pet
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: '${ref}' } } } }
        '400': { description: No. }
  /health: { get: { operationId: readHealth, summary: Is it well, responses: { '204': { description: Well. }, '400': { description: No. } } } }
`;
}

function pet(property: string): string {
  return `type: object\nrequired: [${property}]\nproperties: { ${property}: { type: string } }\n`;
}

let folder: string;
let remove: () => Promise<void>;
const removals: (() => Promise<void>)[] = [];

function git(...args: readonly string[]): unknown {
  return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
}

/** Runs a command in `api`, which is one of several folders of the repository. */
function trefoil(...args: readonly string[]): Promise<Ended> {
  return runTool(join(folder, 'api'), args);
}

beforeAll(async () => {
  await ensureTool();
  ({ folder, remove } = await makeFolder({
    'api/spec.yaml': spec('../shared/pet.yaml'),
    'api/link.yaml': spec('./link/pet.yaml'),
    'api/package.json': JSON.stringify({
      trefoil: { spec: 'spec.yaml', scope: '@pets', root: '..', packages: ['types'] },
    }),
    'shared/pet.yaml': pet('name'),
  }));
  const elsewhere = await makeFolder({ 'pet.yaml': pet('secret') });
  removals.push(remove, elsewhere.remove);
  await symlink(elsewhere.folder, join(folder, 'api/link'));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
afterAll(async () => {
  for (const each of removals) await each();
});

describe('the root folder', () => {
  test('the root folder defaults to the folder of the document, and the diagnostic explains the setting', async () => {
    const { code, stderr } = await trefoil('generate', 'spec.yaml', '--out', 'made');
    expect(code).toBe(1);
    expect(stderr).toContain(
      'spec.yaml:11:82 error ref-outside: $ref "../shared/pet.yaml" points outside the root folder',
    );
    expect(stderr).toMatch(/hint: .*"root" or --root/u);
    expect(existsSync(join(folder, 'api/made'))).toBe(false);
  });

  test('the reason why --skip-unsupported skips an operation names the root folder', async () => {
    const { code, stderr } = await trefoil('generate', 'spec.yaml', '--skip-unsupported', '--out', 'part');
    expect(code).toBe(0);
    expect(stderr).toContain(
      'GET /pets  spec.yaml:11:82 ref-outside: $ref "../shared/pet.yaml" points outside the root folder',
    );
  });

  test('the root folder is read from the configuration by each command', async () => {
    for (const args of [['generate'], ['lint'], ['docs'], ['names'], ['verify', '--count', '1']]) {
      const { code, stderr } = await trefoil(...args);
      expect({ args, code, stderr: code === 0 ? '' : stderr }).toEqual({ args, code: 0, stderr: '' });
    }
    expect(readFileSync(join(folder, 'api/packages/types/src/shared.ts'), 'utf8')).toContain('name');
    expect(readFileSync(join(folder, 'api/dist/openapi.json'), 'utf8')).toContain('"name"');
  });

  test('the root folder is set with --root, which takes precedence over the configuration', async () => {
    expect((await trefoil('names', 'spec.yaml', '--root', '..')).code).toBe(0);
    expect((await trefoil('lint', 'spec.yaml', '--root', '..')).code).toBe(0);
    const { code, stderr } = await trefoil('lint', 'spec.yaml');
    expect(code).toBe(1);
    expect(stderr).toContain('error ref-outside: $ref "../shared/pet.yaml"');
  });

  test('the root folder is rejected if it does not exist or does not contain the document', async () => {
    const ended = await Promise.all(['../shared', 'nowhere'].map((each) => trefoil('names', '--root', each)));
    expect(ended).toEqual([
      {
        code: 2,
        stdout: '',
        stderr: 'trefoil: --root "../shared": the folder does not contain the document "spec.yaml"\n',
      },
      { code: 2, stdout: '', stderr: 'trefoil: --root "nowhere": the folder does not exist\n' },
    ]);
  });

  test('the root folder does not include the target of a symbolic link outside of it', async () => {
    for (const command of ['generate', 'lint']) {
      const { code, stderr } = await trefoil(command, 'link.yaml', '--root', '..');
      expect(code).toBe(1);
      expect(stderr).toContain('error ref-outside: $ref "./link/pet.yaml" points outside the root folder');
    }
  });

  test('diff reads files in the root folder from the git revision', async () => {
    writeFileSync(join(folder, 'shared/pet.yaml'), pet('title'));
    for (const args of [
      ['HEAD:'],
      ['HEAD:./spec.yaml', 'spec.yaml'],
      ['HEAD:api/spec.yaml', 'spec.yaml', '--root', '..'],
    ]) {
      const { stdout, stderr } = await trefoil('diff', ...args, '--no-redocly', '--json');
      const { callers, changes } = JSON.parse(stdout || '{}');
      expect({ stderr, callers }).toEqual({ stderr: '', callers: 'breaking' });
      expect(JSON.stringify(changes)).toContain('title');
    }
    git('checkout', '--quiet', '.');
  });

  test('dev watches the root folder', async () => {
    const child = spawn(process.execPath, [tool, 'dev', '--port', '0'], { cwd: join(folder, 'api'), stdio: 'pipe' });
    try {
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
      await eventually(() => expect(said).toContain('up to date'));
      writeFileSync(join(folder, 'shared/pet.yaml'), pet('nickname'));
      const read = (): string => readFileSync(join(folder, 'api/packages/types/src/shared.ts'), 'utf8');
      await eventually(() => expect(read()).toContain('nickname'));
      expect(said).toContain('change ../shared/pet.yaml');
    } finally {
      const ended = new Promise((done) => child.once('close', done));
      child.kill('SIGINT');
      await ended;
    }
  });
});
