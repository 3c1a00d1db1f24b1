/** The text of changes: locations, rules, fingerprints, advice, accepted changes, and the stability of operations. */
import { describe, expect, test } from 'vitest';
import { type Described, describeChange, listUsers } from '../../generator/src/commands/diff/describe.js';
import { printAnnotations } from '../../generator/src/commands/diff/github.js';
import { applyIgnore, readIgnore } from '../../generator/src/commands/diff/ignore.js';
import { createLocate } from '../../generator/src/commands/diff/location.js';
import { base } from './base.js';
import { compareValues } from './documents.js';
import { applyEdit, type Edit } from './edit.js';

async function describeEdit(edit: Edit, given: Edit = {}): Promise<readonly Described[]> {
  const old = applyEdit(base, given);
  const difference = await compareValues(old, applyEdit(old, edit), { redocly: false, compiler: false });
  const locate = createLocate(difference);
  return difference.changes.map((change) => describeChange({ change }, locate));
}

const list = '/paths/~1pets/get';
const schemas = '/components/schemas';

describe('a change is described by its operation or schema', () => {
  test.each<readonly [string, Edit, string]>([
    [
      'a removed parameter',
      { remove: [`${list}/parameters/1`] },
      'GET /pets › query kind: removed (parameter-removed)',
    ],
    [
      'a parameter that became required',
      { set: { [`${list}/parameters/1/required`]: true } },
      'GET /pets › query kind: became required (parameter-became-required)',
    ],
    [
      'a request body that became optional',
      { set: { '/paths/~1pets/post/requestBody/required': false } },
      'POST /pets › request body: became optional (request-body-became-optional)',
    ],
    [
      'a header that became required',
      { set: { [`${list}/responses/200/headers/X-Rate/required`]: true } },
      'GET /pets › response 200 › header X-Rate: became required (header-became-required)',
    ],
    [
      'a header that is serialized in another way',
      { set: { [`${list}/responses/200/headers/X-Rate`]: { content: { 'application/json': { schema: {} } } } } },
      'GET /pets › response 200 › header X-Rate: the serialization changed (header-changed)',
    ],
    [
      'servers of an operation',
      { set: { [`${list}/servers`]: [{ url: 'https://b.example' }] } },
      'GET /pets: the servers changed (servers-changed)',
    ],
    [
      'the URL of a callback',
      {
        move: { '/paths/~1pets/post/callbacks/told/{$request.body#~1url}': '/paths/~1pets/post/callbacks/told/{$url}' },
      },
      'callback told of POST /pets: the URL changed (operation-changed)',
    ],
    [
      'a required parameter that was added',
      { set: { [`${list}/parameters/-`]: { name: 'q', in: 'query', required: true, schema: { type: 'string' } } } },
      'GET /pets › query q: added, required (required-parameter-added)',
    ],
    ['a removed operation', { remove: ['/paths/~1receipts/get'] }, 'GET /receipts: removed (operation-removed)'],
    [
      'a renamed operation',
      { set: { [`${list}/operationId`]: 'allPets' } },
      'GET /pets: the operation "listPets" was renamed "allPets" (operation-renamed)',
    ],
    [
      'a path parameter with another name',
      {
        move: { '/paths/~1pets~1{id}': '/paths/~1pets~1{pet}' },
        set: {
          '/paths/~1pets~1{pet}/get/parameters/0/name': 'pet',
          '/paths/~1pets~1{pet}/patch/parameters/0/name': 'pet',
        },
      },
      'GET /pets/{pet} › path pet: the parameter "id" was renamed "pet" (parameter-changed)',
    ],
    [
      'a property of an inline schema',
      {
        remove: [`${list}/responses/200/content/application~1json/schema/properties/hasMore`],
        set: { [`${list}/responses/200/content/application~1json/schema/required`]: ['items'] },
      },
      'GET /pets › response 200 › hasMore: removed (property-removed)',
    ],
    [
      'a property that only "required" lists now',
      { remove: [`${schemas}/Update/properties/name`] },
      'schema Update › name: no longer described (property-removed)',
    ],
    [
      'a header',
      { remove: [`${list}/responses/200/headers/X-Rate`] },
      'GET /pets › response 200 › header X-Rate: removed (header-removed)',
    ],
    [
      'a property of a schema',
      { set: { [`${schemas}/Pet/properties/owner/properties/email/type`]: 'integer' } },
      'schema Pet › owner › email: the type changed from string to integer (type-changed)',
    ],
    [
      'a property that became required',
      { set: { [`${schemas}/Update/required`]: ['name', 'nick'] } },
      'schema Update › nick: became required (property-became-required)',
    ],
    [
      'a property that only "required" lists and that is new',
      { set: { [`${schemas}/Pet/properties/owner/required`]: ['phone'] } },
      'schema Pet › owner › phone: added, required (property-became-required)',
    ],
    [
      'a security scheme that requires another credential',
      { set: { [`${schemas.replace('schemas', 'securitySchemes')}/key/name`]: 'Other-Key' } },
      'security scheme key: requires a different credential or location (security-scheme-changed)',
    ],
    [
      'a limit of numbers',
      { set: { [`${schemas}/Update/properties/level/maximum`]: 7 } },
      'schema Update › level: maximum: 9 → 7 (maximum-narrowed)',
    ],
    [
      'a limit of numbers under another keyword',
      {
        remove: [`${schemas}/Update/properties/level/maximum`],
        set: { [`${schemas}/Update/properties/level/exclusiveMaximum`]: 7 },
      },
      'schema Update › level: the upper bound: maximum 9 → exclusiveMaximum 7 (exclusive-maximum-added)',
    ],
    [
      'items of an array',
      { set: { [`${schemas}/Update/properties/colors/items/maxLength`]: 5 } },
      'schema Update › colors[]: maxLength: unset → 5 (max-length-added)',
    ],
    [
      'a variant',
      { remove: [`${schemas}/Shape/oneOf/1`, `${schemas}/Shape/discriminator/mapping/square`] },
      'schema Shape › variant Square: removed (variant-removed)',
    ],
    [
      'an enum value',
      { set: { [`${schemas}/Update/properties/kind/enum`]: ['cat', 'dog'] } },
      'schema Update › kind: "fox" is no longer allowed (enum-narrowed)',
    ],
    [
      'a server',
      { set: { '/servers': [{ url: 'https://b.example' }] } },
      'document: the server "https://api.example/v1" was removed (servers-changed)',
    ],
    [
      'a scope',
      { remove: ['/components/securitySchemes/oauth/flows/clientCredentials/scopes/read'] },
      'security scheme oauth › scope read of clientCredentials: removed (scope-removed)',
    ],
    ['a webhook', { remove: ['/webhooks/petAdopted'] }, 'webhook petAdopted: removed (operation-removed)'],
    [
      'a callback',
      { remove: ['/paths/~1pets/post/callbacks/told'] },
      'callback told of POST /pets: removed (operation-removed)',
    ],
  ])('describes a change by its operation or schema: %s', async (_, edit, expected) => {
    const described = await describeEdit(edit);
    expect(described.map(({ where, headline, rule }) => `${where}: ${headline} (${rule})`)).toContain(expected);
  });

  test('lists each operation that stops using a shared parameter, even if other operations still use it', async () => {
    const shared = { $ref: '#/components/parameters/kind' };
    const given = {
      set: {
        '/components/parameters': { kind: base.paths['/pets'].get.parameters[1] },
        [`${list}/parameters/1`]: shared,
        '/paths/~1receipts/get/parameters': [shared],
        '/paths/~1pets~1{id}/get/parameters/-': shared,
      },
    };
    const edit = { remove: [`${list}/parameters/1`, '/paths/~1receipts/get/parameters'] };
    const described = await describeEdit(edit, given);
    expect(described.map(({ where, headline, rule }) => `${where}: ${headline} (${rule})`)).toEqual([
      'GET /pets › query kind: removed (parameter-removed)',
      'GET /receipts › query kind: removed (parameter-removed)',
    ]);
  });

  test('lists the operations that use a changed schema directly or through other schemas', async () => {
    const [first] = await describeEdit({ set: { [`${schemas}/Status/enum`]: ['free'] } });
    expect(first?.usedBy).toEqual(['GET /pets', 'POST /pets', 'GET /pets/{id}']);
  });

  test('lists at most three operations that use a changed schema, and counts the others', () => {
    expect(listUsers(['GET /a', 'GET /b', 'GET /c', 'GET /d'])).toBe('GET /a, GET /b, GET /c and 1 more operation');
    expect(listUsers(['GET /a', 'GET /b'])).toBe('GET /a, GET /b');
  });
});

describe('advice', () => {
  test('gives advice only to the roles that a change breaks', async () => {
    const [gone] = await describeEdit({ remove: [`${list}/parameters/1`] });
    expect(gone?.advice).toEqual({ callers: 'stop sending it', implementers: 'stop reading it' });
    const [fresh] = await describeEdit({
      set: { '/paths/~1new': { get: { responses: { '204': { description: 'x' } } } } },
    });
    expect(fresh?.advice).toEqual({ implementers: 'write its handler' });
    const [words] = await describeEdit({ set: { [`${list}/summary`]: 'All pets' } });
    expect(words?.advice).toEqual({});
  });

  test('if a schema is sent and received, only the role that a change breaks gets advice', async () => {
    const [change] = await describeEdit({ set: { [`${schemas}/Pet/properties/tag/type`]: ['string', 'null'] } });
    expect(change?.advice).toEqual({ callers: 'handle the new values', implementers: 'handle the new values' });
  });
});

describe('the fingerprint of a change', () => {
  const edit = { remove: [`${list}/parameters/1`] };

  test('the fingerprint of a change stays the same when other parts of the document move', async () => {
    const [one] = await describeEdit(edit);
    const [other] = await describeEdit(
      { remove: [`${list}/parameters/2`] },
      {
        set: {
          [`${list}/parameters`]: [
            { name: 'first', in: 'query', schema: { type: 'string' } },
            ...base.paths['/pets'].get.parameters,
          ],
        },
      },
    );
    expect(other?.where).toBe('GET /pets › query kind');
    expect(other?.fingerprint).toBe(one?.fingerprint);
  });

  test('fingerprints differ between changes', async () => {
    const [one] = await describeEdit(edit);
    const [other] = await describeEdit({ remove: [`${list}/parameters/2`] });
    expect(other?.fingerprint).not.toBe(one?.fingerprint);
  });
});

describe('accepted changes', () => {
  const edit = { remove: [`${list}/parameters/1`, '/paths/~1receipts/get'] };

  async function accept(
    ...entries: readonly string[]
  ): Promise<readonly [accepted: readonly string[], unused: readonly string[]]> {
    const { accepted, unused } = applyIgnore(await describeEdit(edit), entries.map(readIgnore));
    return [accepted.map(({ described }) => described.where), unused.map(({ origin }) => origin)];
  }

  test.each<readonly [string, string]>([
    ['a rule', 'parameter-removed'],
    ['a rule with a wildcard', 'parameter-*'],
    ['a rule and an operation', 'parameter-removed:GET /pets'],
    ['a rule and a place', 'parameter-removed:GET /pets › query kind'],
    ['a place that is typed with >', '*:GET /pets > query kind'],
  ])('an accepted change is matched by %s', async (_, entry) => {
    expect(await accept(entry)).toEqual([['GET /pets › query kind'], []]);
  });

  test('an accepted change is matched by its fingerprint', async () => {
    const [first] = await describeEdit({ remove: [`${list}/parameters/1`] });
    expect(await accept(first?.fingerprint ?? '')).toEqual([['GET /pets › query kind'], []]);
  });

  test('an accepted change that matches nothing is reported', async () => {
    const entry = 'parameter-removed:GET /pet';
    expect(await accept(entry)).toEqual([[], [`--ignore ${entry}`]]);
  });
});

describe('annotations of GitHub Actions', () => {
  test('GitHub annotations are bounded, and escape line breaks, percent signs, colons and commas', async () => {
    const [first] = await describeEdit({ remove: [`${list}/parameters/1`] });
    if (first === undefined) throw new Error('no change');
    const odd = { ...first, where: 'GET /a%b,c\n::error::x' };
    const lines = printAnnotations(
      Array.from({ length: 12 }, () => odd),
      'error',
    )
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatch(/^::error title=Breaking change%3A GET \/a%25b%2Cc %3A%3Aerror%3A%3Ax::GET \/a%25b,c /u);
    expect(lines[9]).toBe('::error title=Breaking changes::3 more breaking changes; the job summary lists them');
  });
});

describe('x-stability-level', () => {
  const alpha = { set: { [`${list}/x-stability-level`]: 'alpha' } };

  test('allows breaking changes of an alpha operation', async () => {
    const old = applyEdit(base, alpha);
    const now = applyEdit(old, { remove: [`${list}/parameters/1`] });
    const { callers, implementers, changes } = await compareValues(old, now, { redocly: false, compiler: false });
    expect([callers, implementers]).toEqual(['compatible', 'compatible']);
    expect(changes).toMatchObject([{ isUnstable: true }]);
  });

  test.each(['beta', 'stable'])('does not allow breaking changes of a %s operation', async (level) => {
    const old = applyEdit(base, { set: { [`${list}/x-stability-level`]: level } });
    const now = applyEdit(old, { remove: [`${list}/parameters/1`] });
    const { callers } = await compareValues(old, now, { redocly: false, compiler: false });
    expect(callers).toBe('breaking');
  });

  test('does not allow breaking changes of a schema that stable operations also use', async () => {
    const old = applyEdit(base, alpha);
    const now = applyEdit(old, { remove: [`${schemas}/Pet/properties/tag`] });
    const { callers } = await compareValues(old, now, { redocly: false, compiler: false });
    expect(callers).toBe('breaking');
  });

  test('does not allow a breaking change in the version that lowers the stability to alpha', async () => {
    const now = applyEdit(applyEdit(base, alpha), { remove: [`${list}/parameters/1`] });
    const { changes } = await compareValues(base, now, { redocly: false, compiler: false });
    expect(changes.map(({ callers, message }) => [callers, message])).toEqual(
      expect.arrayContaining([
        ['breaking', 'the stability changed from stable to alpha'],
        ['breaking', 'the query parameter "kind" was removed'],
      ]),
    );
  });

  test('raising the stability breaks nobody', async () => {
    const old = applyEdit(base, alpha);
    const { callers } = await compareValues(old, applyEdit(old, { set: { [`${list}/x-stability-level`]: 'stable' } }), {
      redocly: false,
      compiler: false,
    });
    expect(callers).toBe('compatible');
  });
});

describe('an operation whose path was renamed', () => {
  const spec = (path: string, link: string): object => ({
    openapi: '3.1.0',
    info: { title: 'Museum', version: '1' },
    paths: {
      [path]: { get: { operationId: 'getHours', responses: { 204: { description: 'Done' } } } },
      '/tickets': {
        get: {
          operationId: 'listTickets',
          responses: { 204: { description: 'Done', links: { hours: { operationId: link } } } },
        },
      },
    },
  });

  test.each([true, false])(
    'is one change that breaks callers, with the same id and method (Redocly: %s)',
    async (redocly) => {
      const [old, now] = [spec('/museum-hours', 'getHours'), spec('/museum-days', 'getHours')];
      const difference = await compareValues(old, now, { redocly });
      const locate = createLocate(difference);
      const found = difference.changes.map((change) => describeChange({ change }, locate));
      expect(
        found.map(({ rule, where, headline, advice, change }) => [
          rule,
          where,
          headline.split('; ')[0],
          advice,
          change.callers,
          change.implementers,
        ]),
      ).toEqual([
        [
          'operation-moved',
          'GET /museum-days',
          'moved from GET /museum-hours',
          {
            callers: 'update the client; code that calls the URL must use the new path',
            implementers: 'update the server, which then serves the new path',
          },
          'breaking',
          'breaking',
        ],
      ]);
    },
  );

  test('is a removed and an added operation if the id differs, and the added one does not break callers', async () => {
    const now = JSON.parse(JSON.stringify(spec('/museum-days', 'days')).replace('getHours', 'days'));
    const difference = await compareValues(spec('/museum-hours', 'getHours'), now, {});
    const locate = createLocate(difference);
    const found = difference.changes.map((change) => describeChange({ change }, locate));
    const operations = found.filter(({ rule }) => /^operation-/u.test(rule));
    expect(operations.map(({ rule, change, advice }) => [rule, change.callers, change.implementers, advice])).toEqual([
      ['operation-added', 'compatible', 'breaking', { implementers: 'write its handler' }],
      ['operation-removed', 'breaking', 'breaking', { callers: 'stop calling it', implementers: 'remove its handler' }],
    ]);
  });
});
