/** Error messages for ports that cannot be opened. */
import { ConfigurationError, PortError } from '../database/configuration-error.js';

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Error codes for a host that is not an address of this machine. */
const NO_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/** A port that could not be opened, and the option that error messages name. */
export interface TriedPort {
  readonly port: number;
  readonly host?: string;
  readonly option?: string;
}

/** Converts an error from listening to an error with a readable message; returns other errors unchanged. */
export function toPortError(error: unknown, { port, host = '', option = '--port <n>' }: TriedPort): unknown {
  if (!(error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall))))
    return error;
  if (isCode(error, 'EADDRINUSE')) return new PortError(`Port ${port} is in use. Choose another one with ${option}`);
  if (isCode(error, 'EACCES'))
    return new PortError(`Port ${port} cannot be opened: permission denied. Choose one above 1023.`);
  if (NO_HOST.some((code) => isCode(error, code)))
    return new ConfigurationError(
      `The host ${host} is not an address of this machine. Choose one with --host <name>, such as 127.0.0.1.`,
    );
  return error;
}
