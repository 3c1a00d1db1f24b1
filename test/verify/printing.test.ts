/** The failures that `trefoil verify` prints. A unit test, because no generated code fails in these ways. */
import { expect, test } from 'vitest';
import { printVerified } from '../../generator/src/cli/verify.js';
import type { OperationReport } from '../../generator/src/commands/verify/report.js';

function marked(style: string, text: string): string {
  return `<${style}>${text}</${style}>`;
}

function report(id: string, more: Partial<OperationReport> = {}): OperationReport {
  return {
    kind: 'operation',
    id,
    method: 'GET',
    path: `/${id}`,
    tried: 3,
    passed: 3,
    notTried: [],
    ...more,
  };
}

const types = { compiler: 'typescript 5.9.3', findings: [], notTried: [] };

test('verify summarizes passed operations', () => {
  expect(printVerified({ types, operations: [report('a', { tried: 1, passed: 1 })] }, marked)).toEqual([
    '<bold>1 operation, 1 call; all calls passed; compiles with typescript 5.9.3</bold>',
  ]);
  expect(printVerified({ types, operations: [report('a'), report('b')] }, marked)).toEqual([
    '<bold>2 operations, 6 calls; all calls passed; compiles with typescript 5.9.3</bold>',
  ]);
});

test('verify prints failures, compiler errors and skipped parts before the summary', () => {
  const operations = [
    report('a', { passed: 1, failure: { of: 'request', reason: '/x was sent but not received: 1', value: '{"x":1}' } }),
    report('b', { passed: 2, failure: { of: 'response', reason: 'the caller got nothing', value: '{}' } }),
    report('c', { tried: 1, passed: 0 }),
    report('told', { kind: 'webhook', notTried: [{ what: 'requests', reason: 'nothing fits' }] }),
  ];
  const findings = [{ file: 'client/src/a.ts', line: 3, column: 7, message: 'TS1: wrong' }];
  const notTried = [
    { what: 'client/src/raw.ts', reason: 'openapi-fetch is not installed' },
    { what: 'server/src/node.ts', reason: '@types/node is not installed' },
    { what: 'server/src/express.ts', reason: '@types/node is not installed' },
    { what: 'server/src/fastify.ts', reason: '@types/node is not installed' },
  ];
  expect(printVerified({ types: { ...types, findings, notTried }, operations }, marked)).toEqual([
    '<red>client/src/a.ts:3:7</red> TS1: wrong',
    '<red>failed</red> a (GET /a): 2 of 3 calls',
    '  request: /x was sent but not received: 1',
    '  sent: {"x":1}',
    '<red>failed</red> b (GET /b): 1 of 3 calls',
    '  response: the caller got nothing',
    '  returned: {}',
    '<red>failed</red> c (GET /c): 1 of 1 call',
    '<yellow>not type-checked</yellow> client/src/raw.ts: openapi-fetch is not installed',
    '<yellow>not type-checked</yellow> server/src/node.ts and 2 more files: @types/node is not installed',
    '<yellow>not tried</yellow> told, requests: nothing fits',
    '<bold>4 operations, 10 calls; 3 operations failed; 1 operation not tried in full; 1 error from typescript 5.9.3</bold>',
  ]);
});

test('verify prints the reason if no operation could be called', () => {
  const findings = [1, 2].map((line) => ({ file: 'a.ts', line, column: 1, message: 'TS1: wrong' }));
  expect(
    printVerified({ types: { ...types, findings }, operations: [], fault: 'Error: no' }, marked).slice(-2),
  ).toEqual([
    '<red>not run</red> Error: no',
    '<bold>0 operations, 0 calls; no operation could be called; 2 errors from typescript 5.9.3</bold>',
  ]);
});
