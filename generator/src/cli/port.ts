/** Reads the host and the port of a command, and opens the port. */
import { PortError, UsageError } from './usage-error.js';

/** The port of `--port`, of the environment variable `PORT`, or 3000. 0 selects a free port. */
export const readPort = (given: string | undefined): number => {
  const text = given ?? process.env['PORT'] ?? '3000';
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`${given === undefined ? 'PORT' : '--port'} ${text}: expected a number from 0 to 65535`);
};

/** The host to listen on, by default only this machine. An empty host, which would mean all interfaces, is rejected. */
export const readHost = (given = '127.0.0.1'): string => {
  if (given.trim() === '') throw new UsageError('--host is empty; pass an address, or omit the option');
  return given;
};

/** The base URL of a server on this machine. */
export const baseOf = (host: string, port: number): string => {
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

/** Opens a port with `listen`. Rejects with a `PortError` if the port is in use or not permitted. */
export const openPort = async (
  port: number,
  host: string,
  listen: (port: number, host: string) => Promise<number>,
): Promise<number> => {
  try {
    return await listen(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new PortError(`port ${port} is in use; choose another with --port <n>`);
    if (code === 'EACCES')
      throw new PortError(`permission denied for port ${port}; choose one above 1023 with --port <n>`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new PortError(`--host ${host}: not an address of this machine`);
    throw error;
  }
};
