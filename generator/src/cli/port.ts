/** The port that a command listens on. */
import { PortError, UsageError } from './usage-error.js';

/** A port as text, else that of the environment, else 3000; 0 takes a free one. */
export const readPort = (given: string | undefined): number => {
  const text = given ?? process.env['PORT'] ?? '3000';
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`${given === undefined ? 'PORT' : '--port'} ${text}: it is a number from 0 to 65535`);
};

/** The host to listen on; without one, this machine alone. An empty one would be every address of it. */
export const readHost = (given = '127.0.0.1'): string => {
  if (given.trim() === '') throw new UsageError('--host is empty: give it an address, or leave it out');
  return given;
};

/** The address of a server on this machine, as a client of it writes it. */
export const baseOf = (host: string, port: number): string => {
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

/** Opens a port by `listen`; rejects with a `PortError` where it is taken, or may not be opened. */
export const openPort = async (
  port: number,
  host: string,
  listen: (port: number, host: string) => Promise<number>,
): Promise<number> => {
  try {
    return await listen(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new PortError(`port ${port} is in use; choose another one with --port <n>`);
    if (code === 'EACCES') throw new PortError(`port ${port} may not be opened; choose one above 1023 with --port <n>`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new PortError(`--host ${host}: this machine has no such address`);
    throw error;
  }
};
