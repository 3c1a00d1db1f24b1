/** Validators compiled with Ajv at generation time; what they need at run time comes from the server's runtime. */
import { _, Ajv2020, type SchemaObject } from 'ajv/dist/2020.js';
import standaloneCodeModule from 'ajv/dist/standalone/index.js';
import type { Api, JsonSchema, Operation, Parameter } from '../ir.js';
import type { Names } from '../names/names.js';
import { code, joinCode, printPropertyName, printString, type Code } from '../print/code.js';
import { locations, parametersIn } from './operation-types.js';

const standaloneCode = standaloneCodeModule.default;

/** As many findings as an answer lists; collecting them all would let a request ask for unbounded work. */
const mostErrors = 20;

const base = 'trefoil:document';

/** References of the document made to point into the one schema that holds all named schemas. */
const rebase = (schema: JsonSchema): JsonSchema => {
  if (typeof schema === 'boolean') return schema;
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? base + value : value,
  );
  return JSON.parse(text) as JsonSchema;
};

/** The schema of an operation's parameters, by location; `undefined` without parameters. */
export const parametersSchema = (operation: Operation): JsonSchema | undefined => {
  if (operation.parameters.length === 0) return undefined;
  const parts = locations.flatMap(({ in: where, key }) => {
    const parameters = parametersIn(operation, where);
    return parameters.length === 0 ? [] : [[key, locationSchema(parameters)] as const];
  });
  return { type: 'object', properties: Object.fromEntries(parts), required: parts.map(([key]) => key) };
};

const locationSchema = (parameters: readonly Parameter[]): JsonSchema => {
  const required = parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  const properties = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.json]));
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) };
};

const documentSchema = (api: Api): SchemaObject => ({
  $id: base,
  components: { schemas: Object.fromEntries(api.schemas.map((schema) => [schema.name, rebase(schema.json)])) },
});

/** The formats of JSON Schema and OpenAPI that are checked; every other format is an annotation. */
const formatNames = [
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'uuid',
  'json-pointer',
  'int32',
  'int64',
  'byte',
];

export const makeAjv = (api: Api, formats: Readonly<Record<string, unknown>>, source: boolean): Ajv2020 => {
  const known = formatNames.filter((name) => Object.hasOwn(formats, name));
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    inlineRefs: false,
    unicodeRegExp: true,
    ownProperties: true,
    logger: false,
    formats: Object.fromEntries(known.map((name) => [name, formats[name] as never])),
    ...(source ? { code: { source: true, esm: true, lines: true, formats: _`formats` } } : {}),
  });
  ajv.addSchema(documentSchema(api));
  return ajv;
};

interface Entry {
  readonly key: Code;
  readonly schema: JsonSchema;
}

const compile = (
  api: Api,
  formats: Readonly<Record<string, unknown>>,
  entries: readonly Entry[],
): { body: string; refs: string[] } => {
  const ajv = makeAjv(api, formats, true);
  const refs = entries.map((entry, index) => {
    const id = `trefoil:${index}`;
    const schema = rebase(entry.schema);
    ajv.addSchema(typeof schema === 'boolean' ? { $id: id, allOf: [schema] } : { $id: id, allOf: [schema] });
    return [`check${index}`, id] as const;
  });
  if (refs.length === 0) return { body: '', refs: [] };
  return { body: standaloneCode(ajv, Object.fromEntries(refs)), refs: refs.map(([name]) => name) };
};

/** Replaces what Ajv's code asks of Ajv by the runtime's own functions, and bounds the findings. */
const adapt = (text: string): string => {
  const adapted = text
    .replace(/^"use strict";/u, '')
    .replaceAll(/^export const (check\d+) = (validate\d+);/gmu, 'const $1 = $2;')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'ucs2length')
    .replaceAll('require("ajv/dist/runtime/equal").default', 'equal')
    .replaceAll(
      /else \{\s*vErrors\.push\((err\d+)\);?\s*\}/gu,
      `else if (vErrors.length < ${mostErrors}) { vErrors.push($1); }`,
    );
  const missing = /require\([^)]*\)|vErrors\.push\(err\d+\)(?!; \})/u.exec(adapted);
  if (missing !== null) throw new Error(`the compiled validators hold what was not foreseen: ${missing[0]}`);
  return dropUnused(adapted.replaceAll(/^\/\*# sourceURL=.*$\n?/gmu, '')).trim();
};

/** Ajv also prints the schemas, which only some keywords read at run time. */
const dropUnused = (text: string): string => {
  const uses = new Map<string, number>();
  for (const [name] of text.matchAll(/\bschema\d+\b/gu)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return text.replaceAll(/^const (schema\d+) = .*;\n/gmu, (line, name: string) => (uses.get(name) === 1 ? '' : line));
};

const head = (text: string, type: 'RequestValidators' | 'Validate'): string => {
  const support = ['equal', 'ucs2length'].filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(text));
  return [
    '// @ts-nocheck',
    ...(/\bformats\b/u.test(text) ? ["import { formats } from './runtime/server/formats.js';"] : []),
    ...(support.length === 0
      ? []
      : [`import { ${support.join(', ')} } from './runtime/server/validation-support.js';`]),
    '',
    text,
    '',
    `/** @type {Readonly<Record<string, import('./runtime/server/index.js').${type}>>} */`,
  ].join('\n');
};

/** The module of the request validators, by operation. */
export const emitRequestValidators = (api: Api, names: Names, formats: Readonly<Record<string, unknown>>): string => {
  const entries: Entry[] = [];
  const tables = api.operations.flatMap((operation) => {
    const members: Code[] = [];
    const add = (name: Code, schema: JsonSchema | undefined): void => {
      if (schema === undefined) return;
      members.push(code`${name}: check${entries.length}`);
      entries.push({ key: name, schema });
    };
    add(code`parameters`, parametersSchema(operation));
    const [content] = operation.body?.content ?? [];
    add(code`body`, content?.json);
    return members.length === 0
      ? []
      : [code`  ${printPropertyName(names.operation(operation).value)}: { ${joinCode(members, ', ')} },`];
  });
  const { body } = compile(api, formats, entries);
  return `${head(adapt(body), 'RequestValidators')}\nexport const validators = {\n${tables.join('\n')}\n};\n`;
};

/** The module of the answer validators, by operation and status; for tests and development. */
export const emitAnswerValidators = (api: Api, names: Names, formats: Readonly<Record<string, unknown>>): string => {
  const entries: Entry[] = [];
  const table = api.operations.flatMap((operation) =>
    operation.answers.flatMap((answer) => {
      const [content] = answer.content;
      if (content?.kind !== 'json') return [];
      const key = printString(`${names.operation(operation).value} ${answer.status}`);
      // Most operations share the schema of their errors.
      const same = entries.findIndex((entry) => JSON.stringify(entry.schema) === JSON.stringify(content.json));
      const index = same === -1 ? entries.push({ key, schema: content.json }) - 1 : same;
      return [code`  ${key}: check${index},`];
    }),
  );
  const { body } = compile(api, formats, entries);
  return `${head(adapt(body), 'Validate')}\nexport const answerValidators = {\n${table.join('\n')}\n};\n`;
};
