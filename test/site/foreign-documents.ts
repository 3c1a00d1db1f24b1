/** Small documents as other people and tools write them. */

const problem = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object): object => ({ 'application/json': { schema } });

/** A document as emitted by FastAPI: 3.1.0, titles in schemas, validation errors, long operation ids, no servers. */
export const fastapi = {
  openapi: '3.1.0',
  info: { title: 'FastAPI', version: '0.1.0' },
  paths: {
    '/items/{item_id}': {
      get: {
        summary: 'Read Item',
        operationId: 'read_item_items__item_id__get',
        parameters: [
          { name: 'item_id', in: 'path', required: true, schema: { type: 'integer', title: 'Item Id' } },
          {
            name: 'q',
            in: 'query',
            required: false,
            schema: { anyOf: [{ type: 'string' }, { type: 'null' }], title: 'Q' },
          },
        ],
        responses: {
          '200': { description: 'Successful Response', content: json({}) },
          '422': { description: 'Validation Error', content: json(problem('HTTPValidationError')) },
        },
      },
    },
    '/items/': {
      post: {
        summary: 'Create Item',
        operationId: 'create_item_items__post',
        requestBody: { required: true, content: json(problem('Item')) },
        responses: {
          '200': { description: 'Successful Response', content: json(problem('Item')) },
          '422': { description: 'Validation Error', content: json(problem('HTTPValidationError')) },
        },
      },
    },
  },
  components: {
    schemas: {
      HTTPValidationError: {
        properties: { detail: { items: problem('ValidationError'), type: 'array', title: 'Detail' } },
        type: 'object',
        title: 'HTTPValidationError',
      },
      Item: {
        properties: {
          name: { type: 'string', title: 'Name' },
          description: { anyOf: [{ type: 'string' }, { type: 'null' }], title: 'Description' },
          price: { type: 'number', title: 'Price' },
        },
        type: 'object',
        required: ['name', 'price'],
        title: 'Item',
      },
      ValidationError: {
        properties: {
          loc: { items: { anyOf: [{ type: 'string' }, { type: 'integer' }] }, type: 'array', title: 'Location' },
          msg: { type: 'string', title: 'Message' },
          type: { type: 'string', title: 'Error Type' },
        },
        type: 'object',
        required: ['loc', 'msg', 'type'],
        title: 'ValidationError',
      },
    },
  },
};

/** A document without tags, summaries, operation ids, parameter descriptions and named schemas. */
export const untagged = {
  openapi: '3.0.3',
  info: { title: 'Bare', version: '2' },
  servers: [{ url: '/v2' }],
  paths: {
    '/users/{id}/orders': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        responses: {
          '200': {
            description: 'OK',
            content: json({ type: 'array', items: { type: 'object', properties: { total: { type: 'number' } } } }),
          },
        },
      },
    },
    '/ping': { get: { responses: { '204': { description: 'Pong' } } } },
  },
};

/** A 3.0 document with `allOf` in `allOf`, `nullable`, and `anyOf` that only requires properties. */
export const nested = {
  openapi: '3.0.0',
  info: { title: 'Nested', version: '1.0' },
  servers: [{ url: 'https://nested.example/api' }],
  paths: {
    '/cars': {
      put: {
        operationId: 'putCar',
        tags: ['cars'],
        summary: 'Replaces a car',
        requestBody: { content: json(problem('Car')) },
        responses: { '200': { description: 'The car', content: json(problem('Car')) } },
      },
    },
  },
  components: {
    schemas: {
      Named: { type: 'object', required: ['label'], properties: { label: { type: 'string', maxLength: 40 } } },
      Owned: {
        allOf: [problem('Named'), { type: 'object', properties: { owner: { type: 'string', nullable: true } } }],
      },
      Car: {
        description: 'A car with an owner.',
        allOf: [
          { allOf: [problem('Owned'), { properties: { doors: { type: 'integer', minimum: 2, default: 4 } } }] },
          { type: 'object', required: ['doors'] },
        ],
        anyOf: [{ required: ['owner'] }, { required: ['label'] }],
      },
    },
  },
};

/** A document with a stream of events, a download, an upload with a file, and a body that is a file. */
export const streams = {
  openapi: '3.2.0',
  info: { title: 'Streams', version: '1' },
  servers: [{ url: 'https://streams.example' }],
  paths: {
    '/events': {
      get: {
        operationId: 'watch',
        tags: ['live'],
        summary: 'Watch events',
        responses: {
          '200': {
            description: 'Events',
            content: {
              'text/event-stream': { itemSchema: { type: 'object', properties: { data: { type: 'string' } } } },
            },
          },
        },
      },
    },
    '/files/{name}': {
      get: {
        operationId: 'download',
        tags: ['files'],
        summary: 'Download a file',
        parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '200': { description: 'The file', content: { 'application/octet-stream': {} } } },
      },
      put: {
        operationId: 'store',
        tags: ['files'],
        summary: 'Store a file',
        parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, content: { 'application/octet-stream': {} } },
        responses: { '204': { description: 'Stored' } },
      },
    },
    '/uploads': {
      post: {
        operationId: 'upload',
        tags: ['files'],
        summary: 'Upload with a note',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['attachment'],
                properties: {
                  attachment: { type: 'string', contentMediaType: 'application/octet-stream' },
                  note: { type: 'string' },
                },
              },
            },
          },
        },
        responses: { '201': { description: 'Stored' } },
      },
    },
  },
};
