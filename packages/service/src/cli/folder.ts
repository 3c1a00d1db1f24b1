/** The folder in which the service keeps its data. */
import { accessSync, constants, statSync } from 'node:fs';
import { ConfigurationError } from '../database/configuration-error.js';
import { isFileError } from '../database/folder-error.js';

/** Throws `ConfigurationError` for a folder that is a file, lies in one, or may not be used; one that is missing is made. */
export const probeFolder = (folder: string): void => {
  try {
    if (!statSync(folder).isDirectory())
      throw new ConfigurationError(`${folder} is a file, and the data need a folder. Give one with --data <folder>.`);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!isFileError(error)) throw error;
    if (error.code === 'ENOENT') return;
    const reason = error.code === 'ENOTDIR' ? 'lies in a file' : `cannot be used (${String(error.code)})`;
    throw new ConfigurationError(`${folder} ${reason}. Give another folder with --data <folder>.`);
  }
};
