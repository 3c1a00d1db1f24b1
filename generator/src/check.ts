/** The stage after lowering that holds values against schemas: examples and defaults, since servers answer with them. */
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from '../runtime/codec/operation.js';
import type { Report } from './diagnostics.js';
import { makeAjv } from './emit/validators.js';
import type { Api, Content, Example, JsonSchema } from './ir.js';
import { isStackOverflow } from './resolve/depth.js';
import { join } from './read/pointer.js';

const reasonOf = (errors: readonly ErrorObject[] | null | undefined): string => {
  const [first] = errors ?? [];
  return first === undefined
    ? 'it is refused'
    : `${first.instancePath || 'the value'} ${first.message ?? first.keyword}`;
};

/** Tells the reason why a value does not fit a schema, or `undefined`. */
type Refuse = (schema: JsonSchema, value: Json) => string | undefined;

/** Most operations share the schemas of their errors, and a response component its examples: each is judged once. */
const createRefuse = (ajv: Ajv2020): Refuse => {
  const validators = new Map<string, ValidateFunction>();
  const verdicts = new WeakMap<object, Map<ValidateFunction, string | undefined>>();
  const compile = (schema: JsonSchema): ValidateFunction => {
    const text = JSON.stringify(schema, (key, item: unknown) =>
      key === '$ref' && typeof item === 'string' ? `trefoil:document${item}` : item,
    );
    const known = validators.get(text) ?? ajv.compile(JSON.parse(text) as boolean | Record<string, unknown>);
    validators.set(text, known);
    return known;
  };
  return (schema, value) => {
    const validate = compile(schema);
    const known = typeof value === 'object' && value !== null ? verdicts.get(value) : undefined;
    if (known?.has(validate)) return known.get(validate);
    const verdict = validate(value) ? undefined : reasonOf(validate.errors);
    if (typeof value === 'object' && value !== null) verdicts.set(value, (known ?? new Map()).set(validate, verdict));
    return verdict;
  };
};

interface PlacedSchema {
  readonly json: JsonSchema;
  readonly pointer: string;
}

/** Every schema of the document that is lowered on its own, with its place. */
const listSchemas = ({ schemas, operations }: Api): PlacedSchema[] => {
  const within = ({ json, pointer }: PlacedSchema): PlacedSchema => ({ json, pointer: join(pointer, 'schema') });
  return [
    ...schemas,
    ...operations.flatMap(({ parameters, body, answers }) =>
      [
        ...parameters,
        ...(body?.content ?? []),
        ...answers.flatMap(({ content, headers }) => [...headers, ...content]),
      ].map(within),
    ),
  ];
};

/** Reports what is no schema at its own place; whether there is none. */
const checkSchemas = (ajv: Ajv2020, api: Api, report: Report): boolean => {
  const seen = new Set<string>();
  const bad = listSchemas(api).filter(({ json, pointer }) => {
    const text = JSON.stringify([pointer, json]);
    if (seen.has(text)) return false;
    seen.add(text);
    if (typeof json === 'boolean' || ajv.validateSchema(json)) return false;
    const [first] = ajv.errors ?? [];
    const path = first?.instancePath ?? '';
    const keyword = path.slice(path.lastIndexOf('/') + 1);
    report('schema-invalid', pointer + path, {
      reason: `${JSON.stringify(keyword)} ${first?.message ?? 'is refused'}`,
    });
    return true;
  });
  return bad.length === 0;
};

/** Reports examples and defaults that do not fit, and schemas that no validator can be made of. */
export const checkValues = (api: Api, report: Report, formats: Readonly<Record<string, unknown>>): void => {
  const ajv = makeAjv(api, formats, false);
  if (!checkSchemas(ajv, api, report)) return;
  const refuse = createRefuse(ajv);
  const attempt = (schema: JsonSchema, value: Json, pointer: string, refused: (reason: string) => void): void => {
    try {
      const reason = refuse(schema, value);
      if (reason !== undefined) refused(reason);
    } catch (error) {
      if (isStackOverflow(error)) throw error;
      report('schema-invalid', pointer, { reason: error instanceof Error ? error.message : String(error) });
    }
  };
  const checkExamples = (
    json: JsonSchema,
    examples: readonly Example[],
    made: Json | undefined,
    pointer: string,
  ): void => {
    for (const example of examples)
      attempt(json, example.value, example.pointer, (reason) => report('example-invalid', example.pointer, { reason }));
    if (examples.length > 0 || made === undefined) return;
    const place = join(pointer, 'schema');
    attempt(json, made, place, (reason) =>
      report('sample-impossible', place, { reason: `what its schema suggests is refused: ${reason}` }),
    );
  };
  const checkContent = ({ kind, json, examples, example, pointer }: Content): void => {
    if (kind === 'json') checkExamples(json, examples, example, pointer);
  };
  for (const { parameters, body, answers } of api.operations) {
    for (const { name, json, default: fallback, example, examples, pointer } of parameters) {
      const place = join(pointer, 'schema', 'default');
      if (fallback !== undefined)
        attempt(json, fallback, place, (reason) => report('default-invalid', place, { name, reason }));
      checkExamples(json, examples, example, pointer);
    }
    for (const content of body?.content ?? []) checkContent(content);
    for (const answer of answers) for (const content of answer.content) checkContent(content);
  }
};
