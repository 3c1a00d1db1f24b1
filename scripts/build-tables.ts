/** `npm run build:tables`: writes the types of the platform's tables as its migrations make them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from './support/output.js';
import { root } from './support/project.js';
import { printTables, readNarrow } from './support/tables.js';

const folder = join(root, 'packages/service/src/database');
const narrow = readNarrow(await readFile(join(folder, 'columns.ts'), 'utf8'));
await writeFile(join(folder, 'tables.ts'), await printTables(narrow));
print('packages/service/src/database/tables.ts');
