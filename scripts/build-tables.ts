/** `npm run build:tables`: generates types for the platform's database tables from the migrations. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print, printError } from './support/output.js';
import { exitCodes, root } from './support/project.js';
import { findUnlisted, printTables, readNarrow } from './support/tables.js';

const folder = join(root, 'packages/service/src/database');
const unlisted = findUnlisted(await readdir(join(folder, 'migrations')));
for (const name of unlisted) printError(`${name} is in src/database/migrations/, but not listed in migrations.ts`);
if (unlisted.length > 0) process.exit(exitCodes.failed);
const narrow = readNarrow(await readFile(join(folder, 'columns.ts'), 'utf8'));
await writeFile(join(folder, 'tables.ts'), await printTables(narrow));
print('packages/service/src/database/tables.ts');
