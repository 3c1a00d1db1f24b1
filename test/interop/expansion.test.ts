/**
 * Values that must be encoded within their style: the expansions of RFC 6570, section 3.2, which OpenAPI refers to for
 * each style.
 */
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Input, load } from './load.js';
import { listenFastify } from './servers.js';

const values = {
  hello: 'Hello World!',
  half: '50%',
  empty: '',
  path: '/foo/bar',
  who: 'fred',
  list: ['red', 'green', 'blue'],
  keys: { semi: ';', dot: '.', comma: ',' },
  // Beyond the RFC: items that contain the separator, and non-ASCII text.
  items: ['a,b', 'c;d', 'e=f&g', 'h/i?j#k', 'ü+ 1'],
} as const;

type Name = keyof typeof values;

/** Templates from the RFC with their expansions. The variables are values of the table above. */
const table: readonly (readonly [string, Name, string])[] = [
  ['{hello}', 'hello', 'Hello%20World%21'],
  ['{half}', 'half', '50%25'],
  ['{path}', 'path', '%2Ffoo%2Fbar'],
  ['{list}', 'list', 'red,green,blue'],
  ['{list*}', 'list', 'red,green,blue'],
  ['{keys}', 'keys', 'semi,%3B,dot,.,comma,%2C'],
  ['{keys*}', 'keys', 'semi=%3B,dot=.,comma=%2C'],
  ['{items}', 'items', 'a%2Cb,c%3Bd,e%3Df%26g,h%2Fi%3Fj%23k,%C3%BC%2B%201'],
  ['{.who}', 'who', '.fred'],
  ['{.half}', 'half', '.50%25'],
  // {.empty} expands to a path of one dot, which URLs remove (RFC 3986, 5.2.4): it is rejected before it is sent.
  ['{.list}', 'list', '.red,green,blue'],
  ['{.list*}', 'list', '.red.green.blue'],
  ['{.keys}', 'keys', '.semi,%3B,dot,.,comma,%2C'],
  ['{.items*}', 'items', '.a%2Cb.c%3Bd.e%3Df%26g.h%2Fi%3Fj%23k.%C3%BC%2B%201'],
  ['{;who}', 'who', ';who=fred'],
  ['{;half}', 'half', ';half=50%25'],
  ['{;empty}', 'empty', ';empty'],
  ['{;hello}', 'hello', ';hello=Hello%20World%21'],
  ['{;list}', 'list', ';list=red,green,blue'],
  ['{;list*}', 'list', ';list=red;list=green;list=blue'],
  ['{;keys}', 'keys', ';keys=semi,%3B,dot,.,comma,%2C'],
  ['{;keys*}', 'keys', ';semi=%3B;dot=.;comma=%2C'],
  ['{;items*}', 'items', ';items=a%2Cb;items=c%3Bd;items=e%3Df%26g;items=h%2Fi%3Fj%23k;items=%C3%BC%2B%201'],
  ['{?who}', 'who', '?who=fred'],
  ['{?half}', 'half', '?half=50%25'],
  ['{?empty}', 'empty', '?empty='],
  ['{?path}', 'path', '?path=%2Ffoo%2Fbar'],
  ['{?list}', 'list', '?list=red,green,blue'],
  ['{?list*}', 'list', '?list=red&list=green&list=blue'],
  ['{?keys}', 'keys', '?keys=semi,%3B,dot,.,comma,%2C'],
  ['{?keys*}', 'keys', '?semi=%3B&dot=.&comma=%2C'],
  ['{?items}', 'items', '?items=a%2Cb,c%3Bd,e%3Df%26g,h%2Fi%3Fj%23k,%C3%BC%2B%201'],
  ['{?items*}', 'items', '?items=a%2Cb&items=c%3Bd&items=e%3Df%26g&items=h%2Fi%3Fj%23k&items=%C3%BC%2B%201'],
];

const text = { type: 'string' };
function schemaOf(value: unknown): object {
  return typeof value === 'string'
    ? text
    : Array.isArray(value)
      ? { type: 'array', items: text }
      : { type: 'object', properties: Object.fromEntries(Object.keys(Object(value)).map((key) => [key, text])) };
}

const styles = { '.': 'label', ';': 'matrix', '?': 'form' } as const;
const responses = { 204: { description: 'Done' } };

function isInQuery(template: string): boolean {
  return template.startsWith('{?');
}

function parameterOf(template: string, name: Name): object {
  return {
    name,
    in: isInQuery(template) ? 'query' : 'path',
    required: true,
    style: Object.entries(styles).find(([sign]) => template[1] === sign)?.[1] ?? 'simple',
    explode: template.includes('*'),
    schema: schemaOf(values[name]),
  };
}

const paths = table.map(([template, name], at) => [
  isInQuery(template) ? `/call${at}` : `/call${at}/{${name}}`,
  { get: { operationId: `call${at}`, parameters: [parameterOf(template, name)], responses } },
]);
const info = { title: 'Expansion', version: '1' };
const { connect, serve } = await load({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) });

const app = fastify({ routerOptions: { maxParamLength: 500 } });
let url = '';
app.get('*', (request, reply) => {
  url = request.url;
  return reply.code(204).send();
});
const send = connect(await listenFastify(app));
let seen: Input = {};
function handle(input: Input): object {
  seen = input;
  return { status: 204 };
}
const ours = await serve(Object.fromEntries(table.map((_, at) => [`call${at}`, handle])));

test.each(table.map((row, at) => [...row, at] as const))('%s expands %s to %s', async (template, name, wire, at) => {
  const where = isInQuery(template) ? 'query' : 'path';
  await send(`call${at}`, { [where]: { [name]: values[name] } });
  const start = `/call${at}${where === 'path' ? '/' : ''}`;
  // A dot may be encoded where it would otherwise be a label separator.
  const sent = template.startsWith('{.') ? url.replaceAll('%2E', '.') : url;
  expect(sent).toBe(start + wire);
  expect((await fetch(`${ours}${start}${wire}`)).status).toBe(204);
  expect(Reflect.get(seen, where)).toEqual({ [name]: values[name] });
});
