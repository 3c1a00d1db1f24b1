/** Error messages for an unusable data folder. */
import { ConfigurationError } from './configuration-error.js';

/** Whether an error comes from the file system. */
export const isFileError = (error: unknown): error is Error & { readonly code?: unknown } =>
  error instanceof Error && 'path' in error && 'syscall' in error;

/**
 * Converts a file system error to a `ConfigurationError` that mentions the option; other errors are returned unchanged.
 */
export const toFolderError = (error: unknown, option = '--data <folder>'): unknown =>
  isFileError(error)
    ? new ConfigurationError(`The data folder cannot be used: ${error.message}. Give another one with ${option}.`)
    : error;
