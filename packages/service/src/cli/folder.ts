/** The folder in which the service keeps its data. */
import { DatabaseAwayError } from '../database/configuration-error.js';

/** What to tell a person of a folder that cannot be used; another error is left as it is. */
export const toFolderError = (error: unknown): unknown =>
  error instanceof Error && 'path' in error && 'syscall' in error
    ? new DatabaseAwayError(`The data folder cannot be used: ${error.message}. Give another one with --data <folder>.`)
    : error;
