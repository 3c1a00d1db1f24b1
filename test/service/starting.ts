/** Runs the command and observes it from the moment it starts. */
import { setTimeout } from 'node:timers/promises';
import { type Api, createApi, createClient } from '@community-platform/client';
import { type Command, runCommand } from './command.js';
import { freePort, type Place } from './data-folders.js';

export interface Starting extends Command {
  readonly base: string;
  readonly begun: number;
}

/** Starts the command on a known port without waiting. */
export async function begin({ args, env }: Place, more: Readonly<Record<string, string>> = {}): Promise<Starting> {
  const port = await freePort();
  const command = runCommand(['--port', String(port), ...args], { LOG_LEVEL: 'error', ...env, ...more });
  return { ...command, base: `http://127.0.0.1:${port}`, begun: performance.now() };
}

export interface ProcessResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A short pause between two polls. */
export function shortPause(): Promise<void> {
  return setTimeout(5);
}

/** Returns the response, or `undefined` while nothing listens. */
export async function tryFetch(url: string, token?: string): Promise<ProcessResponse | undefined> {
  const response = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }).catch(
    () => undefined,
  );
  return response && { status: response.status, body: await response.json(), headers: response.headers };
}

/** Polls `/ready` until it returns 200, and resolves to the earlier responses; rejects if the process exits. */
export async function awaitReady({ base, ended }: Starting): Promise<ProcessResponse[]> {
  const before: ProcessResponse[] = [];
  let end: string | undefined;
  void ended.then(({ code, stderr }) => {
    end = `ended with ${code}: ${stderr}`;
  });
  for (;;) {
    if (end !== undefined) throw new Error(end);
    const response = await tryFetch(`${base}/ready`);
    if (response?.status === 200) return before;
    if (response !== undefined) before.push(response);
    await setTimeout(50);
  }
}

export function apiOf(baseUrl: string, token: string): Api {
  return createApi(createClient({ baseUrl, auth: { AdminBearer: token, HeadlessBearer: token } }));
}

/** The members of the seed data, sorted by e-mail address. */
export const people = ['ines', 'odile', 'tobin'].map((name) => `${name}@example.com`);

/** Returns the e-mail addresses in the community of a token, sorted. */
export async function listEmails(api: Api): Promise<string[]> {
  return (await api.members.list({ query: { per_page: 100 } })).records.map(({ email }) => email).sort();
}
