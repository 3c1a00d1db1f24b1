/**
 * `npm run generate` and similar: runs a command of the tool on this project; compiles the tool if its sources have
 * changed.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { printError } from './support/output.js';
import { exitCodes, root } from './support/project.js';
import { ensureTool } from './support/tool.js';

try {
  await ensureTool();
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  process.exit(exitCodes.failed);
}
const args = [join(root, 'generator/bin/trefoil.js'), ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
child.once('close', (code) => {
  process.exitCode = code ?? exitCodes.failed;
});
