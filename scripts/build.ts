/** `npm run build`: lints, generates, verifies, compiles the packages and renders the reference. */
import { buildReference, buildRest, buildTypes, generate, generateService, lintSpec } from './support/commands.js';
import { noteFresh } from './support/fresh.js';
import { readOptions } from './support/options.js';
import { exitCodes } from './support/project.js';
import { runGroups } from './support/run.js';

const help = `
Usage: npm run build

Lints the document, generates and verifies the packages, compiles them, and renders the reference.

Exit codes: 0 success, 1 a step failed, 2 invalid arguments`;

readOptions(help, {});

// The reference does not need the packages, so it is rendered while they compile.
const isDone = await runGroups([[lintSpec, generate], [generateService], [buildTypes, buildReference], buildRest]);
if (isDone) for (const part of ['generate', 'packages', 'reference'] as const) await noteFresh(part);
process.exitCode = isDone ? exitCodes.done : exitCodes.failed;
