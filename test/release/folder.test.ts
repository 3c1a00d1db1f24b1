/** `trefoil release` in projects without packages. */
import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { runTool } from '../support/tool.js';

beforeAll(ensureTool);

test.each([['--dry-run'], ['--major']])(
  'trefoil release %s reports that the folder layout has no packages',
  async (option) => {
    const { folder, remove } = await makeFolder({
      'spec.yaml': "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths: {}\n",
      'trefoil.config.json': JSON.stringify({ spec: 'spec.yaml', layout: 'folder', out: 'src/api' }),
    });
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    const { code, stdout, stderr } = await runTool(folder, ['release', option]);
    expect(code).toBe(1);
    expect(stdout + stderr).toContain('the layout "folder" has no packages to release; choose another "layout"');
    await remove();
  },
);
