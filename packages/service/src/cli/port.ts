/** The port that the service is to listen on. */
import { createServer } from 'node:net';
import { ConfigurationError, PortError } from '../database/configuration-error.js';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** What is said of a host that is none of this machine. */
const NO_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/** What to tell a person of why a port did not open; another error is left as it is. */
export const toPortError = (error: unknown, port: number, host = ''): unknown => {
  if (!(error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall))))
    return error;
  if (isCode(error, 'EADDRINUSE')) return new PortError(`Port ${port} is in use. Choose another one with --port <n>`);
  if (isCode(error, 'EACCES')) return new PortError(`Port ${port} may not be opened. Choose one above 1023.`);
  if (NO_HOST.some((code) => isCode(error, code)))
    return new ConfigurationError(
      `The host ${host} is no address of this machine. Give one with --host <name>, such as 127.0.0.1.`,
    );
  return error;
};

/** Opens a port and closes it again; rejects with `PortError` where it does not open, `ConfigurationError` for no host. */
export const probePort = (port: number, host: string): Promise<void> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', (error) => fail(toPortError(error, port, host)));
    server.listen(port, host, () => server.close(() => done()));
  });
