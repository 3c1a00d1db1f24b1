/** `trefoil explain`: the meaning and the fix of each diagnostic. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { readExplanations, readRules } from '../../generator/src/cli/explain.js';
import { table } from '../../generator/src/diagnostics/table.js';
import { makeFolder } from '../support/documents.js';
import { runJobs } from '../support/jobs.js';
import { repository } from '../support/workspace.js';

async function explain(...args: readonly string[]) {
  const [result] = await runJobs([{ kind: 'command', cwd: repository, args: ['explain', ...args] }]);
  if (result === undefined) throw new Error('no result');
  return result;
}

test('explain lists every diagnostic with its severity', async () => {
  const { exit, stdout } = await explain('--json');
  expect(exit).toBe(0);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; severity: string }[] };
  const listed = diagnostics.map(({ code, severity }) => [code, severity]);
  const declared = Object.entries(table).map(([code, { severity }]) => [code, severity]);
  expect(listed.sort()).toEqual(declared.sort());
});

test('explain prints the meaning of a diagnostic and how to fix it', async () => {
  const { exit, stdout } = await explain('ref-unresolved');
  expect(exit).toBe(0);
  expect(stdout).toMatch(
    /^ref-unresolved \(error\)\nA `\$ref` leads nowhere\.\n\nFix: Correct it, or add its target\.\n\n# Wrong:\n/u,
  );
});

const examples = readExplanations().flatMap(({ code, example }) => (example === undefined ? [] : [[code, example]]));

/** Adds what each document needs to a part of one. */
function complete(part: string): string {
  const head = [
    /^(?:openapi|swagger):/mu.test(part) ? '' : 'openapi: 3.1.0\n',
    part.includes('info:') ? '' : "info: { title: Pets, version: '1' }\n",
    part.includes('paths:') ? '' : 'paths: {}\n',
  ];
  return `${head.join('')}${part}`;
}

/** Diagnostics about files, settings and limits, which no short part of a document shows. */
const aboutOthers = [
  ...['file-unreadable', 'file-too-large', 'yaml-too-deep', 'yaml-too-many-aliases', 'ref-too-deep'],
  ...['ref-outside', 'ref-origin', 'ref-network', 'document-changed', 'overlay-invalid', 'overlay-unmatched'],
  ...['audience-invalid', 'audience-reference', 'swagger-lossy', 'bigint-unsupported', 'bigint-imprecise'],
  ...['param-shape-unsupported', 'security-requirement-unsupported', 'setting-invalid', 'selection-unmatched'],
  ...['output-invalid', 'custom-output-failed', 'custom-output-invalid'],
  ...['chapter-link-unresolved', 'chapter-heading-unresolved', 'chapter-image-unresolved'],
];

test('explain has an example of each diagnostic about the content of a document', async () => {
  const without = Object.keys(table).filter((code) => !examples.some(([each]) => each === code));
  expect(without.sort()).toEqual([...aboutOthers].sort());
  const { stdout } = await explain('schema-invalid');
  expect(stdout).toMatch(/\n\nFix: .+\.\n\n# Wrong:\n[\s\S]+\n---\n# Right:\n[\s\S]+string \} \}\n$/u);
});

test.each(examples)(
  'the example of %s causes the diagnostic until it is corrected',
  async (code = '', example = '') => {
    const reported = await Promise.all(
      example.split('---\n').map(async (part) => {
        const { folder, remove } = await makeFolder({ 'spec.yaml': complete(part) });
        try {
          const args = ['generate', 'spec.yaml', '--check', '--json'];
          const [result] = await runJobs([{ kind: 'command', cwd: folder, args }]);
          const { diagnostics } = JSON.parse(result?.stdout ?? '') as { diagnostics: { code: string }[] };
          return diagnostics.map((each) => each.code);
        } finally {
          await remove();
        }
      }),
    );
    expect(reported).toEqual([[code], []]);
  },
);

test('explain suggests a code if the given one is misspelled', async () => {
  expect(await explain('ref-unresolvd')).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining('unknown diagnostic code "ref-unresolvd". Did you mean ref-unresolved?'),
  });
  expect((await explain('ambiguous-path')).stderr).toContain('Did you mean no-ambiguous-paths');
  expect((await explain('rule/casing')).stderr).toContain('Your lint configuration defines this rule');
  expect((await explain('zzz')).stderr).toContain('Run `npx trefoil explain` to list all codes.');
});

const explained = new Map(readRules().map((rule) => [rule.code, rule]));

/** Lists the rules that Redocly applies to OpenAPI documents with one of its rule sets. */
async function listRules(set: string): Promise<string[]> {
  const { rules } = await createConfig({ extends: [set] });
  return (['oas2', 'oas3_0', 'oas3_1', 'oas3_2'] as const).flatMap((version) => Object.keys(rules[version]));
}

test('explain knows every rule of the installed Redocly, and no other', async () => {
  const names = await Promise.all(['recommended', 'recommended-strict', 'all'].map(listRules));
  const rules = new Set(names.flat().filter((name) => name !== 'assertions'));
  expect(rules.size).toBeGreaterThan(50);
  expect([...explained.keys()].sort()).toEqual([...rules].sort());
});

test('explain knows every rule that the installed command of Redocly links to its documentation', () => {
  const folder = join(repository, 'node_modules/@redocly/cli/lib/chunks');
  const text = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const linked = text.flatMap((each) =>
    [...each.matchAll(/\/docs\/cli\/rules\/oas\/([\w.-]+)/gu)].map(([, rule = '']) => rule),
  );
  expect(linked.length).toBeGreaterThan(50);
  expect(linked.filter((rule) => !explained.has(rule.replace('example-com', 'example.com')))).toEqual([]);
});

test('explain prints what a lint rule means, an example and how to fix it', async () => {
  const { exit, stdout } = await explain('no-identical-paths');
  expect(exit).toBe(0);
  expect(stdout).toMatch(
    /^no-identical-paths \(lint rule\)\nTwo paths .+\n\nFix: .+\n\n# Wrong:\n[\s\S]+---\n# Right:\n/u,
  );
});

/** Rules that need settings, or several files. */
const withoutExample = [
  'component-name-unique',
  'request-mime-type',
  'response-contains-header',
  'response-contains-property',
  'response-mime-type',
];

test('each lint rule that needs no settings has an example', () => {
  const without = [...explained.values()].filter(({ example }) => example === undefined);
  expect(without.map(({ code }) => code)).toEqual(withoutExample);
});

test.each([...explained.values()].flatMap(({ code, example }) => (example === undefined ? [] : [[code, example]])))(
  'the example of the lint rule %s breaks it until it is corrected',
  async (rule = '', example = '') => {
    const config = await createConfig({ rules: { [rule]: 'error' } });
    const reported = await Promise.all(
      example.split('---\n').map(async (part) => {
        const problems = await lintFromString({ source: complete(part), config });
        return [...new Set(problems.map(({ ruleId }) => ruleId))];
      }),
    );
    expect(reported).toEqual([[rule], []]);
  },
);

test('explain prints what a rule of diff means, including one about a keyword', async () => {
  const { exit, stdout } = await explain('property-removed');
  expect(exit).toBe(0);
  expect(stdout).toBe(
    'property-removed (diff rule)\nA property was removed. Breaks both.\n\nFix: Stop sending and reading it.\n',
  );
  expect((await explain('max-length-narrowed')).stdout).toMatch(/^max-length-narrowed \(diff rule\)\nFewer values /u);
  expect((await explain('property-removd')).stderr).toContain('Did you mean property-removed?');
});

test('explain setting-invalid says how to fix a setting for something that was removed', async () => {
  expect((await explain('setting-invalid')).stdout).toMatch(
    /\n\nFix: If .+ was removed from the document, remove the line.+suggest --write.+ rename the key/u,
  );
});

const operation = (part: string): string => `paths: { /a: { post: { ${part} } } }`;
const done = "responses: { '204': { description: Done } }";
const body = (media: string): string => operation(`requestBody: { content: { ${media} } }, ${done}`);
const parameter = (part: string): string => operation(`parameters: [${part}], ${done}`);
const hook = (part: string): string => `webhooks: { made: { ${part} } }`;
const own = 'operationId: getA, parameters: [{ name: id, in: query, schema: { type: string } }]';

/** A part of a document for each cause, in the order of the guide. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'construct-ignored': [
    operation("responses: { '204': { description: Done, headers: { 'Rate Limit': { schema: { type: integer } } } } }"),
    parameter('{ in: query, name: q, required: true, allowEmptyValue: true, schema: { type: string } }'),
    'paths: {}\ncomponents: { schemas: { Id: { type: array, items: { type: string, readOnly: true } } } }',
    body('application/json: { schema: { type: string, examples: { one: { value: a } } } }'),
    body(
      "application/json: { schema: { type: string }, examples: { one: { externalValue: 'https://example.com/a' } } }",
    ),
    body('application/json: { itemSchema: { type: string } }').replace(/^/u, 'openapi: 3.2.0\n'),
    body('application/json: { schema: { type: object }, encoding: { a: { explode: true } } }'),
    body(
      'multipart/form-data: { schema: { type: object, properties: { a: { type: string } } }, encoding: { b: { headers: { X-A: { schema: { type: string } } } } } }',
    ),
    hook("post: { responses: { '200': { description: OK, links: { a: { operationId: b } } } } }"),
    hook(`servers: [{ url: / }], post: { ${done} }`),
    `paths: { /a: { trace: { ${done} } } }`,
  ],
  'expression-invalid': [
    operation(
      `${own}, responses: { '204': { description: Done, links: { a: { operationId: getA, parameters: { id: $response.id } } } } }`,
    ),
    operation(`callbacks: { done: { '{$request.url}': { post: { ${done} } } } }, ${done}`),
  ],
};

test.each(
  Object.entries(parts).flatMap(([code, documents]) => documents.map((part, index) => [code, index, part] as const)),
)('explain lists the causes of %s; number %i causes it', async (code, index, part) => {
  const listed = readExplanations().find((each) => each.code === code)?.causes ?? [];
  expect(listed).toHaveLength(parts[code]?.length ?? 0);
  expect(listed[index]).toMatch(/: `.+`/u);
  const { folder, remove } = await makeFolder({ 'spec.yaml': complete(part) });
  try {
    const args = ['generate', 'spec.yaml', '--check', '--json'];
    const [result] = await runJobs([{ kind: 'command', cwd: folder, args }]);
    const { diagnostics } = JSON.parse(result?.stdout ?? '') as { diagnostics: { code: string }[] };
    expect(diagnostics.map((each) => each.code)).toContain(code);
  } finally {
    await remove();
  }
});
