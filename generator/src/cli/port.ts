/** Reads the host and port options of a command, and opens the port. */
import { PortError, UsageError } from './usage-error.js';

/** The port to listen on. */
export interface WantedPort {
  /** 0 selects a free port. */
  readonly port: number;
  /** Whether the user chose the port. If so, no other port is tried. */
  readonly isChosen: boolean;
  readonly option?: string;
}

/** Maximum number of ports to try if the user did not choose one. */
const mostTries = 10;

/** Returns the port from `--port`, or another option, or the environment variable `PORT`; default: 3000. */
export function readPort(given: string | undefined, option = '--port'): WantedPort {
  const chosen = given ?? process.env['PORT'];
  const text = chosen ?? '3000';
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return { port, isChosen: chosen !== undefined, option };
  throw new UsageError(`${given === undefined ? 'PORT' : option} ${text}: expected a number from 0 to 65535`);
}

/** Returns the host to listen on; default: this machine only. Throws for an empty host, which means all interfaces. */
export function readHost(given = '127.0.0.1'): string {
  if (given.trim() === '') throw new UsageError('--host is empty; pass an address, or omit the option');
  return given;
}

/** Returns the base URL of a server on this machine. */
export function baseOf(host: string, port: number): string {
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * Opens a port with `listen`. If the user did not choose one, opens the first free port, starting with the default.
 * Resolves to the port. Rejects with a `PortError` if the port is in use or not permitted.
 */
export async function openPort(
  { port, isChosen, option = '--port' }: WantedPort,
  host: string,
  listen: (port: number, host: string) => Promise<number>,
): Promise<number> {
  const last = isChosen ? port : port + mostTries - 1;
  for (let next = port; ; next += 1)
    try {
      return await listen(next, host);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== 'EADDRINUSE' || next === last) throw toPortError(error, code, host, `port ${port}`, option);
    }
}

/** Converts the error of a server that could not listen into a `PortError` if possible. */
function toPortError(error: unknown, code: unknown, host: string, port: string, option: string): unknown {
  if (code === 'EADDRINUSE') return new PortError(`${port} is in use; choose another with ${option} <n>`);
  if (code === 'EACCES')
    return new PortError(`permission denied for ${port}; choose one above 1023 with ${option} <n>`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new PortError(`--host ${host}: not an address of this machine`);
  return error;
}
