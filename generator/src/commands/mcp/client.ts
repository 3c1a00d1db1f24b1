/** Calls an API with its generated client. */
import type { ClientOptions } from '../../../runtime/client/options.js';
import type { EmitInput } from '../../emit/input.js';
import type { Operation } from '../../ir/api.js';
import { asFunction, type GeneratedCode, type GeneratedModule, writeGenerated } from '../run/generated.js';

/** Maximum size of a response in bytes, so that no response exhausts the memory. */
const mostBytes = 20_000_000;

export interface ApiClient {
  /** Sends a request. Resolves to the client's result, whose body may be a stream; rejects with the client's errors. */
  readonly call: (operation: Operation, request: GeneratedModule, signal: AbortSignal) => Promise<GeneratedModule>;
  /** Deletes the generated code. */
  readonly remove: GeneratedCode['remove'];
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

function isResult(value: unknown): value is GeneratedModule {
  return typeof value === 'object' && value !== null;
}

/**
 * Loads the generated client from sources of the layout `folder`. Rejects with the client's `TypeError` if neither the
 * options nor the document contain an absolute server URL.
 */
export async function loadClient(
  { names }: EmitInput,
  files: ReadonlyMap<string, string>,
  options: Pick<ClientOptions, 'baseUrl' | 'auth'>,
): Promise<ApiClient> {
  // The command handles signals itself.
  const { load, remove } = await writeGenerated('mcp', files, { isEndedBySignals: false });
  try {
    const client = asFunction(
      await load('client/index'),
      'createClient',
    )({
      ...options,
      undeclared: 'return',
      fetch: async (url: string, init: RequestInit) => limit(await fetch(url, init)),
    });
    return {
      call: async (operation, request, signal) => {
        const send = asFunction(
          await load(`client/operations/${names.fileOf(operation)}`),
          names.operation(operation).value,
        );
        const result = await send(client, request, { signal });
        if (!isResult(result)) throw new TypeError('the generated client returned no result');
        return result;
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
