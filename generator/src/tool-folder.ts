/** Where the tool lies, with what it reads: the same from its sources as from what they are compiled to. */
import { fileURLToPath } from 'node:url';

/** With a slash at the end. */
export const toolFolder = fileURLToPath(new URL('../', import.meta.url));
