/** The stage after lowering that holds values against schemas: examples and defaults, since servers answer with them. */
import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import type { Json } from '../runtime/codec/operation.js';
import type { Report } from './diagnostics.js';
import { makeAjv } from './emit/validators.js';
import type { Api, Content, JsonSchema } from './ir.js';

const reasonOf = (errors: readonly ErrorObject[] | null | undefined): string => {
  const [first] = errors ?? [];
  return first === undefined ? 'it is refused' : `${first.instancePath || 'the value'} ${first.message ?? first.keyword}`;
};

/** The reason why a value does not fit, or `undefined`. */
const refuse = (ajv: Ajv2020, schema: JsonSchema, value: Json): string | undefined => {
  const text = JSON.stringify(schema, (key, item: unknown) => (key === '$ref' && typeof item === 'string' ? `trefoil:document${item}` : item));
  const validate = ajv.compile(JSON.parse(text) as boolean | Record<string, unknown>);
  return validate(value) ? undefined : reasonOf(validate.errors);
};

/** Reports examples and defaults that do not fit, and schemas that no validator can be made of. */
export const checkValues = (api: Api, report: Report, formats: Readonly<Record<string, unknown>>): void => {
  const ajv = makeAjv(api, formats, false);
  const attempt = (schema: JsonSchema, value: Json, pointer: string, refused: (reason: string) => void): void => {
    try {
      const reason = refuse(ajv, schema, value);
      if (reason !== undefined) refused(reason);
    } catch (error) {
      report('schema-invalid', pointer, { reason: error instanceof Error ? error.message : String(error) });
    }
  };
  const checkContent = (content: Content): void => {
    if (content.kind !== 'json') return;
    attempt(content.json, content.example, content.pointer, (reason) => report('example-invalid', content.pointer, { reason }));
  };
  for (const { parameters, body, answers } of api.operations) {
    for (const { name, json, default: fallback, example, pointer } of parameters) {
      if (fallback !== undefined) attempt(json, fallback, pointer, (reason) => report('default-invalid', pointer, { name, reason }));
      if (example !== undefined) attempt(json, example, pointer, (reason) => report('example-invalid', pointer, { reason }));
    }
    for (const content of body?.content ?? []) checkContent(content);
    for (const answer of answers) for (const content of answer.content) checkContent(content);
  }
};
