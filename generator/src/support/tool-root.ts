/** Where the tool lies, with what it reads: the same from its sources as from what they are compiled to. */
import { fileURLToPath } from 'node:url';

/** The folder of the compiled tool, or of its sources. */
const module = new URL('./', import.meta.url);
const isCompiled = module.pathname.endsWith('/dist/');
const here = isCompiled ? module : new URL('../', module);

/** With a slash at the end, as all folders here. */
export const toolFolder = fileURLToPath(new URL('../', here));

/** Compiled, the tool has beside its code what it reads, so that it is packed with it; else that is where it is written. */
export const templatesFolder = fileURLToPath(new URL(isCompiled ? 'templates/' : '../../templates/', here));

/** What Redocly renders the reference by. */
export const pageTemplate = fileURLToPath(new URL(isCompiled ? 'page.hbs' : 'commands/reference/page.hbs', here));
