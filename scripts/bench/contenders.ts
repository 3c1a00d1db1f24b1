/** Runs contenders in separate processes: bundles them, starts them and controls them with messages. */
import { type ChildProcess, fork } from 'node:child_process';
import { bundleProgram, document } from './documents.js';

export interface Process {
  readonly name: string;
  /** Sends a message. Resolves to the next message from the process. */
  readonly ask: (message: object) => Promise<object>;
  readonly stop: () => void;
}

/** Returns the CPU time in a message, in microseconds. */
export function spent(message: object): number {
  const { cpu } = message as { readonly cpu: { readonly user: number; readonly system: number } };
  return cpu.user + cpu.system;
}

function nextMessage(child: ChildProcess): Promise<object> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null): void => reject(new Error(`a contender exited with code ${code}`));
    child.once('exit', fail);
    child.once('message', (message: object) => {
      child.off('exit', fail);
      resolve(Object(message));
    });
  });
}

/** Starts a program of the benchmark. The result also contains the program's first message. */
export async function startProcess(folder: string, name: string): Promise<Process & { readonly first: object }> {
  const program = await bundleProgram(`${folder}/${name}.js`);
  const child = fork(program, { env: { ...process.env, BENCH_DOCUMENT: document } });
  const first = await nextMessage(child);
  const ask = (message: object): Promise<object> => {
    const response = nextMessage(child);
    child.send(message);
    return response;
  };
  return { name, first, ask, stop: () => child.disconnect() };
}

/** Starts a server; the result also contains its URL. */
export async function startServer(name: string): Promise<Process & { readonly url: string }> {
  const started = await startProcess('servers', name);
  const { port } = started.first as { readonly port: number };
  return { ...started, url: `http://127.0.0.1:${port}` };
}
