/** Where the tool lies, with what it reads: the same from its sources as from what they are compiled to. */
import { fileURLToPath } from 'node:url';

const here = new URL('./', import.meta.url);

/** With a slash at the end, as all folders here. */
export const toolFolder = fileURLToPath(new URL('../', here));

/** Compiled, the tool has beside its code what it reads, so that it is packed with it; else that is where it is written. */
const isCompiled = here.pathname.endsWith('/dist/');

export const templatesFolder = fileURLToPath(new URL(isCompiled ? 'templates/' : '../../templates/', here));

/** What Redocly renders the reference by. */
export const pageTemplate = fileURLToPath(new URL(isCompiled ? 'page.hbs' : '../src/reference/page.hbs', here));
