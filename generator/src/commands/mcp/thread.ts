/** Runs the tools of the MCP server in a thread, so that the protocol is served while the client is generated. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isColored } from '../../support/terminal.js';
import { toolFolder } from '../../support/tool-root.js';
import type { PrepareOptions } from './mcp.js';
import type { CallArguments } from './request.js';
import { type ApiTools, type SearchArguments, type ToolResult, textResult } from './server.js';

/** What the thread needs: the document, the options of the command line and those of the tools. */
export interface ThreadData<Flags> extends PrepareOptions {
  readonly spec: string | undefined;
  readonly flags: Flags;
}

type ToolRequest =
  | { readonly tool: 'search'; readonly given: SearchArguments }
  | { readonly tool: 'call'; readonly given: CallArguments };

/** A call of a tool, or the request to cancel the call with this id. */
export type ThreadRequest = { readonly id: number } & (ToolRequest | { readonly tool: 'cancel' });

/** The first message is that the tools are prepared; the others are results. */
export type ThreadMessage =
  | { readonly notes: readonly string[] }
  | { readonly id: number; readonly result: ToolResult };

const failure = textResult(
  'The document of the API cannot be used, so this server ends. The log of the server contains the reasons.',
  true,
);
const canceled = textResult('Canceled.', true);

/** Milliseconds that the transport gets to send the last results. */
const sendTime = 100;

/** The thread that runs a server's tools. Its output goes to stderr. */
export class ToolThread implements ApiTools {
  /** Resolves to the notes of the prepared tools, or to `undefined` if the thread ends first. */
  readonly prepared: Promise<readonly string[] | undefined>;
  /**
   * Resolves to the exit code if the thread ends without `stop`, after pending calls have received results. Rejects
   * on an unexpected error.
   */
  readonly ended: Promise<number>;
  readonly #worker: Worker;
  readonly #results = new Map<number, (result: ToolResult) => void>();
  /** Number of calls without a result. */
  #calls = 0;
  #lastId = 0;
  #isStopped = false;

  constructor(data: ThreadData<object>) {
    const worker = new Worker(join(toolFolder, 'dist/mcp-thread.js'), {
      workerData: data,
      env: { ...process.env, ...(isColored(process.stderr) && { FORCE_COLOR: '1' }) },
      // stdout is for messages of the protocol only.
      stdout: true,
    });
    worker.stdout.pipe(process.stderr);
    this.#worker = worker;
    this.prepared = new Promise((resolve) => {
      worker.on('message', (message: ThreadMessage) => {
        if ('notes' in message) resolve(message.notes);
        else this.#results.get(message.id)?.(message.result);
      });
      worker.once('exit', () => resolve(undefined));
    });
    this.ended = new Promise((resolve, reject) => {
      let error: unknown;
      worker.once('error', (thrown) => {
        error = thrown;
      });
      worker.once('exit', (code) => {
        if (this.#isStopped) return;
        this.#isStopped = true;
        const delay = this.#calls > 0 ? sendTime : 0;
        for (const respond of this.#results.values()) respond(failure);
        setTimeout(() => (error === undefined ? resolve(code) : reject(error)), delay);
      });
    });
  }

  search(given: SearchArguments): Promise<ToolResult> {
    return this.#run({ tool: 'search', given });
  }

  call(given: CallArguments, signal: AbortSignal): Promise<ToolResult> {
    return this.#run({ tool: 'call', given }, signal);
  }

  /** Ends the thread at once. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#worker.terminate();
  }

  async #run(request: ToolRequest, signal?: AbortSignal): Promise<ToolResult> {
    this.#calls += 1;
    try {
      await this.prepared;
      // A call that was canceled before the client was generated is not sent.
      if (signal?.aborted === true) return canceled;
      if (this.#isStopped) return failure;
      return await this.#send(request, signal);
    } finally {
      this.#calls -= 1;
    }
  }

  async #send(request: ToolRequest, signal: AbortSignal | undefined): Promise<ToolResult> {
    this.#lastId += 1;
    const id = this.#lastId;
    const cancel = (): void => this.#post({ id, tool: 'cancel' });
    signal?.addEventListener('abort', cancel);
    try {
      return await new Promise((resolve) => {
        this.#results.set(id, resolve);
        this.#post({ id, ...request });
      });
    } finally {
      this.#results.delete(id);
      signal?.removeEventListener('abort', cancel);
    }
  }

  #post(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }
}
