/** Where the tool lies, with what it reads: the same from its sources as from what they are compiled to. */
import { fileURLToPath } from 'node:url';

const here = new URL('./', import.meta.url);

/** With a slash at the end, as all folders here. */
export const toolFolder = fileURLToPath(new URL('../', here));

/** Compiled, the tool has the templates beside its code, so that they are packed with it; else they are the repository's. */
export const templatesFolder = fileURLToPath(
  new URL(here.pathname.endsWith('/dist/') ? 'templates/' : '../../templates/', here),
);
