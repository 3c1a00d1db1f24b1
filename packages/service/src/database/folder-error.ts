/** Error messages for an unusable data folder. */
import { ConfigurationError } from './configuration-error.js';

/** Whether an error comes from the file system. */
export function isFileError(error: unknown): error is Error & { readonly code?: unknown } {
  return error instanceof Error && 'path' in error && 'syscall' in error;
}

/** Converts a file system error to a `ConfigurationError` that names the option; returns other errors unchanged. */
export function toFolderError(error: unknown, option = '--data <folder>'): unknown {
  return isFileError(error)
    ? new ConfigurationError(`The data folder cannot be used: ${error.message}. Choose another one with ${option}.`)
    : error;
}
