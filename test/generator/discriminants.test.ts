/**
 * By what events of one address are told apart: what a receiver reads to know which it was sent. A unit test, since there
 * is one such place in a document.
 */
import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../generator/src/ir/api.js';
import { prepare } from '../../generator/src/prepare.js';
import { findDiscriminant } from '../../generator/src/emit/events/discriminant.js';
import { loadText, testConfig } from '../support/documents.js';

interface Event {
  readonly schema?: object;
  readonly headers?: readonly object[];
  readonly method?: string;
  readonly media?: readonly string[];
}

const member = (name: string, schema: object, required = [name]): object => ({
  type: 'object',
  required,
  properties: { [name]: schema },
});

const header = (name: string, schema: object, required = true): object => ({ name, in: 'header', required, schema });

const eventOf = ({ schema, headers = [], method = 'post', media = ['application/json'] }: Event): object => ({
  [method]: {
    parameters: headers,
    ...(schema && {
      requestBody: { required: true, content: Object.fromEntries(media.map((type) => [type, { schema }])) },
    }),
    responses: { 204: { description: 'Taken' } },
  },
});

const read = async (...events: readonly Event[]): Promise<unknown> => {
  const document = await loadText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Case', version: '1' },
      webhooks: Object.fromEntries(events.map((event, index) => [`event${index}`, eventOf(event)])),
      components: {
        schemas: {
          One: member('kind', { const: 'one' }),
        },
      },
    }),
  );
  const input = prepare(document, testConfig);
  if (input === undefined) throw new Error(JSON.stringify(document.diagnostics));
  return findDiscriminant(input.api, input.names, eventsOf(input.api, 'webhook'));
};

const other: Event = { schema: member('kind', { const: 'other' }) };
const ref = { $ref: '#/components/schemas/One' };
const nest = (times: number): object => (times === 0 ? ref : { anyOf: [nest(times - 1)] });

describe('one event alone', () => {
  test.each(['type', 'event', 'event_type', 'eventType', 'event_name', 'eventName'])('is told by %s', async (name) =>
    expect(await read({ schema: member(name, { const: 'one' }) })).toEqual({
      in: 'body',
      name,
      events: { event0: ['one'] },
    }),
  );

  test('is told by a header', async () =>
    expect(await read({ headers: [header('X-Kind', { const: 'one' })] })).toEqual({
      in: 'header',
      name: 'x-kind',
      events: { event0: ['one'] },
    }));

  test.each<[string, Event]>([
    ['any other member', { schema: member('kind', { const: 'one' }) }],
    ['a member that may be missing', { schema: member('type', { const: 'one' }, []) }],
    ['a member that may be anything', { schema: member('type', { type: 'string' }) }],
    ['a number', { schema: member('type', { const: 1 }) }],
    ['a text or a number', { schema: member('type', { enum: ['one', 1] }) }],
    ['a header that may be missing', { headers: [header('X-Kind', { const: 'one' }, false)] }],
    ['a parameter of the query', { headers: [{ ...header('kind', { const: 'one' }), in: 'query' }] }],
    ['nothing', {}],
  ])('is not told by %s', async (_, event) => expect(await read(event)).toBeUndefined());
});

describe('two events', () => {
  test.each<[string, Event, readonly string[]]>([
    ['a member', { schema: member('kind', { const: 'one' }) }, ['one']],
    ['a member of a schema with a name', { schema: ref }, ['one']],
    ['a member of a part', { schema: { allOf: [{ type: 'object' }, ref] } }, ['one']],
    [
      'a member of which parts say more and more',
      { schema: { allOf: [member('kind', { type: 'string' }), ref] } },
      ['one'],
    ],
    ['a member of alternatives in a part', { schema: { allOf: [{ type: 'object' }, { oneOf: [ref] }] } }, ['one']],
    ['a member with several values', { schema: member('kind', { enum: ['one', 'two'] }) }, ['one', 'two']],
    ['a value that is listed twice', { schema: { oneOf: [ref, ref] } }, ['one']],
    [
      'a member of all alternatives',
      { schema: { oneOf: [ref, { anyOf: [member('kind', { const: 'two' })] }] } },
      ['one', 'two'],
    ],
    ['a member of alternatives within others', { schema: nest(4) }, ['one']],
    ['a member that is required beside its alternatives', { schema: { required: ['kind'], anyOf: [ref] } }, ['one']],
  ])('are told apart by %s', async (_, event, texts) =>
    expect(await read(event, other)).toEqual({
      in: 'body',
      name: 'kind',
      events: { event0: texts, event1: ['other'] },
    }),
  );

  test('are told apart by the second member where the first does not', async () => {
    const both = (kind: string): Event => ({
      schema: { allOf: [member('about', { const: 'same' }), member('kind', { const: kind })] },
    });
    expect(await read(both('one'), both('two'))).toEqual({
      in: 'body',
      name: 'kind',
      events: { event0: ['one'], event1: ['two'] },
    });
  });

  test('of different methods may have the same', async () => {
    const one = { headers: [header('x-kind', { const: 'one' })] };
    expect(await read({ ...one, method: 'put' }, one)).toEqual({
      in: 'header',
      name: 'x-kind',
      events: { event0: ['one'], event1: ['one'] },
    });
  });

  test.each<[string, Event]>([
    ['have the same', { schema: member('kind', { enum: ['one', 'other'] }) }],
    ['are one of what need not have it', { schema: { oneOf: [ref, { type: 'object' }] } }],
    ['are alternatives too deep within others', { schema: nest(5) }],
    ['may be of several media', { schema: ref, media: ['application/json', 'text/json'] }],
    ['are no JSON', { schema: ref, media: ['application/x-www-form-urlencoded'] }],
    ['have no body', {}],
  ])('are not told apart where they %s', async (_, event) => {
    expect(await read(event, other)).toBeUndefined();
    expect(await read(other, event)).toBeUndefined();
  });
});
