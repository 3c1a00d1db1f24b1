/** Paths of the project. */
import { fileURLToPath } from 'node:url';

/** The root of the repository, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/u, '');

/** Folders of the generated packages, in dependency order. */
export const packageFolders = ['packages/types', 'packages/client', 'packages/server'] as const;

/** Folder of the runtime package, which is built from `generator/runtime`. */
export const runtimeFolder = 'packages/runtime';

/** Folder of the platform, which is hand-written and uses the generated packages. */
export const serviceFolder = 'packages/service';

/** Exit codes of the scripts. */
export const exitCodes = { done: 0, failed: 1, usage: 2, portInUse: 3, database: 4 } as const;
