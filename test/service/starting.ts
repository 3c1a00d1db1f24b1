/** The command from its first moment, as somebody sees it who waits for it. */
import { setTimeout } from 'node:timers/promises';
import { type Api, createApi, createClient } from '@community-platform/client';
import { type Command, runCommand } from './command.js';
import { freePort, type Place } from './data-folders.js';

export interface Starting extends Command {
  readonly base: string;
  readonly begun: number;
}

/** Starts the command on a known port, without waiting for anything. */
export const begin = async ({ args, env }: Place, more: Readonly<Record<string, string>> = {}): Promise<Starting> => {
  const port = await freePort();
  const command = runCommand(['--port', String(port), ...args], { LOG_LEVEL: 'error', ...env, ...more });
  return { ...command, base: `http://127.0.0.1:${port}`, begun: performance.now() };
};

export interface Told {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Between two looks: as often as the one who is watched can bear. */
export const soon = (): Promise<void> => setTimeout(5);

/** What is answered, or `undefined` while nothing listens. */
export const look = async (url: string, token?: string): Promise<Told | undefined> => {
  const answer = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }).catch(
    () => undefined,
  );
  return answer && { status: answer.status, body: await answer.json(), headers: answer.headers };
};

/** Asks `/ready`, some times a second, until it says 200, and resolves to what it said before; rejects if the process ends. */
export const awaitReady = async ({ base, ended }: Starting): Promise<Told[]> => {
  const before: Told[] = [];
  let end: string | undefined;
  void ended.then(({ code, stderr }) => {
    end = `ended with ${code}: ${stderr}`;
  });
  for (;;) {
    if (end !== undefined) throw new Error(end);
    const told = await look(`${base}/ready`);
    if (told?.status === 200) return before;
    if (told !== undefined) before.push(told);
    await setTimeout(50);
  }
};

export const apiOf = (baseUrl: string, token: string): Api =>
  createApi(createClient({ baseUrl, auth: { AdminBearer: token, HeadlessBearer: token } }));

/** Everybody of the sample, in the order of their addresses. */
export const people = ['ines', 'odile', 'tobin'].map((name) => `${name}@example.com`);

/** Who is in the community of a token. */
export const listEmails = async (api: Api): Promise<string[]> =>
  (await api.members.list({ query: { per_page: 100 } })).records.map(({ email }) => email).sort();
