/** Curl commands for requests: quoting, secrets, and bodies that cannot be text in a shell. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { printCurl, secretsOf } from '../../generator/src/commands/conformance/curl.js';

const schemes = [
  { name: 'key', pointer: '', scheme: { type: 'apiKey', in: 'query', name: 'api key' } },
  { name: 'head', pointer: '', scheme: { type: 'apiKey', in: 'header', name: 'X-Key' } },
] as const;
const secrets = secretsOf(schemes, ['X-Other']);

/** Returns the arguments and input that curl gets from a shell. */
function readBack(command: string, env: Readonly<Record<string, string>> = {}): { args: string[]; input: string } {
  const script = `curl() { printf '%s\\0' "$@"; case " $* " in *' @- '*) cat | od -An -v -tx1 | tr -d ' \\n';; esac; }\n${command}`;
  const output = execFileSync('sh', ['-c', script], { env: { ...process.env, ...env }, encoding: 'latin1' });
  const parts = output.split('\0');
  return { input: parts.pop() ?? '', args: parts.map((part) => Buffer.from(part, 'latin1').toString('utf8')) };
}

test('a curl command replaces secrets with shell variables, including in the query', () => {
  const headers = new Headers({ authorization: 'Bearer abc', 'x-key': 'k', 'x-other': 'o', accept: '*/*' });
  const url = 'http://a.example/p?a=1&api+key=hidden&b=2';
  const command = printCurl({ method: 'GET', url, headers, body: undefined }, secrets);
  expect(command).not.toMatch(/abc|hidden/u);
  const { args } = readBack(command, { AUTHORIZATION: 'Bearer x', X_KEY: 'y', X_OTHER: 'z', API_KEY: 'q' });
  expect(args).toContain('http://a.example/p?a=1&api+key=q&b=2');
  expect(args.filter((each) => each.includes(': ')).sort()).toEqual([
    'accept: */*',
    'authorization: Bearer x',
    'x-key: y',
    'x-other: z',
  ]);
});

test('a curl command keeps a query with incorrectly encoded names', () => {
  const url = 'http://a.example/p?%zz=1&api%20key=hidden';
  const command = printCurl({ method: 'GET', url, headers: new Headers(), body: undefined }, secrets);
  expect(readBack(command, { API_KEY: 'q' }).args).toContain('http://a.example/p?%zz=1&api%20key=q');
});

test.each(['it\'s $HOME `id` \\ "x" !', '@file', '{"a":"\u{1f600}"}', '-d'])('curl quotes the text %j', (text) => {
  const url = "http://a.example/it's";
  const headers = new Headers({ 'content-type': 'text/plain', 'x-text': "it's $HOME" });
  const { args } = readBack(printCurl({ method: 'POST', url, headers, body: Buffer.from(text) }, secrets));
  expect(args).toEqual(expect.arrayContaining([url, "x-text: it's $HOME"]));
  expect(args[args.indexOf('--data-raw') + 1]).toBe(text);
});

test.each([
  Uint8Array.from({ length: 256 }, (_, index) => index),
  Buffer.from('--a\r\nb: %s %% \\n\r\n'),
  Buffer.from('a\u202eb'),
])('a curl command pipes a body that is not one line of text: %#', (body) => {
  const command = printCurl({ method: 'POST', url: 'http://a.example/', headers: new Headers(), body }, secrets);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(command).not.toMatch(/[\0-\x1f\x7f-\uffff]/u);
  expect(readBack(command)).toMatchObject({
    input: Buffer.from(body).toString('hex'),
    args: expect.arrayContaining(['content-type:']),
  });
});
