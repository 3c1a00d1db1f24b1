import { answerOf } from '../codec/answers.js';
import { encodeRequest } from '../codec/encode.js';
import { baseUrlOf } from './base-url.js';
import type { Operation, ServerAddress } from './operation.js';
import type { ClientOptions, Received, RequestOptions, RequestParts, Sender } from './options.js';
import { type Call, type Exchange, type OutgoingRequest, run, type Transport } from './pipeline.js';
import { readAnswer, receive } from './read-answer.js';
import { headersOf } from './request-headers.js';
import { rememberOperation } from './unwrap.js';

/** A client: typed operations by `send`. */
export interface RuntimeClient extends Sender {
  /** @internal */
  readonly baseUrl: string;
  /** Those of the options. @internal */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends a request that something else has made, as the client's own are sent. @internal */
  dispatch<T extends Exchange>(request: OutgoingRequest, call: Call<T>): Promise<T>;
}

/** Makes a client; throws `TypeError` if neither the options nor the servers give a base URL. */
export function createRuntimeClient(servers: readonly ServerAddress[], options: ClientOptions = {}): RuntimeClient {
  const { headers = {} } = options;
  const transport: Transport = {
    options,
    baseUrl: baseUrlOf(servers, options),
    async exchange(operation, request, settings) {
      const { pathname, query, cookie, headers: own } = encodeRequest(operation, request);
      const sent = request.body === undefined ? undefined : operation.body?.write(operation.body, request);
      const base = operation.servers === undefined ? transport.baseUrl : baseUrlOf(operation.servers, options);
      const url = base + pathname + (query && `?${query}`);
      const outgoing = {
        method: operation.method,
        url: settings.address?.(url) ?? url,
        headers: headersOf(operation, sent?.type, { ...headers, ...own, ...settings.headers }, cookie),
        body: sent?.body,
      };
      const arrived = await run(transport, outgoing, {
        operationId: operation.id,
        security: operation.security,
        settings,
        isAnswer: (status) => answerOf(operation, status) !== undefined,
        read: (response) => receive(operation, response),
      });
      rememberOperation(arrived.response, operation.id);
      return readAnswer(operation, arrived);
    },
  };
  return {
    baseUrl: transport.baseUrl,
    headers,
    dispatch: (request, call) => run(transport, request, call),
    async send<Req extends RequestParts, Res extends { readonly status: number }>(
      operation: Operation<Req, Res>,
      request: Req,
      settings: RequestOptions = {},
    ): Promise<Received<Res>> {
      // The tables that the answer was read by and the type `Res` come from one declaration.
      const received: unknown = await transport.exchange(operation, request, settings);
      return received as Received<Res>;
    },
  };
}
