/** `npm run build:views`: generates types for template views from the templates. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from './support/output.js';
import { root } from './support/project.js';
import { printTemplateViews, viewsPath } from './support/template-views.js';

await writeFile(join(root, viewsPath), printTemplateViews());
print(viewsPath);
