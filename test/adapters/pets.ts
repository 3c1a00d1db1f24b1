/** A server with an operation of each kind, to be mounted in hosts. */
import type { Fixture, Handlers } from './fixture.js';
import type { OwnLog } from './log.js';

const document = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: /v1 }]
components: { securitySchemes: { key: { type: apiKey, in: header, name: x-key } } }
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - { name: tag, in: query, schema: { type: array, items: { type: string } } }
        - { name: session, in: cookie, schema: { type: string } }
        - { name: x-many, in: header, schema: { type: array, items: { type: string } } }
      responses: { '200': { description: OK, content: { application/json: { schema: {} } } } }
    post:
      operationId: addPet
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [name], properties: { name: { type: string }, age: { type: integer } } } } } }
      responses: { '201': { description: OK, content: { application/json: { schema: {} } } }, '422': { description: Refused, content: { application/json: { schema: {} } } } }
  /pets/{name}:
    get: { operationId: getPet, parameters: [{ name: name, in: path, required: true, schema: { type: string } }], responses: { '200': { description: OK, content: { application/json: { schema: {} } } } } }
    delete: { operationId: removePet, parameters: [{ name: name, in: path, required: true, schema: { type: string } }], responses: { '204': { description: Gone } } }
  /form:
    post:
      operationId: sendForm
      requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { count: { type: integer }, tags: { type: array, items: { type: string } } } } } } }
      responses: { '200': { description: OK, content: { application/json: { schema: {} } } } }
  /upload:
    post:
      operationId: upload
      requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, properties: { title: { type: string }, file: { type: string, format: binary } } } } } }
      responses: { '200': { description: OK, content: { application/json: { schema: {} } } } }
  /text: { post: { operationId: sendText, requestBody: { required: true, content: { text/plain: { schema: { type: string } } } }, responses: { '200': { description: OK, content: { text/plain: { schema: { type: string } } } } } } }
  /word: { post: { operationId: sendWord, requestBody: { required: true, content: { application/json: { schema: { type: string } } } }, responses: { '200': { description: OK, content: { application/json: { schema: {} } } } } } }
  /blob: { post: { operationId: echo, requestBody: { required: true, content: { application/octet-stream: {} } }, responses: { '200': { description: OK, content: { application/octet-stream: {} } } } } }
  /file: { get: { operationId: getFile, responses: { '200': { description: OK, content: { application/octet-stream: {} } } } } }
  /ticks: { get: { operationId: readTicks, responses: { '200': { description: OK, content: { text/event-stream: {} } } } } }
  /broken: { get: { operationId: readBroken, responses: { '200': { description: OK, content: { text/event-stream: {} } } } } }
  /slow: { get: { operationId: wait, responses: { '200': { description: OK, content: { application/json: { schema: {} } } } } } }
  /fail: { get: { operationId: fail, responses: { '200': { description: OK, content: { application/json: { schema: {} } } } } } }
  /cookies: { get: { operationId: getCookies, responses: { '200': { description: OK, headers: { Set-Cookie: { schema: { type: array, items: { type: string } } } }, content: { application/json: { schema: {} } } } } } }
  /secret: { get: { operationId: getSecret, x-deprecated-since: 2026-01-01, x-sunset: 2027-06-30, security: [{ key: [] }], responses: { '200': { description: OK, content: { application/json: { schema: {} } } } } } }
`;

interface Body {
  readonly body: { readonly stream: ReadableStream<Uint8Array> };
}

function response(body: unknown, status = 200) {
  return { status, body };
}

async function* tick(log: OwnLog): AsyncGenerator<object> {
  try {
    for (let at = 0; ; at += 1) {
      yield { data: String(at) };
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  } finally {
    log.points.push('left');
  }
}

async function* breakOff(): AsyncGenerator<object> {
  yield { data: 'first' };
  await new Promise((resolve) => setTimeout(resolve, 20));
  throw new Error('broken off');
}

function makeHandlers(log: OwnLog): Handlers {
  return {
    listPets: (input: object, { request }) => {
      const { host, target, remoteAddress } = request;
      log.requests.push({ hasHost: host !== undefined, target, ...(remoteAddress !== undefined && { remoteAddress }) });
      return response(input);
    },
    addPet: ({ body }: { readonly body: unknown }) => response(body, 201),
    getPet: ({ path }: { readonly path: object }) => response(path),
    removePet: () => ({ status: 204 }),
    sendForm: ({ body }: { readonly body: unknown }) => response(body),
    upload: async ({ body }: { readonly body: { readonly title: string; readonly file: File } }) =>
      response({ title: body.title, name: body.file.name, size: (await body.file.arrayBuffer()).byteLength }),
    sendText: ({ body }: { readonly body: string }) => response(body),
    sendWord: ({ body }: { readonly body: string }) => response(body),
    echo: ({ body }: Body) => response(body.stream),
    getFile: () => response(new Blob(['x'.repeat(5_000_000)])),
    readTicks: () => response(tick(log)),
    readBroken: () => response(breakOff()),
    wait: (_input, { signal }) =>
      new Promise((_resolve, reject) => {
        log.points.push('waits');
        signal.addEventListener('abort', () => {
          log.points.push('aborted');
          reject(signal.reason);
        });
      }),
    fail: () => {
      throw new Error('not for callers');
    },
    getCookies: (_input, { extraHeaders }) => {
      extraHeaders.set('vary', 'accept-language');
      return { status: 200, headers: { 'set-cookie': ['a=1', 'b=2'] }, body: 1 };
    },
    getSecret: (_input, { principal, state }) => response({ principal, state }),
  };
}

function optionsFor(log: OwnLog): object {
  const hooks = {
    onRequest: () => {
      log.points.push('received');
      return 'state';
    },
    onAuthenticated: () => void log.points.push('authenticated'),
    onResponse: ({ status }: { readonly status: number }) => void log.points.push(`responded ${status}`),
    onError: ({ cause }: { readonly cause?: unknown }) => {
      if (cause !== undefined) log.addFault(cause);
    },
  };
  const security = { key: (key: string) => (key === 'good' ? 'ann' : undefined) };
  const limits = { bodyBytes: 1_000_000, headerCount: 60, handlerTimeout: 5_000 };
  return { handlers: makeHandlers(log), hooks, security, limits };
}

export const pets: Fixture = { name: 'pets', document, optionsFor };
