/** Calls an API with its generated client. */
import type { ClientOptions } from '../../../runtime/client/options.js';
import type { EmitInput } from '../../emit/input.js';
import type { Operation } from '../../ir/api.js';
import { isContainer } from '../../support/guards.js';
import { writeFiles } from '../run/folder.js';
import { compileAll } from '../run/generated.js';
import { asFunction, type GeneratedModule, loadFrom } from '../run/modules.js';

/** Maximum size of a response in bytes, so that no response exhausts the memory. */
const mostBytes = 20_000_000;

export interface ApiClient {
  /** Sends a request. Resolves to the client's result, whose body may be a stream; rejects with the client's errors. */
  readonly call: (operation: Operation, request: GeneratedModule, signal: AbortSignal) => Promise<GeneratedModule>;
}

/** Returns a response whose body fails after the maximum size. */
function limit(response: Response): Response {
  let size = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.length;
        if (size > mostBytes) controller.error(new Error(`the response has more than ${mostBytes} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  if (counted === undefined) return response;
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
}

/** Creates the client; `undefined` if neither the options nor the document contain an absolute server URL. */
function create(module: GeneratedModule, options: Pick<ClientOptions, 'baseUrl' | 'auth'>): unknown {
  const createClient = asFunction(module, 'createClient');
  const fetchLimited = async (url: string, init: RequestInit): Promise<Response> => limit(await fetch(url, init));
  try {
    return createClient({ ...options, undeclared: 'return', fetch: fetchLimited });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/**
 * Writes the generated client to a folder, from sources of the layout `folder`, and loads it. Resolves to `undefined`
 * if the URL of the API is unknown.
 */
export async function loadClient(
  { names }: EmitInput,
  files: ReadonlyMap<string, string>,
  folder: string,
  options: Pick<ClientOptions, 'baseUrl' | 'auth'>,
): Promise<ApiClient | undefined> {
  await writeFiles(folder, compileAll(files));
  const load = loadFrom(folder);
  const client = create(await load('client/index'), options);
  if (client === undefined) return undefined;
  return {
    call: async (operation, request, signal) => {
      const module = await load(`client/operations/${names.fileOf(operation)}`);
      const result = await asFunction(module, names.operation(operation).value)(client, request, { signal });
      if (!isContainer(result)) throw new TypeError('the generated client returned no result');
      return result;
    },
  };
}
