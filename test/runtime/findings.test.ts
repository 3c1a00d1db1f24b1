/** Messages of issues and problems. Unit tests, because each row would require a schema and an invalid request. */
import { describe, expect, test } from 'vitest';
import { problemBody } from '../../generator/runtime/server/error-body.js';
import { describeIssues } from '../../generator/runtime/server/issues.js';
import { httpError, toProblem } from '../../generator/runtime/server/problems.js';
import {
  fits,
  isObject,
  mismatch,
  own,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  toToken,
  within,
  withinMember,
} from '../../generator/runtime/server/validation.js';
import type { ValidationIssue } from '../../generator/runtime/server/validators.js';

describe('issues', () => {
  const issue = (keyword: string, params: ValidationIssue['params'] = {}, instancePath = '/a') => ({
    instancePath,
    keyword,
    params,
  });
  const limit = { limit: 3 };

  test.each<[string, ValidationIssue['params'], string]>([
    ['dependentRequired', {}, 'is required'],
    ['unevaluatedProperties', {}, 'is not allowed'],
    ['false schema', {}, 'is not allowed'],
    ['readOnly', {}, 'must not be sent'],
    ['writeOnly', {}, 'must not be sent'],
    ['type', { type: ['string', 'null'] }, 'must be a string or null'],
    ['enum', { allowedValues: ['a', 1, null] }, 'must be one of "a", 1, null'],
    ['const', { allowedValue: { a: 1 } }, 'must be {"a":1}'],
    ['format', { format: 'date' }, 'must be a valid date'],
    ['pattern', { pattern: '^a$' }, 'must match ^a$'],
    ['minimum', limit, 'must be at least 3'],
    ['maximum', limit, 'must be at most 3'],
    ['exclusiveMinimum', limit, 'must be greater than 3'],
    ['exclusiveMaximum', limit, 'must be less than 3'],
    ['multipleOf', { multipleOf: 3 }, 'must be a multiple of 3'],
    ['minLength', limit, 'must have at least 3 characters'],
    ['maxLength', limit, 'must have at most 3 characters'],
    ['minItems', limit, 'must have at least 3 items'],
    ['maxItems', limit, 'must have at most 3 items'],
    ['uniqueItems', {}, 'must not contain duplicate items'],
    ['minProperties', limit, 'must have at least 3 fields'],
    ['maxProperties', limit, 'must have at most 3 fields'],
    ['contains', limit, 'must contain at least 3 matching items'],
    ['maxContains', limit, 'must contain at most 3 matching items'],
    ['propertyNames', {}, 'is not an allowed name'],
    ['not', {}, 'is not allowed'],
    ['unevaluatedItems', {}, 'must not have additional items'],
    ['oneOf', {}, 'must match exactly one of the variants'],
    ['anyOf', {}, 'must match one of the variants'],
    ['constructor', {}, 'is not valid'],
  ])('an issue of %s has a message', (keyword, params, words) =>
    expect(describeIssues([issue(keyword, params)], false)).toEqual({ a: [words] }),
  );

  test('issues are grouped by field', () => {
    const issues = [
      issue('not', {}, ''),
      issue('not', {}, '/a~1b/0/c~0d'),
      issue('not', {}, '/a~1b/0/c~0d'),
      issue('anyOf', {}, '/a~1b/0/c~0d'),
      issue('required', { missingProperty: 'e' }, '/a~1b'),
      issue('additionalProperties', { additionalProperty: 'f' }, ''),
      issue('unevaluatedProperties', { unevaluatedProperty: 'toString' }, ''),
    ];
    expect(describeIssues(issues, false)).toEqual({
      body: ['is not allowed'],
      'a/b.0.c~d': ['is not allowed', 'must match one of the variants'],
      'a/b.e': ['is required'],
      f: ['is not allowed'],
      toString: ['is not allowed'],
    });
    expect(describeIssues([issue('not', {}, '/query/a/b'), issue('not', {}, '/query')], true)).toEqual({
      'a.b': ['is not allowed'],
      parameters: ['is not allowed'],
    });
    const many = Array.from({ length: 21 }, (_, at) => issue('not', {}, `/${at}`));
    expect(Object.keys(Object(describeIssues(many, false)))).toHaveLength(20);
  });

  test('checks collect up to twenty issues, or stop at the first one', () => {
    const found: ValidationIssue[] = [];
    expect([refuse(undefined, '', 'not'), fits(undefined), fits(found), mismatch(undefined, 'string')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(refuse(found, '/a', 'enum', new Set([1, 2]))).toBe(false);
    expect(refuse(found, '', 'minimum', 3)).toBe(false);
    expect(refuse(found, '', 'not')).toBe(false);
    expect(mismatch(found, 'string')).toBe(false);
    const names = ['required', 'dependentRequired', 'additionalProperties', 'unevaluatedProperties'];
    for (const keyword of [...names, 'const', 'format', 'pattern', 'multipleOf']) refuse(found, '', keyword, 'x');
    expect(fits(found)).toBe(false);
    expect(found).toEqual([
      issue('enum', { allowedValues: [1, 2] }),
      issue('minimum', { limit: 3 }, ''),
      issue('not', {}, ''),
      issue('type', { type: 'string' }, ''),
      issue('required', { missingProperty: 'x' }, ''),
      issue('dependentRequired', { missingProperty: 'x' }, ''),
      issue('additionalProperties', { additionalProperty: 'x' }, ''),
      issue('unevaluatedProperties', { unevaluatedProperty: 'x' }, ''),
      issue('const', { allowedValue: 'x' }, ''),
      issue('format', { format: 'x' }, ''),
      issue('pattern', { pattern: 'x' }, ''),
      issue('multipleOf', { multipleOf: 'x' }, ''),
    ]);
    for (let at = found.length; at < 19; at += 1) expect(refuse(found, '', 'not')).toBe(false);
    expect([refuse(found, '', 'not'), refuse(found, '', 'anyOf'), found.length]).toEqual([true, true, 20]);
  });

  const isText = (value: unknown, found?: ValidationIssue[]): value is string =>
    typeof value === 'string' || mismatch(found, 'string');
  const isLong = (value: unknown, found?: ValidationIssue[]): boolean =>
    (typeof value === 'string' && value.length > 3) || !refuse(found, '', 'minLength', 4);

  test('issues of nested values have a path prefix', () => {
    const found: ValidationIssue[] = [];
    expect([
      within(undefined, '/a', isText, 1),
      within(found, '/a', isText, 1),
      within(found, '/a', isText, 'a'),
    ]).toEqual([true, false, false]);
    expect([withinMember(undefined, '', 'b', isText, 1), withinMember(found, '', 'b/c', isText, 1)]).toEqual([
      true,
      false,
    ]);
    expect(withinMember(found, '/d', 'b', isText, undefined)).toBe(false);
    expect([refuseMember(undefined, '', 'b', 1, 'not'), refuseMember(found, '', 'b~', 1, 'minimum', 2)]).toEqual([
      true,
      false,
    ]);
    expect(refuseMember(found, '/d', 'b', undefined, 'not')).toBe(false);
    const type = { type: 'string' };
    expect(found).toEqual([
      issue('type', type),
      issue('type', type, '/b~1c'),
      issue('required', { missingProperty: 'b' }, '/d'),
      issue('minimum', { limit: 2 }, '/b~0'),
      issue('required', { missingProperty: 'b' }, '/d'),
    ]);
    while (found.length < 19) refuse(found, '', 'not');
    const two = (_: unknown, inner?: ValidationIssue[]): boolean =>
      !refuse(inner, '', 'not') && !refuse(inner, '', 'not');
    expect([within(found, '/z', two, 1), found.length]).toEqual([true, 20]);
  });

  test('issues of a union are reported if no variant matches', () => {
    const none: ValidationIssue[] = [];
    expect([refuseAll(undefined, '', 'anyOf', 1, []), refuseAll(none, '/a', 'anyOf', 1, [isText])]).toEqual([
      true,
      false,
    ]);
    expect(none.map(({ keyword }) => keyword)).toEqual(['type', 'anyOf']);
    const both: ValidationIssue[] = [];
    expect(refuseAll(both, '/a', 'oneOf', 'long text', [isText, isText])).toBe(false);
    expect(both).toEqual([issue('oneOf')]);
    expect(isLong('long')).toBe(true);
  });

  test('issues have Standard Schema paths', () => {
    const check = (value: unknown, found?: ValidationIssue[]): value is object => {
      if (isObject(value) && own(value, 'ok') === true) return true;
      if (found !== undefined)
        found.push(issue('required', { missingProperty: 'b' }, '/list/0/a~1~0'), issue('not', {}, ''));
      return false;
    };
    const { version, vendor, validate } = toStandardSchema(check)['~standard'];
    expect([version, vendor, validate({ ok: true })]).toEqual([1, 'trefoil', { value: { ok: true } }]);
    expect(validate({ list: [{ 'a/~': {} }] })).toEqual({
      issues: [
        { message: 'is required', path: ['list', 0, 'a/~', 'b'] },
        { message: 'is not allowed', path: [] },
      ],
    });
    expect(validate(null)).toMatchObject({ issues: [{ path: ['list', '0', 'a/~', 'b'] }, {}] });
    expect([[], null, 1, 'a'].map(isObject)).toEqual([false, false, false, false]);
    expect([own({}, 'toString'), toToken('a~/b')]).toEqual([undefined, '/a~0~1b']);
  });
});

describe('problems', () => {
  test('problems expose the details of an HttpError and hide other errors', () => {
    expect(toProblem(httpError(404, 'No pet', { id: ['x'] }))).toEqual({
      status: 404,
      title: 'Not Found',
      message: 'No pet',
      details: { id: ['x'] },
      issues: [{ in: 'body', path: ['id'], message: 'x', code: 'invalid' }],
    });
    for (const error of [new Error('secret'), httpError(399, 'x'), httpError(600, 'x'), 'x', undefined])
      expect(toProblem(error)).toEqual({
        status: 500,
        title: 'Internal Server Error',
        message: 'Internal Server Error',
        details: {},
        cause: error,
        issues: [],
      });
    expect([400, 418, 499, 503, 599].map((status) => toProblem(httpError(status, 'x')).title)).toEqual([
      'Bad Request',
      'Client Error',
      'Client Error',
      'Service Unavailable',
      'Server Error',
    ]);
  });

  test.each([
    ...([
      [401, 'Unauthorized'],
      [402, 'Payment Required'],
      [403, 'Forbidden'],
      [405, 'Method Not Allowed'],
    ] as const),
    ...([
      [406, 'Not Acceptable'],
      [408, 'Request Timeout'],
      [409, 'Conflict'],
      [410, 'Gone'],
    ] as const),
    ...([
      [412, 'Precondition Failed'],
      [413, 'Content Too Large'],
      [415, 'Unsupported Media Type'],
    ] as const),
    ...([
      [422, 'Unprocessable Content'],
      [429, 'Too Many Requests'],
      [431, 'Request Header Fields Too Large'],
    ] as const),
    ...([
      [500, 'Internal Server Error'],
      [501, 'Not Implemented'],
      [502, 'Bad Gateway'],
      [504, 'Gateway Timeout'],
    ] as const),
  ])('the status %i has the title %s', (status, title) => expect(toProblem(httpError(status, 'x')).title).toBe(title));

  test('problems have the error format declared by the document', () => {
    const source = { requestId: 'r', request: { method: 'GET', target: '/a?b=c' } };
    const problem = toProblem(httpError(422, 'No', { a: ['b'] }));
    expect(problemBody(problem, source)).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      detail: 'No',
      errors: { a: ['b'] },
    });
    const template = {
      list: ['{message}', 'x {message}', 1, null],
      inner: { details: '{details}', other: '{toString}' },
    };
    expect(problemBody(problem, source, template)).toEqual({
      list: ['No', 'x {message}', 1, null],
      inner: { details: { a: ['b'] }, other: '{toString}' },
    });
  });
});
