/**
 * The discriminator of events with a common URL, which a receiver reads to recognize an event. A unit test, because a
 * document has only one set of events.
 */
import { describe, expect, test } from 'vitest';
import { findDiscriminant } from '../../generator/src/emit/events/discriminant.js';
import { eventsOf } from '../../generator/src/ir/api.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';

interface Event {
  readonly schema?: object;
  readonly headers?: readonly object[];
  readonly method?: string;
  readonly media?: readonly string[];
}

function member(name: string, schema: object, required = [name]): object {
  return {
    type: 'object',
    required,
    properties: { [name]: schema },
  };
}

function header(name: string, schema: object, required = true): object {
  return { name, in: 'header', required, schema };
}

function eventOf({ schema, headers = [], method = 'post', media = ['application/json'] }: Event): object {
  return {
    [method]: {
      parameters: headers,
      ...(schema && {
        requestBody: { required: true, content: Object.fromEntries(media.map((type) => [type, { schema }])) },
      }),
      responses: { 204: { description: 'Taken' } },
    },
  };
}

async function read(...events: readonly Event[]): Promise<unknown> {
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
  const { value: input, diagnostics } = prepare(document, testConfig);
  if (input === undefined) throw new Error(JSON.stringify(diagnostics));
  return findDiscriminant(input.api, input.names, eventsOf(input.api, 'webhook'));
}

const other: Event = { schema: member('kind', { const: 'other' }) };
const ref = { $ref: '#/components/schemas/One' };
function nest(times: number): object {
  return times === 0 ? ref : { anyOf: [nest(times - 1)] };
}

describe('a single event', () => {
  test.each(['type', 'event', 'event_type', 'eventType', 'event_name', 'eventName'])(
    'a single event is recognized by the property %s',
    async (name) =>
      expect(await read({ schema: member(name, { const: 'one' }) })).toEqual({
        in: 'body',
        name,
        events: { event0: ['one'] },
      }),
  );

  test('if there is only one event, a header with a constant value identifies it', async () =>
    expect(await read({ headers: [header('X-Kind', { const: 'one' })] })).toEqual({
      in: 'header',
      name: 'x-kind',
      events: { event0: ['one'] },
    }));

  test.each<[string, Event]>([
    ['an unusual property', { schema: member('kind', { const: 'one' }) }],
    ['an optional property', { schema: member('type', { const: 'one' }, []) }],
    ['a property of type string', { schema: member('type', { type: 'string' }) }],
    ['a number constant', { schema: member('type', { const: 1 }) }],
    ['an enum with a string and a number', { schema: member('type', { enum: ['one', 1] }) }],
    ['an optional header', { headers: [header('X-Kind', { const: 'one' }, false)] }],
    ['a query parameter', { headers: [{ ...header('kind', { const: 'one' }), in: 'query' }] }],
    ['an empty body', {}],
  ])('if there is only one event, %s does not identify it', async (_, event) =>
    expect(await read(event)).toBeUndefined(),
  );
});

describe('two events', () => {
  test.each<[string, Event, readonly string[]]>([
    ['a property', { schema: member('kind', { const: 'one' }) }, ['one']],
    ['a property of a referenced schema', { schema: ref }, ['one']],
    ['a property of an allOf schema', { schema: { allOf: [{ type: 'object' }, ref] } }, ['one']],
    ['a property that allOf schemas refine', { schema: { allOf: [member('kind', { type: 'string' }), ref] } }, ['one']],
    ['a property of oneOf within allOf', { schema: { allOf: [{ type: 'object' }, { oneOf: [ref] }] } }, ['one']],
    ['a member with several values', { schema: member('kind', { enum: ['one', 'two'] }) }, ['one', 'two']],
    ['a value that occurs in two variants', { schema: { oneOf: [ref, ref] } }, ['one']],
    [
      'a property of all variants',
      { schema: { oneOf: [ref, { anyOf: [member('kind', { const: 'two' })] }] } },
      ['one', 'two'],
    ],
    ['a property of nested variants', { schema: nest(4) }, ['one']],
    ['a property required beside anyOf', { schema: { required: ['kind'], anyOf: [ref] } }, ['one']],
  ])('two events are distinguished by %s', async (_, event, texts) =>
    expect(await read(event, other)).toEqual({
      in: 'body',
      name: 'kind',
      events: { event0: texts, event1: ['other'] },
    }),
  );

  test('two events are distinguished by the second property if the first has the same value', async () => {
    const both = (kind: string): Event => ({
      schema: { allOf: [member('about', { const: 'same' }), member('kind', { const: kind })] },
    });
    expect(await read(both('one'), both('two'))).toEqual({
      in: 'body',
      name: 'kind',
      events: { event0: ['one'], event1: ['two'] },
    });
  });

  test('events with different HTTP methods may have equal discriminator values', async () => {
    const one = { headers: [header('x-kind', { const: 'one' })] };
    expect(await read({ ...one, method: 'put' }, one)).toEqual({
      in: 'header',
      name: 'x-kind',
      events: { event0: ['one'], event1: ['one'] },
    });
  });

  test.each<[string, Event]>([
    ['have equal values', { schema: member('kind', { enum: ['one', 'other'] }) }],
    ['can be a variant without the property', { schema: { oneOf: [ref, { type: 'object' }] } }],
    ['are nested too deeply in oneOf', { schema: nest(5) }],
    ['have several media types', { schema: ref, media: ['application/json', 'text/json'] }],
    ['are not JSON', { schema: ref, media: ['application/x-www-form-urlencoded'] }],
    ['have no body', {}],
  ])('two events are not distinguished if they %s', async (_, event) => {
    expect(await read(event, other)).toBeUndefined();
    expect(await read(other, event)).toBeUndefined();
  });
});
