/**
 * The reference validator: Ajv with a document's schemas as written, independent of our model. Formats are ours and
 * have separate tests.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from '../../generator/runtime/codec/operation.js';
import { formats } from '../../generator/runtime/server/validation.js';
import { numberFormats } from '../../generator/src/emit/validators/scalars.js';

/** A schema of a document, with references to `#/components/schemas/<name>`. */
export type JsonSchema = boolean | { readonly [keyword: string]: Json };

/** Returns whether a value matches a schema. */
export type AjvValidator = (schema: JsonSchema, value: unknown) => boolean;

const base = 'trefoil:document';

/** Formats as Ajv expects them. */
export const ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, check]) => [
    name,
    numberFormats.has(name)
      ? { type: 'number' as const, validate: check as (value: number) => boolean }
      : (check as (value: string) => boolean),
  ]),
);

/** Creates a reference validator for the schemas of a bundled document. */
export function makeJudge(root: unknown): AjvValidator {
  const ajv = new Ajv2020({
    strict: false,
    unicodeRegExp: true,
    ownProperties: true,
    logger: false,
    formats: ajvFormats,
  });
  ajv.addSchema({ $id: base, ...Object(root) });
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${base}#/`);
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as boolean | Record<string, unknown>);
    compiled.set(text, validate);
    return validate(value) === true;
  };
}
