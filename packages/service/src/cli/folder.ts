/** Checks of the data folder. */
import { accessSync, constants, statSync } from 'node:fs';
import { ConfigurationError } from '../database/configuration-error.js';
import { isFileError } from '../database/folder-error.js';

/**
 * Throws `ConfigurationError` if a path is a file, is inside a file, or is not accessible. A missing folder is valid.
 */
export function probeFolder(folder: string): void {
  try {
    if (!statSync(folder).isDirectory())
      throw new ConfigurationError(`${folder} is a file, not a folder. Choose a folder with --data <folder>.`);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!isFileError(error)) throw error;
    if (error.code === 'ENOENT') return;
    const reason = error.code === 'ENOTDIR' ? 'is inside a file' : `cannot be used (${String(error.code)})`;
    throw new ConfigurationError(`${folder} ${reason}. Choose another folder with --data <folder>.`);
  }
}
