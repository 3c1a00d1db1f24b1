/** What to tell a person of a folder that cannot be used. */
import { ConfigurationError } from './configuration-error.js';

export const isFileError = (error: unknown): error is Error & { readonly code?: unknown } =>
  error instanceof Error && 'path' in error && 'syscall' in error;

/** The error that tells of a folder that cannot be used, by the name of the option that gives it; another one as it is. */
export const toFolderError = (error: unknown, option = '--data <folder>'): unknown =>
  isFileError(error)
    ? new ConfigurationError(`The data folder cannot be used: ${error.message}. Give another one with ${option}.`)
    : error;
