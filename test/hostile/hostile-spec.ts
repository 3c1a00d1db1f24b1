/** A document with given texts in every position that accepts any text. */
import type { Json } from '../../generator/runtime/codec/operation.js';

/** Creates an object with these own properties, including `__proto__`. */
function toObject(entries: readonly (readonly [string, Json])[]): Json {
  return Object.fromEntries(entries);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** Whether a header, and an example of a header, can contain the text. */
function isToken(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/u.test(text);
}

/** Whether a client and a server can send a text as JSON and read it back unchanged. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** Puts every text into every position. In positions with a restricted syntax, the text is adapted. */
export function makeHostileSpec(given: readonly string[]): Json {
  const texts = unique(given);
  const at = (index: number): string => texts[index % texts.length] ?? '';
  const all = texts.join(' ');
  const docs = (index: number): Readonly<Record<string, Json>> => ({
    description: at(index),
    title: at(index + 1),
    $comment: at(index + 2),
  });
  // A lone surrogate in a name is rejected, because names are part of pointers, which are UTF-8.
  const names = texts.filter(isWellFormed);
  const properties = toObject(names.map((text, index) => [text, { type: 'string', ...docs(index), const: text }]));
  const example = toObject(names.map((text) => [text, text]));
  const schemas = toObject([
    ['properties', { type: 'object', required: names, properties, ...docs(0) }],
    ['values', { type: 'string', enum: [...texts], ...docs(1) }],
    ['mixed', { enum: [...texts, 1, null], description: all }],
    ['single', { const: at(3) }],
    ['formatted', { type: 'string', format: at(5), default: at(6), examples: [at(7)] }],
    [
      'map',
      {
        type: 'object',
        patternProperties: { '^[\'"`/]+$': { type: 'string' } },
        additionalProperties: { type: 'string', description: at(8) },
      },
    ],
    ['tagged', { type: 'object', required: [at(9)], properties: toObject([[at(9), { const: at(10) }]]) }],
    [
      'union',
      {
        oneOf: [{ $ref: '#/components/schemas/tagged' }],
        discriminator: { propertyName: at(9), mapping: toObject([[at(10), '#/components/schemas/tagged']]) },
      },
    ],
    ...texts.map((text, index): readonly [string, Json] => [
      `schema ${index} ${toWellFormed(text)}`,
      { type: 'object', 'x-name': `Named${index}`, ...docs(index) },
    ]),
  ]);
  const json = (schema: Json, value: Json): Json => ({ 'application/json': { schema, example: value } });
  const parameters = names.map(
    (text, index): Json => ({
      name: text === '' ? 'empty' : text,
      in: 'query',
      description: at(index),
      schema: { type: 'string', default: text, enum: [...texts] },
      example: at(index + 1),
    }),
  );
  const cookies: Json = {
    name: 'c',
    in: 'cookie',
    description: all,
    schema: { type: 'string', enum: ['x', ...texts.filter((text) => isToken(text) && text !== 'x')] },
  };
  const headers = toObject(
    texts
      .filter(isToken)
      .map((text): readonly [string, Json] => [
        `x-${text}`,
        { description: at(4), schema: { type: 'string', enum: [...texts] } },
      ]),
  );
  const done: Json = { '204': { description: at(26) } };
  const webhooks = toObject(
    names.map((text, index): readonly [string, Json] => [
      text,
      {
        post: {
          summary: at(index),
          description: at(index + 1),
          deprecated: true,
          requestBody: {
            required: true,
            content: json(
              { type: 'object', required: ['type'], properties: { type: { const: text } } },
              { type: text },
            ),
          },
          responses: done,
        },
      },
    ]),
  );
  const callbacks = toObject(
    names.map((text): readonly [string, Json] => {
      const address = `{$request.body}/${/[{}]/u.test(text) ? '' : text}`;
      return [text, toObject([[address, { post: { description: text, responses: done } }]])];
    }),
  );
  const isPlain = (text: string): boolean => !/^\$|\{\$/u.test(text);
  const links = toObject(
    names.map((text): readonly [string, Json] => {
      const parameters = isPlain(text) ? { c: text } : {};
      return [text, { operationId: 'list', description: text, parameters, server: { url: `https://a/${text}` } }];
    }),
  );
  const echo = (schema: string): Json => ({
    operationId: `echo-${schema}`,
    summary: at(11),
    description: all,
    tags: ['hostile'],
    security: [],
    requestBody: {
      required: true,
      description: at(12),
      content: json({ $ref: `#/components/schemas/${schema}` }, schema === 'properties' ? example : at(0)),
    },
    responses: {
      '200': {
        description: at(13),
        content: json({ $ref: `#/components/schemas/${schema}` }, schema === 'properties' ? example : at(0)),
        ...(schema === 'values' && { links }),
      },
    },
    ...(schema === 'values' && { callbacks }),
  });
  return toObject([
    ['openapi', '3.1.0'],
    [
      'info',
      {
        title: all,
        version: at(14),
        summary: at(15),
        description: all,
        contact: { name: at(16) },
        license: { name: at(17) },
      },
    ],
    [
      'servers',
      [
        {
          url: `https://example.com/{x}/${at(18)}`,
          description: at(19),
          variables: { x: { default: at(20), description: at(21) } },
        },
      ],
    ],
    ['tags', [{ name: 'hostile', description: all }]],
    [
      'x-error-body',
      { message: '{message}', ...Object.fromEntries(texts.map((text, index) => [`k${index}`, text])), nested: example },
    ],
    ['x-other', [...texts]],
    ['security', [{ [at(22) === '__proto__' ? 'key' : `scheme ${at(22)}`]: [] }]],
    [
      'paths',
      toObject([
        ['/properties', { post: echo('properties') }],
        ['/values', { post: echo('values') }],
        [
          `/literal/${encodeURIComponent(
            toWellFormed(all)
              .slice(0, 200)
              .replace(/[\uD800-\uDBFF]$/u, ''),
          )}'"\``,
          { get: { operationId: 'get literal', responses: { '204': { description: '' } } } },
        ],
        [
          '/parameters',
          {
            get: {
              operationId: 'list',
              tags: ['hostile'],
              deprecated: true,
              parameters: [...parameters, cookies],
              responses: { '204': { description: at(23), headers } },
            },
          },
        ],
      ]),
    ],
    ['webhooks', webhooks],
    [
      'components',
      {
        schemas,
        securitySchemes: toObject([
          [
            at(22) === '__proto__' ? 'key' : `scheme ${at(22)}`,
            { type: 'apiKey', in: 'query', name: `key ${at(24)}`, description: all, 'x-value-prefix': at(25) },
          ],
        ]),
      },
    ],
  ]);
}
