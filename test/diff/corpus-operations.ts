/** Edits of operations, and of all that stands around schemas. */
import { create, get, list, patch, pet, read, type Row, schemas, send, sets, takes, told } from './rows.js';

const text = { type: 'string' };
const parameter = (name: string, more: object = {}): object => ({ name, in: 'query', schema: text, ...more });
const notice = { $ref: '#/components/schemas/Notice' };
const heard = { '204': { description: 'Heard' } };

const operations: readonly Row[] = [
  {
    name: 'an operation more: handlers lack it',
    edit: { set: { '/paths/~1receipts/delete': { operationId: 'clear', tags: ['receipts'], responses: heard } } },
    callers: 'compatible',
    implementers: 'breaking',
    at: '/paths/~1receipts/delete',
  },
  takes('an operation fewer', get, 'breaking', 'breaking'),
  {
    name: 'another path',
    edit: { move: { '/paths/~1receipts': '/paths/~1bills' } },
    callers: 'breaking',
    implementers: 'breaking',
    at: read,
  },
  { ...sets('another operationId', `${create}/operationId`, 'makePet', 'breaking', 'breaking'), heldBy: 'surface' },
  {
    ...sets('another group: the facade moves', `${get}/tags`, ['receipts'], 'breaking', 'breaking'),
    heldBy: 'surface',
  },
  {
    name: 'a parameter of the path is called otherwise',
    edit: {
      move: { '/paths/~1pets~1{id}': '/paths/~1pets~1{key}' },
      set: {
        '/paths/~1pets~1{key}/get/parameters/0/name': 'key',
        '/paths/~1pets~1{key}/patch/parameters/0/name': 'key',
      },
    },
    callers: 'breaking',
    implementers: 'breaking',
    at: '/paths/~1pets~1{key}/get/parameters/0',
  },
  takes('no iterator of pages', `${list}/x-pagination`, 'breaking', 'none'),
  {
    name: 'an iterator of other items',
    given: {
      set: {
        [`${list}/responses/200/content/application~1json/schema/properties/notes`]: {
          type: 'array',
          items: { type: 'string' },
        },
        [`${list}/responses/200/content/application~1json/schema/required/-`]: 'notes',
      },
    },
    edit: { set: { [`${list}/x-pagination/items`]: 'notes' } },
    callers: 'breaking',
    implementers: 'none',
    at: `${list}/x-pagination`,
    heldBy: 'surface',
  },
  sets('an iterator of pages', `${read}/x-pagination`, { style: 'link', items: 'lines' }, 'compatible', 'none'),
];

const parameters: readonly Row[] = [
  sets(
    'a parameter may be sent',
    `${list}/parameters/-`,
    parameter('fresh'),
    'compatible',
    'compatible',
    `${list}/parameters/4`,
  ),
  sets(
    'a parameter has to be sent',
    `${list}/parameters/-`,
    parameter('fresh', { required: true }),
    'breaking',
    'compatible',
    `${list}/parameters/4`,
  ),
  takes('a parameter is gone', `${list}/parameters/1`, 'breaking', 'breaking'),
  sets('a parameter becomes required', `${list}/parameters/1/required`, true, 'breaking', 'compatible'),
  {
    name: 'a parameter is not required any more',
    given: { set: { [`${list}/parameters/1/required`]: true } },
    edit: { set: { [`${list}/parameters/1/required`]: false } },
    callers: 'compatible',
    implementers: 'breaking',
    at: `${list}/parameters/1/required`,
  },
  sets(
    'a parameter stands elsewhere',
    `${list}/parameters/1/in`,
    'header',
    'breaking',
    'breaking',
    `${list}/parameters/1`,
  ),
  sets('a parameter is joined otherwise', `${list}/parameters/2/style`, 'pipeDelimited', 'breaking', 'breaking'),
  sets('a list is not exploded', `${list}/parameters/2/explode`, false, 'breaking', 'breaking'),
  sets('reserved characters as they are', `${list}/parameters/1/allowReserved`, true, 'compatible', 'breaking'),
  sets('a parameter of fewer values', `${list}/parameters/1/schema/enum`, ['cat', 'fox'], 'breaking', 'compatible'),
  sets('another default of a parameter', `${list}/parameters/0/schema/default`, 2, 'breaking', 'compatible'),
  takes(
    'no default of a parameter: a handler may miss it',
    `${list}/parameters/0/schema/default`,
    'breaking',
    'breaking',
  ),
  sets('a default of a parameter', `${list}/parameters/1/schema/default`, 'cat', 'compatible', 'compatible'),
  sets('a wider integer', `${get}/parameters/0/schema/format`, 'int64', 'compatible', 'breaking'),
  sets('a header has to be sent', `${list}/parameters/3/required`, true, 'breaking', 'compatible'),
  sets(
    'a cookie has to be sent',
    `${list}/parameters/-`,
    { ...parameter('c', { required: true }), in: 'cookie' },
    'breaking',
    'compatible',
    `${list}/parameters/4`,
  ),
  // HTTP takes no notice of the case of a header; TypeScript does of that of a property.
  {
    ...sets('a header of another spelling', `${list}/parameters/3/name`, 'x-trace', 'breaking', 'breaking', list),
    heldBy: 'surface',
  },
];

const bodies: readonly Row[] = [
  sets('a body becomes required', `${patch}/requestBody/required`, true, 'breaking', 'compatible'),
  sets('a body is not required any more', `${create}/requestBody/required`, false, 'compatible', 'breaking'),
  takes('a body is gone', `${send}/requestBody`, 'breaking', 'breaking'),
  {
    name: 'a body may be sent',
    given: { remove: [`${send}/requestBody`] },
    edit: { set: { [`${send}/requestBody`]: { content: { 'application/json': { schema: text } } } } },
    callers: 'compatible',
    implementers: 'compatible',
    at: `${send}/requestBody`,
  },
  sets(
    'a media type more is taken',
    `${create}/requestBody/content/application~1vnd.x+json`,
    { schema: { $ref: `#${pet}` } },
    'compatible',
    'breaking',
  ),
  // With one left, a handler is not told which it is any more.
  takes(
    'a media type fewer is taken',
    `${patch}/requestBody/content/application~1merge-patch+json`,
    'breaking',
    'breaking',
  ),
  sets(
    'a media type more is answered',
    `${read}/responses/200/content/text~1plain`,
    { schema: text },
    'breaking',
    'compatible',
  ),
  {
    name: 'a media type fewer is answered',
    given: { set: { [`${read}/responses/200/content/text~1plain`]: { schema: text } } },
    edit: { remove: [`${read}/responses/200/content/text~1plain`] },
    callers: 'compatible',
    implementers: 'breaking',
    at: `${read}/responses/200/content/text~1plain`,
  },
];

const responses: readonly Row[] = [
  // By HTTP it comes anyway; a result that is told apart by its status has one more.
  {
    ...sets('an error more', `${read}/responses/503`, { description: 'Later' }, 'breaking', 'compatible'),
    heldBy: 'surface',
  },
  sets('a success more', `${read}/responses/202`, { description: 'Later' }, 'breaking', 'compatible'),
  takes('a success fewer', `${send}/responses/202`, 'compatible', 'breaking'),
  takes('an error fewer', `${create}/responses/409`, 'compatible', 'breaking'),
  takes('an error fewer, and the type of its body', `${get}/responses/404`, 'breaking', 'breaking'),
  sets(
    'a response gets a body',
    `${send}/responses/202/content`,
    { 'application/json': { schema: text } },
    'breaking',
    'breaking',
    `${send}/responses/202`,
  ),
  sets(
    'a header may be answered',
    `${read}/responses/200/headers`,
    { 'X-New': { schema: text } },
    'compatible',
    'compatible',
    `${read}/responses/200/headers/X-New`,
  ),
  takes('a header is gone', `${list}/responses/200/headers/X-Rate`, 'breaking', 'breaking'),
  sets('a header is always answered', `${list}/responses/200/headers/X-Rate/required`, true, 'compatible', 'breaking'),
  sets('a header may be missing', `${list}/responses/200/headers/X-Total/required`, false, 'breaking', 'compatible'),
  sets(
    'a header of another type',
    `${list}/responses/200/headers/X-Rate/schema/type`,
    'string',
    'breaking',
    'breaking',
  ),
  takes('a link is gone', `${create}/responses/201/links/read`, 'breaking', 'none'),
  sets(
    'a link more',
    `${create}/responses/201/links/again`,
    { operationId: 'getPet', parameters: { id: '$response.body#/id' } },
    'compatible',
    'none',
  ),
  sets(
    'a link gives something else',
    `${create}/responses/201/links/read/parameters/id`,
    '$request.header.x-id',
    'breaking',
    'none',
    `${create}/responses/201/links/read`,
  ),
];

const security: readonly Row[] = [
  sets('a credential is asked for', `${send}/security`, [{ key: [] }], 'breaking', 'compatible'),
  sets('no credential is asked for', `${read}/security`, [], 'compatible', 'breaking'),
  sets('a scope more', `${create}/security`, [{ key: [] }, { oauth: ['write', 'read'] }], 'breaking', 'compatible'),
  sets('a scope fewer', `${create}/security`, [{ key: [] }, { oauth: [] }], 'compatible', 'breaking'),
  sets('another credential will do', `${read}/security`, [{ key: [] }, { oauth: ['read'] }], 'compatible', 'breaking'),
  // Nobody asks for it elsewhere, so there is no security handler of it any more.
  sets('another credential will not do any more', `${create}/security`, [{ key: [] }], 'breaking', 'breaking'),
  sets('two credentials together', `${create}/security`, [{ key: [], oauth: ['write'] }], 'breaking', 'compatible'),
  sets(
    'a credential stands elsewhere',
    '/components/securitySchemes/key/in',
    'query',
    'breaking',
    'breaking',
    '/components/securitySchemes/key',
  ),
  {
    name: 'requirements in another order',
    edit: { set: { [`${create}/security`]: [{ oauth: ['write'] }, { key: [] }] } },
    callers: 'none',
    implementers: 'none',
  },
];

const seen = '/webhooks/petAdopted/post/responses/200/content/application~1json/schema/properties/level';

const events: readonly Row[] = [
  sets(
    'a webhook more, which nobody has to handle',
    '/webhooks/petLost',
    { post: { requestBody: { content: { 'application/json': { schema: notice } } }, responses: heard } },
    'compatible',
    'compatible',
    '/webhooks/petLost/post',
  ),
  takes('a webhook is gone', '/webhooks/petAdopted', 'breaking', 'breaking', '/webhooks/petAdopted/post'),
  {
    name: 'the answer to a webhook: another default, which is a remark as in any answer',
    given: {
      set: {
        '/webhooks/petAdopted/post/responses/200': {
          description: 'Seen',
          content: { 'application/json': { schema: { type: 'object', properties: { level: { default: 1 } } } } },
        },
      },
    },
    edit: { set: { [`${seen}/default`]: 2 } },
    callers: 'documentation',
    implementers: 'documentation',
    at: `${seen}/default`,
  },
  takes('a callback is gone', `${create}/callbacks`, 'breaking', 'breaking', told),
  sets(
    'a callback more',
    `${create}/callbacks/again`,
    {
      '{$request.body#/url}': {
        post: { requestBody: { content: { 'application/json': { schema: notice } } }, responses: heard },
      },
    },
    'compatible',
    'compatible',
    `${create}/callbacks/again/{$request.body#~1url}/post`,
  ),
  sets(
    'an event holds more: its receivers need not know',
    `${schemas}/Notice/properties/fresh`,
    text,
    'compatible',
    'compatible',
  ),
  sets('an event has to hold more', `${schemas}/Notice/required`, ['id', 'what'], 'breaking', 'compatible'),
  sets(
    'an open enumeration of an event grows',
    `${schemas}/Notice/properties/what/enum`,
    ['made', 'gone', 'sold'],
    'compatible',
    'compatible',
  ),
  sets('an event of another type', `${schemas}/Notice/properties/id/type`, 'string', 'breaking', 'breaking'),
  {
    name: 'a callback is sent elsewhere',
    edit: {
      move: { [`${create}/callbacks/told/{$request.body#~1url}`]: `${create}/callbacks/told/{$request.body#~1tag}` },
    },
    callers: 'breaking',
    implementers: 'breaking',
    at: `${create}/callbacks/told/{$request.body#~1tag}/post`,
  },
];

const servers: readonly Row[] = [
  sets('another host', '/servers/0/url', 'https://other.example/v1', 'breaking', 'none', '/servers'),
  sets('another base path', '/servers/0/url', 'https://api.example/v2', 'breaking', 'breaking', '/servers'),
  sets('a server more', '/servers/-', { url: 'https://eu.example/v1' }, 'compatible', 'none', '/servers'),
  sets('a server of an operation', `${read}/servers`, [{ url: 'https://files.example' }], 'breaking', 'breaking'),
];

export const operationRows: readonly Row[] = [
  ...[operations, parameters, bodies, responses, security, events, servers].flat(),
];
