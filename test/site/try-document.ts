/** A document whose operations cover the parameter styles, media types and credentials of "Try it". */

const texts = { type: 'array', items: { type: 'string' } };
const numbers = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' } } };
const list = ['blue & red', 'a,b', 'ü/é'];
const record = { R: 100, G: 200 };

function parameter(name: string, where: string, schema: object, example: unknown, more: object = {}): object {
  return { name, in: where, required: true, schema, example, ...more };
}

const done = { 204: { description: 'Done' } };

const styles = {
  operationId: 'sendStyles',
  parameters: [
    parameter('simple', 'path', numbers, record, { explode: true }),
    parameter('label', 'path', texts, ['a.b', 'c'], { style: 'label', explode: true }),
    parameter('matrix', 'path', texts, ['blue', 'black'], { style: 'matrix' }),
    parameter('from', 'path', { type: 'string' }, 'a-b'),
    parameter('to', 'path', { type: 'string' }, 'c'),
    parameter('exploded', 'query', texts, list),
    parameter('joined', 'query', texts, list, { explode: false }),
    parameter('spaces', 'query', texts, ['a', 'b'], { style: 'spaceDelimited', explode: false }),
    parameter('pipes', 'query', texts, ['a', 'b'], { style: 'pipeDelimited', explode: false }),
    parameter('deep', 'query', numbers, record, { style: 'deepObject' }),
    parameter('object', 'query', { type: 'object', properties: { x: { type: 'string' } } }, { x: 'y z' }),
    parameter('reserved', 'query', { type: 'string' }, 'a/b?c=[d]', { allowReserved: true }),
    parameter('empty', 'query', { type: 'string' }, ''),
    parameter('flag', 'query', { type: 'boolean' }, false),
    parameter('size', 'query', { type: 'integer', enum: [1, 20] }, 20),
    parameter('large', 'query', { type: 'integer', format: 'int64' }, 42),
    {
      name: 'json',
      in: 'query',
      required: true,
      content: { 'application/json': { schema: numbers, example: record } },
    },
    {
      name: 'xml',
      in: 'query',
      required: true,
      content: { 'application/xml': { schema: { type: 'object', xml: { name: 'f' }, properties: {} }, example: {} } },
    },
    parameter('X-List', 'header', texts, ['a b', 'ü']),
    parameter('X-Object', 'header', numbers, record, { explode: true }),
    { name: 'unset', in: 'query', schema: { type: 'string' }, example: 'placeholder' },
    { name: 'choice', in: 'query', schema: { type: 'string', enum: ['one', 'two'] } },
    { name: 'session', in: 'cookie', schema: { type: 'string' } },
    { name: 'Date', in: 'header', schema: { type: 'string' } },
  ],
  responses: { 200: { description: 'Every style arrived', content: { 'application/json': { schema: {} } } } },
};

const form = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', examples: ['A & B'] },
    tags: { type: 'array', items: { type: 'string' }, examples: [['x', 'y z']] },
    about: { type: 'object', properties: { age: { type: 'integer' } }, examples: [{ age: 3 }] },
  },
};

const upload = {
  type: 'object',
  required: ['photo', 'title', 'more'],
  properties: {
    title: { type: 'string' },
    photo: { type: 'string', format: 'binary' },
    more: { type: 'array', items: { type: 'string', format: 'binary' } },
    about: { type: 'object', properties: { age: { type: 'integer' } } },
    joined: { type: 'array', items: { type: 'string' } },
  },
};

function post(operationId: string, mediaType: string, content: object, more: object = {}): object {
  return {
    post: { operationId, requestBody: { required: true, content: { [mediaType]: content } }, responses: done, ...more },
  };
}

export const tryDocument = {
  openapi: '3.1.0',
  info: { title: 'Try', version: '1' },
  servers: [
    {
      url: 'http://{host}:{port}/{version}',
      variables: {
        host: { default: '127.0.0.1' },
        port: { default: '1' },
        version: { default: 'v1', enum: ['v1', 'v2'] },
      },
    },
  ],
  paths: {
    '/styles/{simple}/{label}/{matrix}/{from}-{to}': { get: styles },
    '/form': post('sendForm', 'application/x-www-form-urlencoded', {
      schema: form,
      example: { name: 'A & B', tags: ['x', 'y z'], about: { age: 3 } },
    }),
    '/upload': post('upload', 'multipart/form-data', {
      schema: upload,
      encoding: {
        photo: {
          contentType: 'image/png',
          headers: {
            'X-Sizes': { description: 'Width and height.', schema: { type: 'array', items: { type: 'integer' } } },
          },
        },
        joined: { style: 'form', explode: false, headers: { 'X-Note': { schema: { type: 'string' } } } },
      },
    }),
    '/open': post('uploadAny', 'multipart/form-data', {
      schema: { type: 'object', additionalProperties: { type: 'string', format: 'binary' } },
    }),
    '/bytes': post('sendBytes', 'application/octet-stream', {}),
    '/parts': post('sendParts', 'multipart/mixed', {
      schema: {
        type: 'array',
        prefixItems: [{ type: 'object', properties: { age: { type: 'integer' } } }],
        items: { type: 'string', format: 'binary' },
      },
    }),
    '/json': post(
      'sendJson',
      'application/json',
      { schema: { type: 'object', properties: { id: { type: 'integer' } } }, example: { id: 7 } },
      { security: [{ token: [] }, { key: [], basic: [] }, {}] },
    ),
    '/xml': post('sendXml', 'application/xml', {
      schema: {
        type: 'object',
        xml: { name: 'pet' },
        properties: { id: { type: 'integer', xml: { attribute: true } }, name: { type: 'string' } },
      },
      example: { id: 1, name: 'a & b' },
    }),
    '/stream': {
      get: {
        operationId: 'watch',
        responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } } },
      },
    },
  },
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'query', name: 'api_key' },
      basic: { type: 'http', scheme: 'basic' },
    },
  },
};
