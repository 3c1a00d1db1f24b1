/** `npm run generate`: the tool over the document of the project, compiled anew where its sources changed. */
import { spawn } from 'node:child_process';
import { generate } from './support/commands.js';
import { printError } from './support/output.js';
import { exitCodes, root } from './support/project.js';

try {
  await generate.prepare?.();
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  process.exit(exitCodes.failed);
}
const child = spawn(process.execPath, [...generate.args, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
child.once('close', (code) => {
  process.exitCode = code ?? exitCodes.failed;
});
