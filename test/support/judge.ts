/**
 * Ajv over the schemas of a document as its author wrote them: the judge of what is generated, which has read none of our
 * model. Its formats are ours, which are judged by themselves.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../../generator/runtime/server/validation.js';
import { numberFormats } from '../../generator/src/emit/validators/scalars.js';
import type { Json } from '../../generator/runtime/codec/operation.js';

/** A schema of a document, whose references lead to `#/components/schemas/<name>`. */
export type JsonSchema = boolean | { readonly [keyword: string]: Json };

/** Tells whether a value fits a schema. */
export type AjvValidator = (schema: JsonSchema, value: unknown) => boolean;

const base = 'trefoil:document';

/** Formats as Ajv takes them. */
export const ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, check]) => [
    name,
    numberFormats.has(name)
      ? { type: 'number' as const, validate: check as (value: number) => boolean }
      : (check as (value: string) => boolean),
  ]),
);

/** Makes a judge of the schemas of a document in one piece. */
export const makeJudge = (root: unknown): AjvValidator => {
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
};
