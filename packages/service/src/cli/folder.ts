/** The folder in which the service keeps its data. */
import { accessSync, constants, statSync } from 'node:fs';
import { ConfigurationError, DatabaseAwayError } from '../database/configuration-error.js';

const isFileError = (error: unknown): error is Error & { readonly code?: unknown } =>
  error instanceof Error && 'path' in error && 'syscall' in error;

/** What to tell a person of a folder that cannot be used; another error is left as it is. */
export const toFolderError = (error: unknown): unknown =>
  isFileError(error)
    ? new DatabaseAwayError(`The data folder cannot be used: ${error.message}. Give another one with --data <folder>.`)
    : error;

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
