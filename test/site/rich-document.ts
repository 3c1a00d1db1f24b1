/** Documents that contain everything that pages can show, for tests of the reference site. */

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, example?: unknown): object => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
const ok = (schema: object): object => ({ 200: { description: 'The result & more', content: json(schema) } });

const rexId = '3f2b8c1e-9d4a-4e6b-8a7c-5d1f0e2b3c4d';

const schemas = {
  Base: {
    type: 'object',
    required: ['id'],
    properties: {
      note: { type: 'string', description: 'A **note** < 5 words.\n\n# Long' },
      id: { type: 'string', format: 'uuid', readOnly: true },
      secret: { type: 'string', writeOnly: true, minLength: 8 },
    },
  },
  Named: { allOf: [ref('Base'), { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }] },
  Dog: {
    allOf: [
      ref('Named'),
      {
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: 'dog' }, size: { type: 'string', enum: ['small', 'large'], default: 'small' } },
      },
    ],
  },
  Cat: {
    allOf: [ref('Named'), { type: 'object', required: ['kind', 'lives'], properties: { kind: { const: 'cat' } } }],
    properties: { lives: { type: 'integer', minimum: 1, maximum: 9 }, old: { type: 'string', deprecated: true } },
  },
  Pet: {
    oneOf: [ref('Dog'), ref('Cat')],
    discriminator: {
      propertyName: 'kind',
      mapping: { dog: '#/components/schemas/Dog', cat: '#/components/schemas/Cat' },
    },
    description: '### Kinds\n\nEither a dog or a cat.',
  },
  Contact: {
    type: 'object',
    properties: { email: { type: 'string', format: 'email' }, phone: { type: 'string' }, city: { type: 'string' } },
    allOf: [{ properties: { city: { maxLength: 40 } } }],
    anyOf: [{ required: ['email'] }, { required: ['phone'] }],
  },
  Tree: {
    type: 'object',
    required: ['value'],
    properties: {
      children: { type: 'array', items: ref('Tree') },
      value: { type: 'integer', format: 'int64', examples: [7] },
    },
  },
  Color: { type: 'string', enum: ['red', 'green'], description: 'A color.' },
  Plain: { type: 'object', properties: { 'a"b<c>&': { type: 'string', example: '</script><b>' }, day: ref('Color') } },
};

const listPets = {
  operationId: 'listPets',
  tags: ['Pets'],
  summary: 'List pets.',
  description: '# First\n\nText with a <b>tag</b> & more.\n\n### Third',
  parameters: [
    { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 }, example: 5 },
    { name: 'color', in: 'query', required: true, description: 'Which color.', schema: ref('Color') },
    { name: 'X-Trace', in: 'header', schema: { type: 'string', format: 'uuid' } },
    { name: 'token', in: 'cookie', deprecated: true, schema: { type: 'string' } },
  ],
  responses: {
    200: {
      description: 'The pets.',
      headers: { 'X-Total': { schema: { type: 'integer' }, description: 'How many.' } },
      content: {
        ...json({ type: 'array', items: ref('Pet') }, [{ id: rexId, kind: 'dog', name: 'Rex' }]),
        'text/csv': {},
      },
    },
    '4XX': { description: 'Wrong request.', content: json(ref('Plain'), { 'a"b<c>&': '</script>' }) },
    default: { description: 'Anything else.' },
  },
};

export const richDocument = {
  openapi: '3.2.0',
  info: { title: 'Pets & <more>', version: '1 <2>', description: 'Pets.\n\n## Terms\n\nBe kind.\n\n#### Deep' },
  servers: [{ url: 'https://{region}.pets.example/v1', variables: { region: { default: 'eu' } } }],
  tags: [{ name: 'Pets', description: 'All *animals*.' }, { name: 'Pets/More & "less"' }, { name: 'Unused' }],
  security: [{ key: [] }],
  paths: {
    '/pets': {
      get: listPets,
      post: {
        operationId: 'createPet',
        tags: ['Pets'],
        requestBody: {
          required: true,
          description: 'The *pet*.',
          content: { ...json(ref('Pet')), 'application/x-www-form-urlencoded': { schema: ref('Contact') } },
        },
        responses: ok(ref('Pet')),
      },
    },
    '/pets/{petId}/photo': {
      put: {
        operationId: 'uploadPhoto',
        summary: 'Upload a photo',
        tags: ['Pets/More & "less"'],
        deprecated: true,
        security: [],
        parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['photo'],
                properties: { title: { type: 'string' }, photo: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
        responses: { 204: { description: '' } },
      },
    },
    '/events': {
      get: {
        operationId: 'watchEvents',
        responses: {
          200: { description: 'Events', content: { 'text/event-stream': { itemSchema: ref('Tree') } } },
        },
      },
    },
    '/contacts': {
      patch: {
        operationId: 'update_contact',
        requestBody: { content: { 'application/merge-patch+json': { schema: ref('Contact') } } },
        responses: ok(ref('Tree')),
      },
    },
  },
  components: { schemas, securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
};

/** A document that has only webhooks, without paths, servers, tags and summaries. */
export const webhookDocument = {
  openapi: '3.1.0',
  info: { title: 'Hooks', version: '1' },
  webhooks: {
    petBorn: {
      post: {
        operationId: 'petBorn',
        requestBody: { content: json(ref('Dog'), { id: rexId, name: 'Rex', kind: 'dog' }) },
        responses: { 204: { description: 'Received' } },
      },
    },
  },
  components: { schemas: { Base: schemas.Base, Named: schemas.Named, Dog: schemas.Dog } },
};
