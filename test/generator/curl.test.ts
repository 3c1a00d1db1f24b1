/** Code samples of calls. A unit test, because no single document has every kind of body and credential. */
import { describe, expect, test } from 'vitest';
import { curlSample } from '../../generator/src/commands/reference/site/samples/curl.js';
import { clientSample } from '../../generator/src/emit/docs/samples.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';

async function samplesOf(operation: object, more: object = {}): Promise<readonly [curl: string, client: string]> {
  const { method = 'post', path = '/pets', ...rest } = operation as { method?: string; path?: string };
  const document = await loadText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      servers: [{ url: 'https://api.example/v1' }],
      paths: { [path]: { [method]: { operationId: 'call', responses: { 200: { description: 'Done' } }, ...rest } } },
      ...more,
    }),
  );
  const { value: input, diagnostics } = prepare(document, testConfig);
  const [first] = input?.api.operations ?? [];
  if (input === undefined || first === undefined) throw new Error(JSON.stringify(diagnostics));
  return [curlSample(input, first) ?? '', clientSample(input, first) ?? ''];
}

async function curl(operation: object, more: object = {}): Promise<string[]> {
  return (await samplesOf(operation, more))[0].split(' \\\n  ');
}

function schemes(...all: object[]) {
  return {
    components: { securitySchemes: Object.fromEntries(all.map((scheme, at) => [`s${at}`, scheme])) },
    security: [Object.fromEntries(all.map((_, at) => [`s${at}`, []]))],
  };
}

function body(type: string, schema: object) {
  return { requestBody: { content: { [type]: { schema } } } };
}

describe('curl', () => {
  test('a curl command has the method and the URL', async () => {
    expect(await curl({ method: 'get' })).toEqual(["curl 'https://api.example/v1/pets'"]);
    expect(await curl({ method: 'head' })).toEqual(["curl --head 'https://api.example/v1/pets'"]);
    expect(await curl({ method: 'delete' })).toEqual(["curl -X DELETE 'https://api.example/v1/pets'"]);
    const at = (...servers: object[]) => curl({ method: 'get' }, { servers });
    expect(await at({ url: 'http://a.example/' })).toEqual(["curl 'http://a.example/pets'"]);
    expect(await at({ url: '/' })).toEqual(["curl 'http://localhost:3000/pets'"]);
    expect(await at({ url: '/v2' })).toEqual(["curl 'http://localhost:3000/v2/pets'"]);
    expect(await at()).toEqual(["curl 'http://localhost:3000/pets'"]);
    const own = { method: 'get', servers: [{ url: 'https://own.example' }] };
    expect(await curl(own)).toEqual(["curl 'https://own.example/pets'"]);
  });

  test('a curl command serializes parameters by their media type, and uses a placeholder for XML', async () => {
    const held = (name: string, where: string, type: string) => ({
      name,
      in: where,
      required: true,
      content: { [type]: { schema: { type: 'object', xml: { name: 'pet' } }, example: { a: 'b c' } } },
    });
    const parameters = [
      held('id', 'path', 'application/xml'),
      held('form', 'query', 'application/x-www-form-urlencoded'),
      held('x', 'query', 'text/xml'),
      held('json', 'query', 'application/json'),
      held('X-Pet', 'header', 'application/xml'),
      held('c', 'cookie', 'application/xml'),
    ];
    expect(await curl({ method: 'get', path: '/pets/{id}', parameters })).toEqual([
      "curl 'https://api.example/v1/pets/XML?form=a%3Db%2520c&x=XML&json=%7B%22a%22%3A%22b%20c%22%7D'",
      "-H 'X-Pet: XML'",
      "-H 'Cookie: c=XML'",
    ]);
  });

  test('a curl command omits optional parameters unless their example belongs to the shown response', async () => {
    const parameter = (name: string, where: string, examples: object, required = false) => ({
      name,
      in: where,
      required,
      schema: { type: 'string' },
      examples,
    });
    const named = { all_pets: { value: ['a', 'b'] }, cats: { value: ['a'] } };
    const responses = {
      404: { description: 'None', content: { 'application/json': { examples: { none: { value: 0 } } } } },
      200: { description: 'Pets', content: { 'application/json': { examples: named } } },
    };
    const parameters = [
      parameter('kind', 'query', { cats: { value: 'cat' } }),
      parameter('none', 'query', { none: { value: 'n' } }),
      parameter('order', 'query', { any: { value: 'x' }, all_pets: { value: 'name' } }),
      parameter('shop', 'query', { main: { value: 's' }, all_pets: { value: 't' } }, true),
      parameter('city', 'query', { main: { value: 'c' } }, true),
      parameter('X-All', 'header', { all_pets: { value: 'h' } }),
      parameter('X-Other', 'header', { main: { value: 'o' } }),
      { name: 'page', in: 'query', schema: { type: 'integer' }, example: 1 },
    ];
    const operation = { method: 'get', parameters, responses };
    expect(await curl(operation)).toEqual([
      "curl 'https://api.example/v1/pets?order=name&shop=t&city=c'",
      "-H 'X-All: h'",
    ]);
    const [, client] = await samplesOf(operation);
    expect(client).toContain(
      "call(client, { query: { order: 'name', shop: 't', city: 'c' }, headers: { 'X-All': 'h' } })",
    );
    // Unnamed examples belong to the same call.
    const single = { 200: { description: 'Pets', content: { 'application/json': { example: [] } } } };
    expect(await curl({ ...operation, responses: single })).toEqual([
      "curl 'https://api.example/v1/pets?shop=s&city=c&page=1'",
    ]);
    // A sample without a response needs no matching example.
    expect(await curl({ ...operation, responses: { 204: { description: 'Done' } } })).toEqual([
      "curl 'https://api.example/v1/pets?kind=cat&none=n&order=x&shop=s&city=c&page=1'",
      "-H 'X-All: h'",
      "-H 'X-Other: o'",
    ]);
    const bodies = { cat: { value: { is: 'cat' } }, cats: { value: { is: 'cats' } } };
    const own = { parameters, requestBody: { content: { 'application/json': { examples: bodies } } } };
    const withExamples = {
      200: { description: 'Pets', content: { 'application/json': { examples: { cats: { value: 1 } } } } },
    };
    expect((await curl({ ...own, responses: withExamples })).at(-1)).toBe(`-d '{"is":"cats"}'`);
    expect((await curl({ ...own, responses })).at(-1)).toBe(`-d '{"is":"cat"}'`);
  });

  test('a curl command puts parameters in their location, quoted for the shell', async () => {
    const parameter = (name: string, where: string, example: unknown) => ({
      name,
      in: where,
      required: true,
      schema: { type: 'string' },
      example,
    });
    const parameters = [
      parameter('id', 'path', "it's"),
      parameter('q', 'query', 'a b'),
      parameter('X-Trace', 'header', 't'),
      parameter('c', 'cookie', 'd'),
    ];
    expect(await curl({ method: 'get', path: '/pets/{id}', parameters })).toEqual([
      "curl 'https://api.example/v1/pets/it%27s?q=a%20b'",
      "-H 'X-Trace: t'",
      "-H 'Cookie: c=d'",
    ]);
    const header = [parameter('X-Quote', 'header', "it's")];
    expect((await curl({ method: 'get', parameters: header }))[1]).toBe("-H 'X-Quote: it'\\''s'");
  });

  test.each<[object, string[]]>([
    [{ type: 'http', scheme: 'bearer' }, ["-H 'Authorization: Bearer API_KEY'"]],
    [{ type: 'http', scheme: 'basic' }, ["-u 'USER:PASSWORD'"]],
    [{ type: 'http', scheme: 'digest' }, ["-H 'Authorization: Digest API_KEY'"]],
    [{ type: 'openIdConnect', openIdConnectUrl: 'https://a.example' }, ["-H 'Authorization: Bearer ACCESS_TOKEN'"]],
    [
      { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a.example', scopes: {} } } },
      ["-H 'Authorization: Bearer ACCESS_TOKEN'"],
    ],
    [{ type: 'apiKey', in: 'header', name: 'X-Key' }, ["-H 'X-Key: API_KEY'"]],
    [{ type: 'apiKey', in: 'cookie', name: 'key' }, ["-H 'Cookie: key=API_KEY'"]],
    [{ type: 'mutualTLS' }, []],
  ])('a curl command shows the credential of %j', async (scheme, lines) => {
    expect(await curl({ method: 'get' }, schemes(scheme))).toEqual(["curl 'https://api.example/v1/pets'", ...lines]);
  });

  test('a curl command shows API keys in the query and combined credentials', async () => {
    const key = (name: string) => ({ type: 'apiKey', in: 'query', name });
    expect(await curl({ method: 'get' }, schemes(key('a b'), key('c')))).toEqual([
      "curl 'https://api.example/v1/pets?a%20b=API_KEY&c=API_KEY'",
    ]);
    const parameters = [{ name: 'q', in: 'query', required: true, schema: { type: 'string' }, example: 'x' }];
    expect(await curl({ method: 'get', parameters }, schemes(key('a')))).toEqual([
      "curl 'https://api.example/v1/pets?q=x&a=API_KEY'",
    ]);
    const both = schemes({ type: 'http', scheme: 'bearer' }, { type: 'apiKey', in: 'header', name: 'X-Key' });
    expect((await curl({ method: 'get' }, both)).slice(1)).toEqual([
      "-H 'Authorization: Bearer API_KEY'",
      "-H 'X-Key: API_KEY'",
    ]);
  });

  test.each<[string, object, string[]]>([
    ['application/json', { const: { a: "it's" } }, ["-H 'Content-Type: application/json'", `-d '{"a":"it'\\''s"}'`]],
    ['text/plain', { type: 'string', examples: ['a b'] }, ["-H 'Content-Type: text/plain'", "-d 'a b'"]],
    [
      'application/x-www-form-urlencoded',
      { type: 'object', examples: [{ a: 'b c', d: { e: 1 }, f: 2 }] },
      ["--data-urlencode 'a=b c'", `--data-urlencode 'd={"e":1}'`, "--data-urlencode 'f=2'"],
    ],
    [
      'application/x-www-form-urlencoded',
      {
        type: 'object',
        examples: [{ tags: ['a b', 'c'], 'd&e': 'f', point: { x: 1 }, lines: [{ n: 1 }, { n: 2 }] }],
        properties: {
          tags: { type: 'array', items: { type: 'string' } },
          lines: { type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } },
          point: { type: 'object', properties: { x: { type: 'integer' } } },
        },
      },
      [
        "--data-urlencode 'tags=a b'",
        "--data-urlencode 'tags=c'",
        "--data-urlencode 'd%26e=f'",
        `--data-urlencode 'point={"x":1}'`,
        `--data-urlencode 'lines={"n":1}'`,
        `--data-urlencode 'lines={"n":2}'`,
      ],
    ],
    ['multipart/form-data', { type: 'object' }, ["-F 'file=@file'"]],
    ['multipart/mixed', { type: 'array' }, ["-H 'Content-Type: multipart/mixed'", "-F '=@file'"]],
    ['image/png', { type: 'string' }, ["-H 'Content-Type: image/png'", "--data-binary '@file'"]],
  ])('a curl command sends a body of type %s', async (type, schema, lines) => {
    expect((await curl(body(type, schema))).slice(1)).toEqual(lines);
  });

  test('a curl command contains an encoded form if curl itself would encode a character that must not be encoded', async () => {
    const list = { type: 'array', items: { type: 'string' } };
    const properties = { plain: list, spaced: list, text: { type: 'string' } };
    const encoding = { plain: { explode: false }, spaced: { style: 'spaceDelimited' }, text: { allowReserved: true } };
    const type = 'application/x-www-form-urlencoded';
    const form = async (example: object): Promise<string[]> => {
      const content = { [type]: { schema: { type: 'object', properties }, encoding, example } };
      return (await curl({ requestBody: { content } })).slice(1);
    };
    expect(await form({ plain: ['a b', 'c'], spaced: ['d', 'e'], text: 'f:g' })).toEqual([
      "-d 'plain=a%20b,c'",
      "--data-urlencode 'spaced=d e'",
      "-d 'text=f:g'",
    ]);
    // A value may contain the delimiter between name and value.
    expect(await form({ text: 'a=b=c' })).toEqual(["-d 'text=a=b=c'"]);
    expect(await form({ plain: [] })).toEqual([]);
    // An item that contains its delimiter cannot be sent: a sample of the schema replaces the example.
    expect(await form({ spaced: ['d e'] })).toEqual([
      "--data-urlencode 'plain=example'",
      "--data-urlencode 'spaced=example'",
      "--data-urlencode 'text=example'",
    ]);
  });

  test('a curl command sends multipart parts as their encodings declare', async () => {
    const file = { type: 'string', contentMediaType: 'image/png' };
    const properties = {
      text: { const: 'a;b' },
      file,
      list: { type: 'array', items: file },
      'a=b': { const: 'c' },
      none: { type: 'null' },
      seals: { type: 'array', items: { type: 'string', contentEncoding: 'base64', examples: ['YQ=='] } },
      form: { const: { a: 'b c' } },
      mixed: { type: 'array', items: { const: 1 }, minItems: 2 },
      point: { const: { x: 1 } },
    };
    const headers = { 'X-Sum': { required: true, schema: {} }, 'X-Not': { schema: {} } };
    const encoding = {
      file: { contentType: 'image/*, image/png', headers },
      mixed: { contentType: 'multipart/mixed; a="b"', headers },
      form: { contentType: 'application/x-www-form-urlencoded' },
      point: { style: 'deepObject' },
    };
    const content = { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } };
    const lines = await curl({ requestBody: { content } }, { openapi: '3.2.0' });
    expect(lines.slice(1)).toEqual([
      "--form-string 'text=a;b'",
      `-F 'file=@file;type=image/png;headers="X-Sum: VALUE"'`,
      "-F 'list=@file'",
      `-F 'seals="YQ==";type=application/octet-stream'`,
      `-F 'form="a=b%20c";type=application/x-www-form-urlencoded'`,
      `-F 'mixed=(;type=multipart/mixed;headers="X-Sum: VALUE"'`,
      "--form-string '=1'",
      "--form-string '=1'",
      "-F '=)'",
      "--form-string 'point[x]=1'",
    ]);
    const form = { schema: { const: { form: { a: 'b c' } }, type: 'object', properties }, encoding };
    expect((await curl({ requestBody: { content: { 'application/x-www-form-urlencoded': form } } })).slice(1)).toEqual([
      "--data-urlencode 'form=a=b%20c'",
    ]);
  });
});

describe('client samples', () => {
  const client = async (operation: object, more: object = {}): Promise<string> => (await samplesOf(operation, more))[1];

  test('a client sample creates a client, calls the operation and prints the result', async () => {
    expect(await client({ method: 'get' })).toBe(`import { createClient, call } from '@case/client';

const client = createClient();
const result = await call(client);
console.log(result.status === 200);
`);
    const json = { content: { 'application/json': { schema: {} } } };
    const shown = async (responses: object) => (await client({ method: 'get', responses })).split('\n').at(-2);
    expect(await shown({ 201: { description: 'Made', ...json } })).toBe(
      'if (result.status === 201) console.log(result.body);',
    );
    expect(await shown({ '4XX': { description: 'No' } })).toBe('console.log(result.status);');
  });

  test('a client sample passes the base URL and the credentials', async () => {
    const made = async (more: object) => (await client({ method: 'get' }, more)).split('\n')[2];
    expect(await made({ servers: [{ url: '/v1' }] })).toBe(
      "const client = createClient({ baseUrl: 'http://localhost:3000' });",
    );
    expect(await made({ servers: [], ...schemes({ type: 'http', scheme: 'basic' }) })).toBe(
      "const client = createClient({ baseUrl: 'http://localhost:3000', auth: { s0: { username: 'USER', password: 'PASSWORD' } } });",
    );
    const both = schemes(
      { type: 'http', scheme: 'bearer' },
      { type: 'mutualTLS' },
      { type: 'apiKey', in: 'query', name: 'k' },
    );
    expect(await made(both)).toBe("const client = createClient({ auth: { s0: 'API_KEY', s2: 'API_KEY' } });");
  });

  test('a client sample uses the examples of the document', async () => {
    const parameters = [{ name: 'q', in: 'query', required: true, schema: { type: 'integer' }, example: 7 }];
    expect(
      (await client({ parameters, ...body('application/json', { const: { a: 1 } }) })).split('\n').slice(3, -2),
    ).toEqual(['const result = await call(client, { query: { q: 7 }, body: { a: 1 } });']);
    expect(await client(body('image/png', { type: 'string' }))).toContain(
      "await call(client, { body: new Blob(['content']) });",
    );
  });
});
