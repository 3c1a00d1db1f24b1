/** Runs before the tool is packed: compiles it and copies the license. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './support/project.js';
import { ensureTool } from './support/tool.js';

await ensureTool();
await copyFile(join(root, 'LICENSE'), join(root, 'generator/LICENSE'));
