/**
 * Runtime expressions: the examples of OpenAPI 3.1, 4.8.18.3, and invalid expressions. A unit test, because each
 * expression would require a location in a document.
 */
import { describe, expect, test } from 'vitest';
import { type ExpressionCall, evaluate, evaluateAddress } from '../../generator/runtime/codec/expression.js';
import { parseTemplate } from '../../generator/src/lower/expression.js';

/** The request and response in the specification's examples. */
const call: ExpressionCall = {
  method: 'POST',
  url: 'https://example.org/subscribe/myevent?queryUrl=https://clientdomain.com/stillrunning',
  request: {
    path: { eventType: 'myevent' },
    query: { queryUrl: 'https://clientdomain.com/stillrunning', 'a b': 'spaced' },
    headers: { 'Content-Type': 'application/json' },
    body: {
      failedUrl: 'https://clientdomain.com/failed',
      successUrls: ['https://a.com/fast', 'https://a.com/medium'],
      'a/b': { 'c~d': 1 },
      '': 'empty',
      none: null,
      flag: false,
    },
  },
  result: { status: 201, headers: { Location: 'https://example.org/subscription/1' }, body: [{ id: 7 }] },
};

function readIn(text: string): unknown {
  const template = parseTemplate(text);
  return template === undefined ? 'no expression' : evaluate(template, call);
}

describe('a runtime expression', () => {
  test.each<[string, unknown]>([
    ['$url', call.url],
    ['$method', 'POST'],
    ['$statusCode', 201],
    ['$request.path.eventType', 'myevent'],
    ['$request.query.queryUrl', 'https://clientdomain.com/stillrunning'],
    ['$request.query.a b', 'spaced'],
    ['$request.header.content-type', 'application/json'],
    ['$request.body#/failedUrl', 'https://clientdomain.com/failed'],
    ['$request.body#/successUrls/1', 'https://a.com/medium'],
    ['$response.header.Location', 'https://example.org/subscription/1'],
    ['$response.body', [{ id: 7 }]],
    ['$response.body#', [{ id: 7 }]],
    ['$response.body#/0/id', 7],
    ['$request.body#/a~1b/c~0d', 1],
    ['$request.body#/', 'empty'],
    ['$request.body#/none', null],
    ['id {$response.body#/0/id} of {$method}, {$request.body#/flag}', 'id 7 of POST, false'],
    ['{$response.body#/0/id}', 7],
    ['plain', 'plain'],
  ])('the runtime expression %s is evaluated', (text, value) => expect(readIn(text)).toEqual(value));

  test.each([
    '$request.body#/nothing',
    '$request.body#/successUrls/01',
    '$request.body#/successUrls/length',
    '$request.body#/failedUrl/length',
    '$request.path.constructor',
    '$request.header.x',
    '$response.body#/1',
    '$request.body#/__proto__',
    'a {$request.body#/none}',
    'a {$request.body#/successUrls}',
  ])('the runtime expression %s has no value', (text) => expect(readIn(text)).toBeUndefined());

  test.each([
    '$',
    '$urls',
    '$request',
    '$request.body.id',
    '$request.body#id',
    '$request.body#/~2',
    '$request.query.',
    '$request.header.a b',
    '$request.header.{a',
    '$request.bodyx#/a',
    '$response.status',
    '{url}',
    '{$request.body#/a',
    'a}',
    '{{$url}}',
    '{}',
    '$url/data',
  ])('the runtime expression %s is invalid', (text) => expect(readIn(text)).toBe('no expression'));
});

describe('a URL template', () => {
  const addressOf = (text: string): string => evaluateAddress(parseTemplate(text) ?? [], call);

  test.each([
    // OpenAPI 3.1, 4.8.18.4.
    [
      'http://notificationServer.com?transactionId={$response.body#/0/id}&url={$request.body#/failedUrl}',
      'http://notificationserver.com/?transactionId=7&url=https%3A%2F%2Fclientdomain.com%2Ffailed',
    ],
    ['{$request.query.queryUrl}', 'https://clientdomain.com/stillrunning'],
    ['{$request.query.queryUrl}/{$request.path.eventType}', 'https://clientdomain.com/stillrunning/myevent'],
  ])('the URL template %s is expanded', (text, address) => expect(addressOf(text)).toBe(address));

  test.each(['', '/data', '{$method}', '{$request.body#/nothing}', 'ftp://a/{$method}', '{$response.body}'])(
    'a URL template that does not give an absolute HTTP URL throws: %j',
    (text) => expect(() => addressOf(text)).toThrow(TypeError),
  );
});
