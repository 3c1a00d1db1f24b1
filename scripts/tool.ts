/**
 * `npm run generate` and similar: runs a tool command on this project, after compiling the tool if its sources have
 * changed.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { printError } from './support/output.js';
import { exitCodes, root, serviceFolder } from './support/project.js';
import { ensureTool } from './support/tool.js';

try {
  await ensureTool();
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  process.exit(exitCodes.failed);
}
const given = process.argv.slice(2);

/** Runs the tool in a folder. Resolves to the exit code. */
function run(folder: string): Promise<number> {
  const args = [join(root, 'generator/bin/trefoil.js'), ...given];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
    child.once('close', (code) => done(code ?? exitCodes.failed));
  });
}

process.exitCode = await run(root);
// The service has a separate document.
if (given[0] === 'generate' && process.exitCode === exitCodes.done)
  process.exitCode = await run(join(root, serviceFolder));
