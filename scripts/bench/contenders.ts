/** Contenders in their own processes: each is bundled, started and controlled with messages. */
import { type ChildProcess, fork } from 'node:child_process';
import { bundleProgram, document } from './documents.js';

export interface Process {
  readonly name: string;
  /** Sends a message and resolves to the next one from the process. */
  readonly ask: (message: object) => Promise<object>;
  readonly stop: () => void;
}

/** Returns the CPU time in microseconds. */
export const spent = (message: object): number => {
  const { cpu } = message as { readonly cpu: { readonly user: number; readonly system: number } };
  return cpu.user + cpu.system;
};

const nextMessage = (child: ChildProcess): Promise<object> =>
  new Promise((resolve, reject) => {
    const fail = (code: number | null): void => reject(new Error(`a contender has ended with ${code}`));
    child.once('exit', fail);
    child.once('message', (message: object) => {
      child.off('exit', fail);
      resolve(Object(message));
    });
  });

/** Starts a program of the benchmark; the result also contains its first message. */
export const startProcess = async (folder: string, name: string): Promise<Process & { readonly first: object }> => {
  const program = await bundleProgram(`${folder}/${name}.js`);
  const child = fork(program, { env: { ...process.env, BENCH_DOCUMENT: document } });
  const first = await nextMessage(child);
  const ask = (message: object): Promise<object> => {
    const response = nextMessage(child);
    child.send(message);
    return response;
  };
  return { name, first, ask, stop: () => child.disconnect() };
};

/** Starts a server; the result also contains its URL. */
export const startServer = async (name: string): Promise<Process & { readonly url: string }> => {
  const started = await startProcess('servers', name);
  const { port } = started.first as { readonly port: number };
  return { ...started, url: `http://127.0.0.1:${port}` };
};
