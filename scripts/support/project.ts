/** Where the project lies. */
import { fileURLToPath } from 'node:url';

/** The root of the repository, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/u, '');

/** Folders of the generated packages, in the order in which they depend on each other. */
export const packageFolders = ['packages/types', 'packages/client', 'packages/server'] as const;

/** The platform, by hand on the generated packages. */
export const serviceFolder = 'packages/service';

/** What the scripts exit with. */
export const exitCodes = { done: 0, failed: 1, usage: 2, portInUse: 3, database: 4 } as const;
