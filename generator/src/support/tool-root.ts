/** The folders of the tool, the same for sources and for the compiled tool. */
import { fileURLToPath } from 'node:url';

/** The folder of the compiled tool, or of its sources. */
const module = new URL('./', import.meta.url);
const isCompiled = module.pathname.endsWith('/dist/');
const root = new URL(isCompiled ? '../' : '../../', module);

/** With a trailing slash, like all folders here. */
export const toolFolder = fileURLToPath(root);

/**
 * In the compiled tool, templates are next to the code, so that they are part of the package; otherwise in their source
 * folder.
 */
export const templatesFolder = fileURLToPath(new URL(isCompiled ? 'dist/templates/' : '../templates/', root));

/** The page template of Redocly for the reference. */
export const pageTemplate = fileURLToPath(
  new URL(isCompiled ? 'dist/page.hbs' : 'src/commands/reference/page.hbs', root),
);
