/** Edits of operations, and of everything else except schemas. */
import { create, get, list, patch, pet, type Row, read, schemas, send, sets, takes, told } from './rows.js';

const text = { type: 'string' };
function parameter(name: string, more: object = {}): object {
  return { name, in: 'query', schema: text, ...more };
}
const notice = { $ref: '#/components/schemas/Notice' };
const heard = { '204': { description: 'Heard' } };

const operations: readonly Row[] = [
  {
    name: 'an operation is added, which needs a handler',
    edit: { set: { '/paths/~1receipts/delete': { operationId: 'clear', tags: ['receipts'], responses: heard } } },
    callers: 'compatible',
    implementers: 'breaking',
    at: '/paths/~1receipts/delete',
  },
  takes('an operation is removed', get, 'breaking', 'breaking'),
  {
    name: 'a path changes',
    edit: { move: { '/paths/~1receipts': '/paths/~1bills' } },
    callers: 'breaking',
    implementers: 'breaking',
    at: '/paths/~1bills/get',
  },
  { ...sets('an operationId changes', `${create}/operationId`, 'makePet', 'breaking', 'breaking'), heldBy: 'surface' },
  {
    ...sets(
      'the tag of an operation changes, and with it the client group',
      `${get}/tags`,
      ['receipts'],
      'breaking',
      'breaking',
    ),
    heldBy: 'surface',
  },
  {
    name: 'a path parameter is renamed',
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
  takes('x-pagination is removed', `${list}/x-pagination`, 'breaking', 'none'),
  {
    name: 'the items of x-pagination change',
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
  sets('x-pagination is added', `${read}/x-pagination`, { style: 'link', items: 'lines' }, 'compatible', 'none'),
];

const parameters: readonly Row[] = [
  sets(
    'an optional parameter is added',
    `${list}/parameters/-`,
    parameter('fresh'),
    'compatible',
    'compatible',
    `${list}/parameters/4`,
  ),
  sets(
    'a required parameter is added',
    `${list}/parameters/-`,
    parameter('fresh', { required: true }),
    'breaking',
    'compatible',
    `${list}/parameters/4`,
  ),
  takes('a parameter is removed', `${list}/parameters/1`, 'breaking', 'breaking'),
  sets('a parameter becomes required', `${list}/parameters/1/required`, true, 'breaking', 'compatible'),
  {
    name: 'a parameter becomes optional',
    given: { set: { [`${list}/parameters/1/required`]: true } },
    edit: { set: { [`${list}/parameters/1/required`]: false } },
    callers: 'compatible',
    implementers: 'breaking',
    at: `${list}/parameters/1/required`,
  },
  sets(
    'the location of a parameter changes',
    `${list}/parameters/1/in`,
    'header',
    'breaking',
    'breaking',
    `${list}/parameters/1`,
  ),
  sets('the style of a parameter changes', `${list}/parameters/2/style`, 'pipeDelimited', 'breaking', 'breaking'),
  sets('explode of a list parameter becomes false', `${list}/parameters/2/explode`, false, 'breaking', 'breaking'),
  sets('allowReserved becomes true', `${list}/parameters/1/allowReserved`, true, 'compatible', 'breaking'),
  sets(
    'an enum value of a parameter is removed',
    `${list}/parameters/1/schema/enum`,
    ['cat', 'fox'],
    'breaking',
    'compatible',
  ),
  sets('the default of a parameter changes', `${list}/parameters/0/schema/default`, 2, 'breaking', 'compatible'),
  takes(
    'the default of a parameter is removed, which handlers may need',
    `${list}/parameters/0/schema/default`,
    'breaking',
    'breaking',
  ),
  sets('a default of a parameter is added', `${list}/parameters/1/schema/default`, 'cat', 'compatible', 'compatible'),
  sets(
    'the format of an integer becomes int64',
    `${get}/parameters/0/schema/format`,
    'int64',
    'compatible',
    'breaking',
  ),
  sets('a header parameter becomes required', `${list}/parameters/3/required`, true, 'breaking', 'compatible'),
  sets(
    'a required cookie is added',
    `${list}/parameters/-`,
    { ...parameter('c', { required: true }), in: 'cookie' },
    'breaking',
    'compatible',
    `${list}/parameters/4`,
  ),
  // HTTP header names are case-insensitive; TypeScript property names are not.
  {
    ...sets('the case of a header name changes', `${list}/parameters/3/name`, 'x-trace', 'breaking', 'breaking', list),
    heldBy: 'surface',
  },
];

const bodies: readonly Row[] = [
  sets('a body becomes required', `${patch}/requestBody/required`, true, 'breaking', 'compatible'),
  sets('a body becomes optional', `${create}/requestBody/required`, false, 'compatible', 'breaking'),
  takes('a request body is removed', `${send}/requestBody`, 'breaking', 'breaking'),
  {
    name: 'an optional request body is added',
    given: { remove: [`${send}/requestBody`] },
    edit: { set: { [`${send}/requestBody`]: { content: { 'application/json': { schema: text } } } } },
    callers: 'compatible',
    implementers: 'compatible',
    at: `${send}/requestBody`,
  },
  sets(
    'a media type of a request is added',
    `${create}/requestBody/content/application~1vnd.x+json`,
    { schema: { $ref: `#${pet}` } },
    'compatible',
    'breaking',
  ),
  // With only one media type left, the handler no longer receives `contentType`.
  takes(
    'a media type of a request is removed',
    `${patch}/requestBody/content/application~1merge-patch+json`,
    'breaking',
    'breaking',
  ),
  sets(
    'a media type of a response is added',
    `${read}/responses/200/content/text~1plain`,
    { schema: text },
    'breaking',
    'compatible',
  ),
  {
    name: 'a media type of a response is removed',
    given: { set: { [`${read}/responses/200/content/text~1plain`]: { schema: text } } },
    edit: { remove: [`${read}/responses/200/content/text~1plain`] },
    callers: 'compatible',
    implementers: 'breaking',
    at: `${read}/responses/200/content/text~1plain`,
  },
];

const responses: readonly Row[] = [
  // HTTP allows the status at any time, but the result, which is discriminated by status, gets an additional variant.
  {
    ...sets('an error response is added', `${read}/responses/503`, { description: 'Later' }, 'breaking', 'compatible'),
    heldBy: 'surface',
  },
  sets('a success response is added', `${read}/responses/202`, { description: 'Later' }, 'breaking', 'compatible'),
  takes('a success response is removed', `${send}/responses/202`, 'compatible', 'breaking'),
  takes('an error response is removed', `${create}/responses/409`, 'compatible', 'breaking'),
  takes('an error response and the type of its body are removed', `${get}/responses/404`, 'breaking', 'breaking'),
  sets(
    'a response gets a body',
    `${send}/responses/202/content`,
    { 'application/json': { schema: text } },
    'breaking',
    'breaking',
    `${send}/responses/202`,
  ),
  sets(
    'an optional response header is added',
    `${read}/responses/200/headers`,
    { 'X-New': { schema: text } },
    'compatible',
    'compatible',
    `${read}/responses/200/headers/X-New`,
  ),
  takes('a response header is removed', `${list}/responses/200/headers/X-Rate`, 'breaking', 'breaking'),
  sets(
    'a response header becomes required',
    `${list}/responses/200/headers/X-Rate/required`,
    true,
    'compatible',
    'breaking',
  ),
  sets(
    'a response header becomes optional',
    `${list}/responses/200/headers/X-Total/required`,
    false,
    'breaking',
    'compatible',
  ),
  sets(
    'the type of a response header changes',
    `${list}/responses/200/headers/X-Rate/schema/type`,
    'string',
    'breaking',
    'breaking',
  ),
  takes('a link is removed', `${create}/responses/201/links/read`, 'breaking', 'none'),
  sets(
    'a link is added',
    `${create}/responses/201/links/again`,
    { operationId: 'getPet', parameters: { id: '$response.body#/id' } },
    'compatible',
    'none',
  ),
  sets(
    'the parameter of a link changes',
    `${create}/responses/201/links/read/parameters/id`,
    '$request.header.x-id',
    'breaking',
    'none',
    `${create}/responses/201/links/read`,
  ),
];

const security: readonly Row[] = [
  sets('a security requirement is added', `${send}/security`, [{ key: [] }], 'breaking', 'compatible'),
  sets('security becomes empty', `${read}/security`, [], 'compatible', 'breaking'),
  sets('a scope is added', `${create}/security`, [{ key: [] }, { oauth: ['write', 'read'] }], 'breaking', 'compatible'),
  sets('a scope is removed', `${create}/security`, [{ key: [] }, { oauth: [] }], 'compatible', 'breaking'),
  sets(
    'an alternative security requirement is added',
    `${read}/security`,
    [{ key: [] }, { oauth: ['read'] }],
    'compatible',
    'breaking',
  ),
  // No other operation requires the scheme, so its security handler is removed.
  sets('an alternative security requirement is removed', `${create}/security`, [{ key: [] }], 'breaking', 'breaking'),
  sets(
    'two security schemes are required together',
    `${create}/security`,
    [{ key: [], oauth: ['write'] }],
    'breaking',
    'compatible',
  ),
  sets(
    'the location of an API key changes',
    '/components/securitySchemes/key/in',
    'query',
    'breaking',
    'breaking',
    '/components/securitySchemes/key',
  ),
  {
    name: 'the order of security requirements changes',
    edit: { set: { [`${create}/security`]: [{ oauth: ['write'] }, { key: [] }] } },
    callers: 'none',
    implementers: 'none',
  },
];

const seen = '/webhooks/petAdopted/post/responses/200/content/application~1json/schema/properties/level';

const events: readonly Row[] = [
  sets(
    'a webhook is added, which needs no handler',
    '/webhooks/petLost',
    { post: { requestBody: { content: { 'application/json': { schema: notice } } }, responses: heard } },
    'compatible',
    'compatible',
    '/webhooks/petLost/post',
  ),
  takes('a webhook is removed', '/webhooks/petAdopted', 'breaking', 'breaking', '/webhooks/petAdopted/post'),
  {
    name: 'a default in the response to a webhook changes',
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
  takes('a callback is removed', `${create}/callbacks`, 'breaking', 'breaking', told),
  sets(
    'a callback is added',
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
    'an optional property of an event is added',
    `${schemas}/Notice/properties/fresh`,
    text,
    'compatible',
    'compatible',
  ),
  sets(
    'a property of an event becomes required',
    `${schemas}/Notice/required`,
    ['id', 'what'],
    'breaking',
    'compatible',
  ),
  sets(
    'a value of an open enumeration of an event is added',
    `${schemas}/Notice/properties/what/enum`,
    ['made', 'gone', 'sold'],
    'compatible',
    'compatible',
  ),
  sets(
    'the type of an event property changes',
    `${schemas}/Notice/properties/id/type`,
    'string',
    'breaking',
    'breaking',
  ),
  {
    name: 'the URL expression of a callback changes',
    edit: {
      move: { [`${create}/callbacks/told/{$request.body#~1url}`]: `${create}/callbacks/told/{$request.body#~1tag}` },
    },
    callers: 'breaking',
    implementers: 'breaking',
    at: `${create}/callbacks/told/{$request.body#~1tag}/post`,
  },
];

const servers: readonly Row[] = [
  sets('the host of a server changes', '/servers/0/url', 'https://other.example/v1', 'breaking', 'none', '/servers'),
  sets(
    'the base path of a server changes',
    '/servers/0/url',
    'https://api.example/v2',
    'breaking',
    'breaking',
    '/servers',
  ),
  sets('a server is added', '/servers/-', { url: 'https://eu.example/v1' }, 'compatible', 'none', '/servers'),
  sets(
    'a server of an operation is added',
    `${read}/servers`,
    [{ url: 'https://files.example' }],
    'breaking',
    'breaking',
  ),
];

export const operationRows: readonly Row[] = [
  ...[operations, parameters, bodies, responses, security, events, servers].flat(),
];
