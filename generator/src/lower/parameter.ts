/** Lowers the parameters of path items and operations (OpenAPI 3.1, 4.8.12). */
import type { Json, ParameterLocation, ParameterStyle } from '../../runtime/codec/operation.js';
import type { Parameter } from '../ir/api.js';
import type { Schema } from '../ir/schema.js';
import { asArray, asObject, asString, optional } from '../openapi/values.js';
import { join } from '../support/json-pointer.js';
import { examplesOf, lowerContent } from './content.js';
import { type Context, docsOfDeprecable, follow, type Located } from './context.js';
import { asText, lowerParameterContent } from './parameter-content.js';
import { lowerSchema, schemaAt } from './schema.js';
import { describeBadHeader, isToken } from './token.js';

const stylesOf: Readonly<Record<ParameterLocation, readonly ParameterStyle[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/** Header parameters that are ignored, because other keywords describe them (OpenAPI 3.1, 4.8.12.1). */
const ignoredHeaders = ['accept', 'content-type', 'authorization'];

function isLocation(value: string): value is ParameterLocation {
  return Object.hasOwn(stylesOf, value);
}

/** Lowers parameter lists. Those of an operation (the last list) override those of the path item (the first). */
export function lowerParameters(context: Context, lists: readonly Located<unknown>[]): Parameter[] {
  const parameters = new Map<string, { readonly parameter: Parameter; readonly list: number }>();
  lists.forEach((list, listIndex) => {
    asArray(list.value).forEach((item, index) => {
      const own = join(list.pointer, index);
      const parameter = lowerParameter(context, item, own);
      if (parameter === undefined) return;
      const key = `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
      if (parameters.get(key)?.list === listIndex)
        context.report('parameter-duplicate', own, { name: parameter.name, in: parameter.in });
      parameters.set(key, {
        parameter: listIndex === 0 ? { ...parameter, isOfPath: true } : parameter,
        list: listIndex,
      });
    });
  });
  const lowered = [...parameters.values()].map(({ parameter }) => parameter);
  const whole = lowered.find(({ isWhole }) => isWhole);
  if (whole !== undefined && lowered.some((parameter) => parameter !== whole && parameter.in === 'query'))
    context.report('document-invalid', whole.pointer, {
      reason: 'a parameter with in: querystring cannot be combined with query parameters',
    });
  return lowered;
}

function lowerParameter(context: Context, item: unknown, own: string): Parameter | undefined {
  const located = follow(context, item, own);
  if (located === undefined) return undefined;
  const { value, pointer } = located;
  const name = asString(value['name']);
  const where = asString(value['in']);
  if (name !== undefined && where === 'querystring') return lowerQueryString(context, name, located);
  if (name === undefined || where === undefined || !isLocation(where)) {
    context.report('document-invalid', pointer, {
      reason: 'a parameter must have a "name", and an "in" of path, query, header or cookie',
    });
    return undefined;
  }
  if (where === 'header' && ignoredHeaders.includes(name.toLowerCase())) return undefined;
  if (where === 'header' && !isToken(name)) {
    const code = value['required'] === true ? 'construct-unsupported' : 'construct-ignored';
    context.report(code, pointer, { construct: describeBadHeader(name) });
    return undefined;
  }
  const base = {
    name,
    in: where,
    required: value['required'] === true || where === 'path',
    pointer,
    ...docsOfDeprecable(value),
  };
  if (Object.hasOwn(value, 'content')) {
    const place = join(pointer, 'content');
    if (Object.keys(asObject(value['content'])).length !== 1) {
      context.report('document-invalid', place, {
        reason: 'the "content" of a parameter must have exactly one media type',
      });
      return undefined;
    }
    const [content] = lowerContent(context, value['content'], place, 'sent');
    if (content === undefined) return undefined;
    const { examples } = content;
    const held = lowerParameterContent(context, content, 'parameter', place);
    if (held === undefined) return undefined;
    const style = held.content === undefined ? stylesOf[where][0] : undefined;
    const sent = { ...held, examples, explode: false, allowReserved: false };
    return { ...base, ...optional('style', style), ...sent };
  }
  const style = asString(value['style']) ?? stylesOf[where][0] ?? 'simple';
  const allowed = stylesOf[where].find((each) => each === style);
  if (allowed === undefined) {
    context.report('param-style-unsupported', join(pointer, 'style'), { name, in: where, style });
  }
  // A required parameter cannot be absent, and only the style `form` can represent an empty value.
  const isEmptiable = value['allowEmptyValue'] === true && where === 'query' && style === 'form' && !base.required;
  if (value['allowEmptyValue'] === true && !isEmptiable)
    context.report('construct-ignored', join(pointer, 'allowEmptyValue'), {
      construct: '"allowEmptyValue"',
      reason: 'it applies only to optional query parameters with style "form"',
    });
  const raw = value['schema'] ?? true;
  const schemaPlace = join(pointer, 'schema');
  const schema = lowerSchema(context, raw, schemaPlace);
  const fallback = defaultOf(context, schema);
  const examples = examplesOf(context, value, pointer);
  return {
    ...base,
    style: allowed ?? stylesOf[where][0] ?? 'simple',
    explode: typeof value['explode'] === 'boolean' ? value['explode'] : style === 'form' || style === 'cookie',
    ...(isEmptiable && { allowEmptyValue: true as const }),
    allowReserved: value['allowReserved'] === true,
    schema,
    examples,
    ...optional('default', fallback),
  };
}

/** Lowers a parameter that is the whole query string (OpenAPI 3.2, 4.12.2.1); in the model, its location is `query`. */
function lowerQueryString(context: Context, name: string, { value, pointer }: Located): Parameter | undefined {
  const place = join(pointer, 'content');
  const contents = lowerContent(context, value['content'], place, 'sent');
  const [content] = contents;
  if (content === undefined || contents.length !== 1) {
    const reason = 'the "content" of a parameter with in: querystring must have exactly one media type';
    context.report('document-invalid', place, { reason });
    return undefined;
  }
  const { mediaType, examples } = content;
  const medium = ['json', 'form', 'xml'].includes(content.kind) ? content : asText(context, content);
  if (medium === undefined) {
    context.report('construct-unsupported', place, {
      construct: `a query string of media type ${JSON.stringify(mediaType)}`,
    });
    return undefined;
  }
  const own = examplesOf(context, value, pointer);
  return {
    name,
    in: 'query',
    required: value['required'] === true,
    pointer,
    ...docsOfDeprecable(value),
    content: mediaType,
    medium,
    isWhole: true,
    schema: medium.schema,
    explode: false,
    allowReserved: false,
    examples: [...own, ...examples],
  };
}

/** Returns the default of a schema or, if it has none, of the schema that it refers to. */
function defaultOf(context: Context, schema: Schema): Json | undefined {
  const seen = new Set<Schema>();
  let at: Schema | undefined = schema;
  while (at !== undefined && at.default === undefined && !seen.has(at)) {
    seen.add(at);
    at = at.ref === undefined ? undefined : schemaAt(context, at.ref);
  }
  return at?.default;
}
