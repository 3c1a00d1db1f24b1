/** Encodes requests with the generated client, without sending them. */
import type { EmitInput } from '../../../emit/input.js';
import type { Operation } from '../../../ir/api.js';
import type { Names } from '../../../names/names.js';
import { type GeneratedCode, writeGenerated } from '../../run/generated.js';
import { asFunction } from '../../run/modules.js';
import type { Fields } from '../requests.js';
import { placeholdersOf } from './credentials.js';

/** Returns the request that the client would send, with placeholders for credentials, or why it cannot be sent. */
export type Encode = (operation: Operation, request: Fields) => Promise<Request | string>;

/** Thrown to end a client call as soon as its request is complete. */
class Captured extends Error {
  readonly request: Request;
  constructor(request: Request) {
    super('captured');
    this.request = request;
  }
}

/** Loads the generated client from a temporary folder, which `remove` deletes. */
export async function loadEncoder(
  { api, names }: EmitInput,
  files: ReadonlyMap<string, string>,
  baseUrl: string,
): Promise<{ readonly encode: Encode; readonly remove: GeneratedCode['remove'] }> {
  const code = await writeGenerated('verify', files);
  try {
    const auth = placeholdersOf(api);
    return { encode: await createEncode(names, code, { baseUrl: () => baseUrl, auth }), remove: code.remove };
  } catch (error) {
    await code.remove();
    throw error;
  }
}

async function createEncode(names: Names, { load }: GeneratedCode, options: Fields): Promise<Encode> {
  const client = asFunction(
    await load('client/index'),
    'createClient',
  )({
    ...options,
    timeout: false,
    fetch: (url: string, init: RequestInit) => Promise.reject(new Captured(new Request(url, init))),
  });
  return async (operation, request) => {
    const module = await load(`client/operations/${names.fileOf(operation)}`);
    try {
      await asFunction(module, names.operation(operation).value)(client, request);
    } catch (error) {
      // The client wraps errors of `fetch`.
      for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof Captured) return at.request;
      return error instanceof Error ? error.message : String(error);
    }
    return 'the client did not send the request';
  };
}
