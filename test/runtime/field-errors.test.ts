/** Messages by field, from the error bodies of common frameworks. */
import { describe, expect, test } from 'vitest';
import { credentialsFromEnv } from '../../generator/runtime/client/environment.js';
import { ApiError } from '../../generator/runtime/client/errors.js';
import { fieldErrors } from '../../generator/runtime/client/field-errors.js';
import { RequestError } from '../../generator/runtime/codec/errors.js';
import { HttpError } from '../../generator/runtime/server/problems.js';

describe('fieldErrors', () => {
  test.each<[string, unknown, Record<string, string[]>]>([
    [
      'RFC 9457 with pointers',
      {
        title: 'Invalid',
        errors: [
          { detail: 'must be positive', pointer: '#/age' },
          { detail: 'is odd', pointer: '#/a~1b/0' },
        ],
      },
      { age: ['must be positive'], 'a/b.0': ['is odd'] },
    ],
    [
      'JSON:API',
      { errors: [{ title: 'Invalid', detail: 'is too short', source: { pointer: '/data/attributes/name' } }] },
      { 'data.attributes.name': ['is too short'] },
    ],
    [
      'FastAPI',
      { detail: [{ loc: ['body', 'items', 0, 'name'], msg: 'field required', type: 'missing' }] },
      { 'items.0.name': ['field required'] },
    ],
    [
      'Rails and Laravel',
      { message: 'Invalid', errors: { email: ['is taken', 'is long'] } },
      { email: ['is taken', 'is long'] },
    ],
    [
      'a member with another name',
      {
        message: 'Invalid',
        error_details: { email: ['is taken'], message: ['is long'] },
        validationErrors: { age: 'is odd' },
      },
      { email: ['is taken'], message: ['is long'], age: ['is odd'] },
    ],
    ['a message about the whole request', { details: { message: 'is missing' } }, { '': ['is missing'] }],
    ['one message by field', { errors: { email: 'is taken' } }, { email: ['is taken'] }],
    [
      'issues with a path',
      { issues: [{ in: 'body', path: ['a', 1], message: 'is required' }] },
      { 'a.1': ['is required'] },
    ],
    [
      'a nested error',
      { error: { code: 'invalid', details: [{ field: 'name', message: 'is empty' }] } },
      { name: ['is empty'] },
    ],
    ['a list of texts', { errors: ['broken'] }, { '': ['broken'] }],
    ['a list as the body', [{ path: 'name', message: 'is empty' }], { name: ['is empty'] }],
    [
      'names of the prototype',
      JSON.parse('{"errors":{"__proto__":["a"],"constructor":["b"]}}'),
      JSON.parse('{"__proto__":["a"],"constructor":["b"]}'),
    ],
    ['no issues', { message: 'no' }, {}],
    ['no body', undefined, {}],
    ['issues without a message', { errors: [{ pointer: '/a' }, null, 1] }, {}],
  ])('fieldErrors reads %s', (_, body, expected) => {
    const found = fieldErrors(new ApiError('createItem', 422, body, new Headers()));
    expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
  });

  test('fieldErrors reads the reasons by field from a response of our server', () => {
    const { details } = new HttpError(422, 'Invalid', { name: ['is taken'] });
    expect(fieldErrors(new ApiError('a', 422, { errors: details }, new Headers()))).toEqual({ name: ['is taken'] });
  });

  test('fieldErrors reads a returned response, but not a body alone', () => {
    const body = { errors: { name: ['is taken'] } };
    expect(fieldErrors({ status: 422, headers: {}, body, response: new Response() })).toEqual({ name: ['is taken'] });
    for (const other of [body, { status: 422 }, { status: 'no', body }, undefined, [body]])
      expect(fieldErrors(other)).toEqual({});
  });

  test('fieldErrors reads the error of a request that was not sent', () => {
    expect(fieldErrors(new RequestError('query', 'page', 'is not a number'))).toEqual({ page: ['is not a number'] });
    expect(fieldErrors(new RequestError('body', 'body', 'is missing'))).toEqual({ '': ['is missing'] });
  });

  test('fieldErrors returns nothing for other errors', () => {
    expect(fieldErrors(new Error('x'))).toEqual({});
    expect(fieldErrors(undefined)).toEqual({});
  });
});

describe('credentialsFromEnv', () => {
  test('credentialsFromEnv reads tokens, user names and passwords, and omits unset variables', () => {
    const env = { TOKEN: 'secret', NAME: 'ada', PASSWORD: '', EMPTY: '' };
    const auth = credentialsFromEnv(
      {
        token: 'TOKEN',
        basic: { username: 'NAME', password: 'PASSWORD' },
        absent: 'ABSENT',
        empty: 'EMPTY',
        half: { username: 'ABSENT', password: 'PASSWORD' },
      },
      env,
    );
    expect(auth).toEqual({
      token: 'secret',
      basic: { username: 'ada', password: '' },
      absent: undefined,
      empty: undefined,
      half: undefined,
    });
  });

  test('credentialsFromEnv reads the environment of the process', () => {
    process.env['TREFOIL_TEST_TOKEN'] = 'from the process';
    try {
      expect(credentialsFromEnv({ token: 'TREFOIL_TEST_TOKEN' })).toEqual({ token: 'from the process' });
    } finally {
      delete process.env['TREFOIL_TEST_TOKEN'];
    }
  });
});
