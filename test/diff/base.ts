/** The document that every row of the corpus edits. It contains one object of each kind. */

function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
function json(schema: object): object {
  return { 'application/json': { schema } };
}
function ok(schema: object): object {
  return { description: 'Done', content: json(schema) };
}
const problem = { description: 'Refused', content: json(ref('Problem')) };

const pets = {
  get: {
    operationId: 'listPets',
    tags: ['pets'],
    summary: 'List pets',
    description: 'All of them.',
    'x-pagination': { style: 'page', page: 'page', items: 'items', has_more: 'hasMore' },
    parameters: [
      { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
      { name: 'kind', in: 'query', description: 'Which', schema: { type: 'string', enum: ['cat', 'dog', 'fox'] } },
      { name: 'tags', in: 'query', style: 'form', explode: true, schema: { type: 'array', items: { type: 'string' } } },
      { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
    ],
    responses: {
      '200': {
        description: 'Done',
        headers: {
          'X-Rate': { schema: { type: 'integer' } },
          'X-Total': { required: true, schema: { type: 'integer' } },
        },
        content: json({
          type: 'object',
          required: ['items', 'hasMore'],
          properties: { items: { type: 'array', items: ref('Pet') }, hasMore: { type: 'boolean' } },
        }),
      },
    },
  },
  post: {
    operationId: 'createPet',
    tags: ['pets'],
    security: [{ key: [] }, { oauth: ['write'] }],
    requestBody: { required: true, content: json(ref('Pet')) },
    responses: {
      '201': {
        ...ok(ref('Pet')),
        links: { read: { operationId: 'getPet', parameters: { id: '$response.body#/id' } } },
      },
      '400': problem,
      '409': problem,
    },
    callbacks: {
      told: {
        '{$request.body#/url}': {
          post: {
            requestBody: { required: true, content: json(ref('Notice')) },
            responses: { '204': { description: 'Heard' } },
          },
        },
      },
    },
  },
};

const pet = {
  get: {
    operationId: 'getPet',
    tags: ['pets'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', format: 'int32' } }],
    responses: {
      '200': ok(ref('Pet')),
      '404': { description: 'None', content: json({ type: 'object', properties: { why: { type: 'string' } } }) },
    },
  },
  patch: {
    operationId: 'updatePet',
    tags: ['pets'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    requestBody: { content: { ...json(ref('Update')), 'application/merge-patch+json': { schema: ref('Update') } } },
    responses: { '204': { description: 'Done' }, default: problem },
  },
};

const receipts = {
  get: {
    operationId: 'getReceipt',
    tags: ['receipts'],
    responses: { '200': ok(ref('Receipt')) },
  },
  post: {
    operationId: 'sendShape',
    tags: ['receipts'],
    security: [],
    requestBody: { required: true, content: json(ref('Sent')) },
    responses: { '200': ok(ref('Shape')), '202': { description: 'Later' } },
  },
};

const text = { type: 'string' };

const received = {
  Receipt: {
    type: 'object',
    required: ['code', 'total', 'state'],
    properties: {
      code: { ...text, maxLength: 10, pattern: '^[A-Z]+$' },
      total: { type: 'number' },
      state: { ...text, enum: ['open', 'paid'] },
      sealed: { ...text, enum: ['yes', 'no'], 'x-open': false },
      remark: { type: ['string', 'null'] },
      lines: { type: 'array', items: { type: 'integer' }, maxItems: 5 },
      parent: ref('Receipt'),
    },
  },
  Shape: {
    oneOf: [ref('Circle'), ref('Square')],
    discriminator: {
      propertyName: 'kind',
      mapping: { circle: '#/components/schemas/Circle', square: '#/components/schemas/Square' },
    },
  },
  Circle: { type: 'object', required: ['kind'], properties: { kind: { const: 'circle' }, radius: { type: 'number' } } },
  Square: { type: 'object', required: ['kind'], properties: { kind: { const: 'square' }, side: { type: 'number' } } },
  Problem: { type: 'object', required: ['message'], properties: { message: text } },
};

const sent = {
  Update: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { ...text, maxLength: 50, pattern: '^[a-z]+$' },
      nick: { type: ['string', 'null'] },
      kind: { ...text, enum: ['cat', 'dog', 'fox'] },
      level: { type: 'integer', minimum: 1, maximum: 9, default: 1 },
      born: { ...text, format: 'date' },
      weight: { type: 'number' },
      colors: { type: 'array', items: text, maxItems: 5 },
      extra: { type: 'object', additionalProperties: { type: 'integer' } },
      closed: { type: 'object', additionalProperties: false, properties: { one: text } },
    },
  },
  Sent: {
    type: 'object',
    properties: {
      either: { oneOf: [text, { type: 'integer' }] },
      any: { anyOf: [text, { type: 'boolean' }] },
      all: { allOf: [ref('Problem'), { type: 'object', properties: { more: text } }] },
    },
  },
};

const both = {
  Pet: {
    type: 'object',
    description: 'A pet.',
    required: ['id', 'name'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { ...text, maxLength: 50, description: 'As it is called.' },
      tag: text,
      url: { ...text, format: 'uri' },
      status: ref('Status'),
      secret: { ...text, writeOnly: true },
      owner: { type: 'object', required: ['email'], properties: { email: text } },
    },
  },
  Status: { ...text, enum: ['free', 'taken'] },
  Notice: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, what: { ...text, enum: ['made', 'gone'] } },
  },
};

export const base = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  servers: [{ url: 'https://api.example/v1' }],
  security: [{ key: [] }],
  tags: [{ name: 'pets', description: 'All pets' }, { name: 'receipts' }],
  paths: { '/pets': pets, '/pets/{id}': pet, '/receipts': receipts },
  webhooks: {
    petAdopted: {
      post: {
        requestBody: { required: true, content: json(ref('Notice')) },
        responses: { '204': { description: 'Heard' } },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      oauth: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://api.example/token', scopes: { read: '', write: '' } } },
      },
    },
    schemas: { ...both, ...sent, ...received },
  },
};
