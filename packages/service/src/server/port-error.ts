/** What to tell a person of a port that does not open. */
import { ConfigurationError, PortError } from '../database/configuration-error.js';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** What is said of a host that is none of this machine. */
const NO_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/** Which port did not open, and the name of the option that gives it. */
export interface TriedPort {
  readonly port: number;
  readonly host?: string;
  readonly option?: string;
}

/** The error that tells why a port did not open; another one as it is. */
export const toPortError = (error: unknown, { port, host = '', option = '--port <n>' }: TriedPort): unknown => {
  if (!(error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall))))
    return error;
  if (isCode(error, 'EADDRINUSE')) return new PortError(`Port ${port} is in use. Choose another one with ${option}`);
  if (isCode(error, 'EACCES')) return new PortError(`Port ${port} may not be opened. Choose one above 1023.`);
  if (NO_HOST.some((code) => isCode(error, code)))
    return new ConfigurationError(
      `The host ${host} is no address of this machine. Give one with --host <name>, such as 127.0.0.1.`,
    );
  return error;
};
