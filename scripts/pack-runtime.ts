/** Runs before the runtime package is packed: builds it and copies the license. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from './support/project.js';
import { ensureRuntime } from './support/runtime.js';

await ensureRuntime();
await copyFile(join(root, 'LICENSE'), join(root, runtimeFolder, 'LICENSE'));
