/** Changes example requests so that the API rejects them, for samples that show errors. */
import { isRecord } from '../../../runtime/codec/objects.js';
import type { Json } from '../../../runtime/codec/operation.js';
import type { Api, Content, Operation, Parameter } from '../../ir/api.js';
import type { Member, Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';

/** Returns a schema and those that it references or that its `allOf` lists. */
function listSchemas(api: Api, schema: Schema, seen: readonly string[] = []): readonly Schema[] {
  const { ref } = schema;
  const isNew = ref !== undefined && !seen.includes(ref);
  const targets = [...(isNew ? [indexOf(api).at(ref).schema] : []), ...(schema.allOf ?? [])];
  const known = ref === undefined ? seen : [...seen, ref];
  return [schema, ...targets.flatMap((target) => listSchemas(api, target, known))];
}

/** Returns an id that probably does not exist; `undefined` if the parameter allows only some values. */
function unknownId(api: Api, { schema }: Parameter): Json | undefined {
  const schemas = listSchemas(api, schema);
  if (schemas.some((each) => each.enum !== undefined || each.const !== undefined || each.pattern !== undefined))
    return undefined;
  const most = Math.min(...schemas.map(({ maximum }) => maximum ?? Infinity));
  if (schemas.some(({ types }) => types?.length === 1 && types[0] === 'integer')) return Math.min(999_999, most);
  return schemas.some(({ format }) => format === 'uuid') ? '00000000-0000-4000-8000-000000000000' : undefined;
}

/** Returns an operation whose example request names a record that does not exist; `undefined` if there is none. */
export function withUnknownId(api: Api, operation: Operation): Operation | undefined {
  const parameter = operation.parameters.findLast(({ in: where }) => where === 'path');
  const id = parameter && unknownId(api, parameter);
  if (id === undefined || !operation.responses.some(({ status }) => status === '404')) return undefined;
  return {
    ...operation,
    parameters: operation.parameters.map((each) =>
      each === parameter ? { ...each, example: id, examples: [] } : each,
    ),
  };
}

/** Returns a value of the same type that violates a constraint of a schema; `undefined` if it has none. */
function violate(
  { format, minLength = 0, maxLength = Infinity, minimum, exclusiveMinimum }: Schema,
  value: Json,
): Json | undefined {
  if (typeof value === 'string') {
    if (format === 'email') return 'nope';
    if (format !== undefined) return undefined;
    return minLength > 0 ? '' : maxLength < 60 ? 'x'.repeat(maxLength + 1) : undefined;
  }
  if (typeof value !== 'number') return undefined;
  return minimum === undefined ? exclusiveMinimum : minimum - 1;
}

function violateMember(api: Api, { schema }: Member, value: Json): Json | undefined {
  const schemas = listSchemas(api, schema);
  // Other values would not have the type of the member.
  if (schemas.some((each) => each.enum !== undefined || each.const !== undefined || each.date !== undefined))
    return undefined;
  return schemas.map((each) => violate(each, value)).find((found) => found !== undefined);
}

interface Violation {
  readonly field: string;
  readonly value: Json;
}

/** Returns a field of the example body with a value that violates its schema, preferably an e-mail address. */
function findViolation(api: Api, { kind, schema, example }: Content): Violation | undefined {
  if (kind !== 'json' || !isRecord(example)) return undefined;
  const values = new Map<string, Json>(Object.entries(example));
  const members = listSchemas(api, schema).flatMap(({ properties = [] }) => properties);
  const found = members.flatMap((member): Violation[] => {
    const value = values.get(member.name);
    const violation = value === undefined ? undefined : violateMember(api, member, value);
    return violation === undefined ? [] : [{ field: member.name, value: violation }];
  });
  return found.find(({ value }) => value === 'nope') ?? found[0];
}

/** Returns an operation whose example body has an invalid field, and the field; `undefined` if none can be made. */
export function withInvalidField(
  api: Api,
  operation: Operation,
): { readonly operation: Operation; readonly field: string } | undefined {
  const { body } = operation;
  const [content] = body?.content ?? [];
  const violation = content && findViolation(api, content);
  if (body === undefined || violation === undefined || !isRecord(content?.example)) return undefined;
  const { field, value } = violation;
  const example = { ...content.example, [field]: value };
  return { field, operation: { ...operation, body: { ...body, content: [{ ...content, example, examples: [] }] } } };
}
