/**
 * Bodies byte by byte. Unit tests, because generated clients do not write malformed bodies or control chunk boundaries,
 * and a table of bytes is clearer than a case for each.
 */
import { describe, expect, test } from 'vitest';
import { decodeBoundedJson } from '../../generator/runtime/codec/media/bounded-json.js';
import { decodeBytes, encodeBytes, ReceivedBytes } from '../../generator/runtime/codec/media/bytes.js';
import { decodeEvents, encodeEvents } from '../../generator/runtime/codec/media/events.js';
import { decodeForm, encodeForm } from '../../generator/runtime/codec/media/form.js';
import { decodeJson, encodeJson } from '../../generator/runtime/codec/media/json.js';
import { decodeLines, decodeSequence, encodeLines, encodeSequence } from '../../generator/runtime/codec/media/lines.js';
import { encodeMultipart } from '../../generator/runtime/codec/media/multipart.js';
import { decodeMultipart } from '../../generator/runtime/codec/media/multipart-reader.js';
import { decodeText, encodeText } from '../../generator/runtime/codec/media/text.js';
import type { Decode, Encode, Incoming, Media, OutgoingBody, Part } from '../../generator/runtime/codec/operation.js';
import { makeWritten } from '../../generator/src/emit/operation-data/writers.js';

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function incomingOf(chunks: readonly Uint8Array[], type = ''): Incoming {
  return {
    type,
    maxDepth: 4,
    bytes: Buffer.concat(chunks),
    stream: () => new Blob(chunks.map((chunk) => new Uint8Array(chunk))).stream(),
  };
}

function read(decode: Decode, text: string | Uint8Array, media: Media = {}, type = ''): unknown {
  return decode(incomingOf([typeof text === 'string' ? bytesOf(text) : text], type), media);
}

async function textOf(body: OutgoingBody): Promise<string> {
  return new Response(body as BodyInit).text();
}

async function write(encode: Encode, value: unknown, type: string, media: Media = {}) {
  const sent = encode(value, type, media);
  return [sent.type, await textOf(sent.body)];
}

const broken = Uint8Array.of(0x61, 0xff);

/** Returns a stream of the given chunks. */
function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytesOf(chunk));
      controller.close();
    },
  });
}

async function items(decode: Decode, ...chunks: string[]): Promise<unknown[]> {
  const incoming: Incoming = { type: '', maxDepth: 2, bytes: new Uint8Array(), stream: () => streamOf(...chunks) };
  const found: unknown[] = [];
  const decoded = decode(incoming, {}) as AsyncIterable<unknown>;
  for await (const item of decoded) found.push(item);
  return found;
}

describe('JSON and text', () => {
  test('JSON and text are sent with the declared media type, or with a default for a media type range', async () => {
    expect(await write(encodeJson, { a: 1 }, 'application/x+json')).toEqual(['application/x+json', '{"a":1}']);
    expect(await write(encodeJson, null, 'application/*')).toEqual(['application/json', 'null']);
    expect(await write(encodeText, 1.5, 'text/css')).toEqual(['text/css', '1.5']);
    expect(await write(encodeText, true, '*/*')).toEqual(['text/plain', 'true']);
    expect(() => encodeJson(undefined, 'application/json', {})).toThrow('cannot be represented as JSON');
    for (const value of [undefined, null, {}, Number.NaN])
      expect(() => encodeText(value, '', {})).toThrow('is not text');
  });

  test('reading JSON and text limits the depth and reports syntax errors', () => {
    expect(read(decodeBoundedJson, '[[[[1]]]]')).toEqual([[[[1]]]]);
    expect(() => read(decodeBoundedJson, '[[[[[1]]]]]')).toThrow('The body is nested too deeply');
    expect(() => read(decodeBoundedJson, '')).toThrow('The body is empty');
    expect(() => read(decodeBoundedJson, '{')).toThrow('The body is not valid JSON');
    expect(() => read(decodeBoundedJson, broken)).toThrow('The body is not UTF-8');
    expect(read(decodeJson, '[[[[[1]]]]]')).toEqual([[[[[1]]]]]);
    for (const text of ['', '{']) expect(() => read(decodeJson, text)).toThrow(SyntaxError);
    expect(() => read(decodeJson, broken)).toThrow(TypeError);
    expect([read(decodeText, '1'), read(decodeText, '1', { shape: 'integer' })]).toEqual(['1', 1]);
    expect(read(decodeText, 'x', { shape: 'integer' })).toBe('x');
    expect(() => read(decodeText, broken)).toThrow('The body is not UTF-8');
  });
});

describe('bytes', () => {
  test("bytes are sent with the declared media type, or for a range with the Blob's type or a default", async () => {
    expect(await write(encodeBytes, 'a', 'image/png')).toEqual(['image/png', 'a']);
    expect(await write(encodeBytes, bytesOf('a'), '*/*')).toEqual(['application/octet-stream', 'a']);
    expect(await write(encodeBytes, new Blob(['a'], { type: 'text/css' }), 'image/png')).toEqual(['image/png', 'a']);
    expect(await write(encodeBytes, new Blob(['a'], { type: 'image/gif' }), 'image/*')).toEqual(['image/gif', 'a']);
    expect(await write(encodeBytes, new Blob(['a']), 'image/*')).toEqual(['image/octet-stream', 'a']);
    expect(await write(encodeBytes, bytesOf('ab').buffer, 'a/b')).toEqual(['a/b', 'ab']);
    expect(await write(encodeBytes, streamOf('a', 'b'), 'a/b')).toEqual(['a/b', 'ab']);
    const received = new ReceivedBytes(incomingOf([bytesOf('ab')]));
    expect(await write(encodeBytes, received, 'a/b')).toEqual(['a/b', 'ab']);
    for (const value of [1, null, {}])
      expect(() => encodeBytes(value, 'a/b', {})).toThrow('is neither a Blob, bytes nor a stream of bytes');
  });

  test('received bytes can be read once, as text, bytes, blob or stream', async () => {
    const received = () => decodeBytes(incomingOf([bytesOf('ä'), bytesOf('b')], 'text/x'), {}) as ReceivedBytes;
    expect([received().type, await received().text()]).toEqual(['text/x', 'äb']);
    expect(await received().bytes()).toEqual(new Uint8Array(bytesOf('äb')));
    const blob = await received().blob();
    expect([blob.type, blob.size, await blob.text()]).toEqual(['text/x', 3, 'äb']);
    expect(await new Response(received().stream).text()).toBe('äb');
  });
});

describe('JSON Lines and sequences', () => {
  test('JSON Lines and sequences are written item by item', async () => {
    expect(await write(encodeLines, [1, { a: null }], 'x/y')).toEqual(['x/y', '1\n{"a":null}\n']);
    expect(await write(encodeSequence, new Set(['a']), 'x/y')).toEqual(['x/y', '\u001e"a"\n']);
    const sent = encodeLines([1, undefined], 'x/y', {});
    await expect(textOf(sent.body)).rejects.toThrow('has an item that JSON cannot represent');
    for (const value of [1, null, 'a', {}])
      expect(() => encodeLines(value, 'x/y', {})).toThrow('is not a stream or list of items');
  });

  test('JSON Lines and sequences close their source when the reader cancels', async () => {
    let isOver = false;
    async function* source(): AsyncGenerator<number> {
      try {
        for (;;) yield 1;
      } finally {
        isOver = true;
      }
    }
    const { body } = encodeLines(source(), 'x/y', {});
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('1\n');
    await reader.cancel();
    expect(isOver).toBe(true);
  });

  test('JSON Lines and sequences are parsed across chunk boundaries', async () => {
    expect(await items(decodeLines, '1\n[2', ']\n\n \r\n', '"a"')).toEqual([1, [2], 'a']);
    expect(await items(decodeLines, '1\n2', '\n')).toEqual([1, 2]);
    expect(await items(decodeLines, '')).toEqual([]);
    expect(await items(decodeSequence, '\u001e1\n\u001e', '{"a":\n1}\n')).toEqual([1, { a: 1 }]);
    const wrong = 'An item of the stream is not valid JSON';
    await expect(items(decodeLines, '1\n{')).rejects.toThrow(wrong);
    await expect(items(decodeLines, '[[1]]\n[[[1]]]')).rejects.toThrow(wrong);
  });

  test('JSON Lines and sequences have items of at most 16 MiB', async () => {
    const part = ' '.repeat(1 << 20);
    const whole = Array.from({ length: 16 }, () => part);
    expect(await items(decodeLines, ...whole, '\n1')).toEqual([1]);
    await expect(items(decodeLines, ...whole, ' ')).rejects.toThrow('An item of the stream is too large');
  });
});

describe('server-sent events', () => {
  test.each<[unknown, string]>([
    [{ data: 'a\nb\r\nc\rd' }, 'data: a\ndata: b\ndata: c\ndata: d\n\n'],
    [{ event: 'e', id: 7, retry: 5, data: { a: 1 } }, 'event: e\nid: 7\nretry: 5\ndata: {"a":1}\n\n'],
    [{ data: '' }, 'data: \n\n'],
    [{ data: false }, 'data: false\n\n'],
    [{ id: null, data: null }, '\n'],
    [{ event: {} }, '\n'],
  ])('server-sent events are written: %j', async (event, text) =>
    expect(await write(encodeEvents, [event], 'x/y')).toEqual(['x/y', `:\n\n${text}`]),
  );

  test.each(['event', 'id', 'retry'])('server-sent events with a line break in %s are rejected', async (name) => {
    for (const sign of ['\n', '\r', '\0']) {
      const { body } = encodeEvents([{ [name]: `a${sign}b` }], 'x/y', {});
      await expect(textOf(body)).rejects.toThrow(`has an event whose ${name} has a line break`);
    }
    await expect(textOf(encodeEvents([1], 'x/y', {}).body)).rejects.toThrow('has an event that is not an object');
  });

  test('server-sent events are parsed with any line ending', async () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(await items(decodeEvents, ['data: a', 'data:b', '', 'data', '', ''].join(end))).toEqual([
        { data: 'a\nb' },
        { data: '' },
      ]);
    expect(await items(decodeEvents, 'da', 'ta: a\r', '\n\r', '\n')).toEqual([{ data: 'a' }]);
  });

  test('a blank line ends a server-sent event; events without data are ignored', async () => {
    expect(
      await items(decodeEvents, 'event: e\nid: 1\nretry: 5\ndata:  a\n\ndata: b\n\nevent: x\n\ndata: c\n'),
    ).toEqual([{ event: 'e', id: '1', retry: 5, data: ' a' }, { data: 'b' }]);
  });

  test('server-sent events are parsed leniently', async () => {
    expect(await items(decodeEvents, ': no\nid: a\0b\nretry: 1x\nretry: x1\nretry:\nDATA: x\ndata: a\n\n')).toEqual([
      { data: 'a' },
    ]);
    expect(await items(decodeEvents, '\ufeffdata: a\n\n\ufeffdata: b\n\n')).toEqual([{ data: 'a' }]);
  });
});

describe('forms', () => {
  const fields = [
    { name: 'id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'tags', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'deep', in: 'query', shape: { object: { a: 'integer' } }, style: 'deepObject', explode: true },
    { name: 'flat', in: 'query', shape: { object: { x: 'integer' } }, style: 'form', explode: true },
  ] as const;

  test('form fields are written as declared, or by default in the style "form"', async () => {
    const value = {
      id: 1,
      tags: ['a', 'b c'],
      more: ['x', 'y&z'],
      list: [{ a: 1 }],
      record: { b: 2 },
      none: undefined,
    };
    expect(await write(encodeForm, value, 'x/y', { members: fields.map(makeWritten) })).toEqual([
      'x/y',
      'id=1&tags=a,b%20c&more=x&more=y%26z&list=%7B%22a%22%3A1%7D&record=%7B%22b%22%3A2%7D',
    ]);
    for (const none of [1, null, ['a'], 'a']) expect(() => encodeForm(none, 'x/y', {})).toThrow('is not an object');
  });

  test('form fields are read as declared, or as strings', () => {
    const text = 'id=1&tags=a,b+c&deep%5Ba%5D=2&x=3&more=%zz&list=a+b&list=%63&flat=0';
    expect(read(decodeForm, text, { fields })).toEqual({
      id: 1,
      tags: ['a', 'b c'],
      deep: { a: 2 },
      flat: { x: 3 },
      more: '%zz',
      list: ['a b', 'c'],
    });
    expect(read(decodeForm, '')).toEqual({});
    expect(() => read(decodeForm, broken)).toThrow('The body is not UTF-8');
    expect(() => read(decodeForm, 'id=1&id=2', { fields })).toThrow('The member id is given more than once');
  });
});

describe('multipart', () => {
  const type = 'multipart/form-data; boundary=b';
  const head = 'Content-Disposition: form-data; name=';
  const body = (...parts: string[]): string => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
  const parse = (text: string, parts: readonly Part[] = [], as = type) => read(decodeMultipart, text, { parts }, as);

  test('multipart is written with a part for each value', async () => {
    const value = {
      'a"\r\n': 'x',
      list: [1, true],
      json: { a: 1 },
      none: undefined,
      null: null,
      blob: new Blob(['b']),
      file: new File(['f'], 'n"me', { type: 'text/css' }),
      image: new Blob(['i']),
      either: new Blob(['e']),
      typed: 'x',
    };
    const parts: Part[] = [
      { name: 'image', shape: 'file', contentType: 'image/png' },
      { name: 'either', shape: 'file', contentType: 'image/png, image/gif' },
      { name: 'typed', shape: 'string', contentType: 'application/json' },
    ];
    const [written = '', text = ''] = await write(encodeMultipart, value, 'multipart/form-data; x=y', { parts });
    const boundary = /^multipart\/form-data; boundary=(----trefoil[\da-f-]{36})$/u.exec(written)?.[1] ?? '';
    const part = (name: string, content: string, more = '', contentType?: string) =>
      `--${boundary}\r\n${head}"${name}"${more}${contentType === undefined ? '' : `\r\nContent-Type: ${contentType}`}\r\n\r\n${content}\r\n`;
    const file = (name: string) => `; filename="${name}"`;
    expect(text).toBe(
      [
        part('a%22%0D%0A', 'x'),
        part('list', '1'),
        part('list', 'true'),
        part('json', '{"a":1}', '', 'application/json'),
        part('blob', 'b', file('blob'), 'application/octet-stream'),
        part('file', 'f', file('n%22me'), 'text/css'),
        part('image', 'i', file('blob'), 'image/png'),
        part('either', 'e', file('blob'), 'image/png'),
        part('typed', '"x"', '', 'application/json'),
        `--${boundary}--\r\n`,
      ].join(''),
    );
    expect(() => encodeMultipart({ a: Number.NaN }, type, {})).toThrow(
      'contains a value for a that cannot be sent as a part',
    );
    for (const none of [1, null, [], 'a']) expect(() => encodeMultipart(none, type, {})).toThrow('is not an object');
  });

  test('multipart values are read as declared', async () => {
    const parts: Part[] = [
      { name: 'n', shape: 'integer' },
      { name: 'one', shape: 'string', isList: true },
      { name: 'o', shape: { object: { a: 'integer' } } },
      { name: 'either', shape: { alternatives: ['integer', 'boolean'] } },
      { name: 'f', shape: 'file' },
    ];
    const read_ = parse(
      body(
        `${head}"n"\r\n\r\n1`,
        `${head}"one"\r\n\r\nx`,
        `${head}"o"\r\n\r\n{"a":1}`,
        `${head}"either"\r\n\r\ntrue`,
        `${head}"twice"\r\n\r\na`,
        `content-DISPOSITION : form-data; NAME=twice\r\n\r\nb`,
        `${head}"twice"\r\n\r\nc`,
        `${head}"json"\r\nContent-Type: application/x+json\r\n\r\n[1]`,
        `${head}"a%22%0A%0D%20"\r\n\r\n\r\n`,
        `${head}"__proto__"\r\n\r\np`,
      ),
      parts,
    );
    expect(read_).toEqual({
      n: 1,
      one: ['x'],
      o: { a: 1 },
      either: true,
      twice: ['a', 'b', 'c'],
      json: [1],
      'a"\n\r%20': '\r\n',
      ['__proto__']: 'p',
    });
    expect(parse(body(`${head}"n"\r\n\r\nx`, `${head}"either"\r\n\r\ny`), parts)).toEqual({ n: 'x', either: 'y' });
  });

  test('a multipart part is a file if it is declared as one, or is undeclared and has a file name', async () => {
    const found = parse(
      body(
        `${head}"a"; filename="a%22.txt"\r\nContent-Type: text/css\r\n\r\nx--b\r\n--c`,
        `${head}"f"\r\n\r\n`,
        `${head}"s"; filename="s"\r\n\r\ntext`,
      ),
      [
        { name: 'f', shape: 'file' },
        { name: 's', shape: 'string' },
      ],
    ) as Record<string, unknown>;
    const { a, f, s } = found;
    if (!(a instanceof File) || !(f instanceof File)) throw new Error('no files');
    expect([a.name, a.type, await a.text()]).toEqual(['a".txt', 'text/css', 'x--b\r\n--c']);
    expect([f.name, f.type, f.size]).toEqual(['', 'application/octet-stream', 0]);
    expect(s).toBe('text');
  });

  test('multipart may have a preamble, white space after a delimiter, or no parts', () => {
    const part = `${head}"a"\r\n\r\nx`;
    expect(parse(`hello\r\n${body(part)}`)).toEqual({ a: 'x' });
    expect(parse(`--b  \r\n${part}\r\n--b--`)).toEqual({ a: 'x' });
    expect(parse('--b--')).toEqual({});
    expect(parse(body(part), [], 'multipart/form-data; boundary="b"')).toEqual({ a: 'x' });
    expect(parse(body(part).replaceAll('--b', `--${'b'.repeat(200)}`), [], `x/y; boundary=${'b'.repeat(200)}`)).toEqual(
      {
        a: 'x',
      },
    );
  });

  test.each([
    ['', type],
    ['--b', type],
    ['x--b\r\n', type],
    [`--b\r\n${head}"a"\r\n\r\nx`, type],
    [`--b\r\n${head}"a"\r\n--b--`, type],
    [body('Content-Disposition: attachment; name="a"\r\n\r\nx'), type],
    [body('Content-Disposition: form-data\r\n\r\nx'), type],
    [body('X: y\r\n\r\nx'), type],
    [body(`${head}"a"\r\nX: ${'y'.repeat(17_000)}\r\n\r\nx`), type],
    [`--b${' '.repeat(1_100)}\r\n${head}"a"\r\n\r\nx\r\n--b--`, type],
    [body(`${head}"a"\r\n\r\nx`), 'multipart/form-data'],
    [body(`${head}"a"\r\n\r\nx`), 'multipart/form-data; boundary='],
    [body(`${head}"a"\r\n\r\nx`).replaceAll('--b', `--${'b'.repeat(201)}`), `x/y; boundary=${'b'.repeat(201)}`],
  ])('malformed multipart is rejected: %#', (text, as) =>
    expect(() => parse(text, [], as)).toThrow('The body is not valid multipart/form-data'),
  );

  test('multipart rejects invalid parts and more than a thousand parts', () => {
    const many = (count: number) => body(...Array.from({ length: count }, () => `${head}"a"\r\n\r\n1`));
    expect(parse(many(1_000))).toEqual({ a: Array.from({ length: 1_000 }, () => '1') });
    expect(() => parse(many(1_001))).toThrow('The body has too many parts');
    const json = `${head}"a"\r\nContent-Type: application/json\r\n\r\n`;
    expect(() => parse(body(`${json}{`))).toThrow('The part a is not valid JSON');
    expect(() => parse(body(`${json}[[[[[1]]]]]`))).toThrow('The part a is not valid JSON');
    const bad = Buffer.concat([bytesOf(`--b\r\n${head}"a"\r\n\r\n`), broken, bytesOf('\r\n--b--')]);
    expect(() => read(decodeMultipart, bad, {}, type)).toThrow('The part a is not UTF-8');
  });
});
