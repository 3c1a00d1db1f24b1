/** Creates the view of a document that functions in the setting `outputs` receive: frozen copies of the model. */
import { entriesOf, partsOf } from '../../config/codegen-config.js';
import type {
  OutputApi,
  OutputContent,
  OutputJson,
  OutputJsonSchema,
  OutputNames,
  OutputOperation,
  OutputOperationNames,
  OutputParameter,
  OutputSchema,
} from '../../config/output-api.js';
import type { Part } from '../../config/settings.js';
import { listVariants } from '../../ir/access.js';
import type { Content, Operation, Parameter } from '../../ir/api.js';
import { requestOf } from '../../ir/direction.js';
import type { NamedSchema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { asJson, asObject, optional } from '../../openapi/values.js';
import { toPascal } from '../../support/case.js';
import { resolve } from '../../support/json-pointer.js';
import { viewPages } from '../client/pagination.js';
import type { EmitInput } from '../input.js';
import { makeTypeContext } from '../types/context.js';
import { printSchema, type TypeContext } from '../types/type.js';

/** The input from which the view is created. */
interface Source {
  readonly input: EmitInput;
  /** The document from which the model was created. */
  readonly root: unknown;
  readonly types: TypeContext;
}

/** Freezes a value and all nested values. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const item of Object.values(value)) freeze(item);
  return Object.freeze(value);
}

/** Returns a value of the document as plain JSON; integers that a number cannot represent become strings. */
function copyJson(value: unknown): OutputJson {
  const json: OutputJson = JSON.parse(
    JSON.stringify(asJson(value), (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item)),
  );
  return json;
}

/** Returns a copy of the schema at a pointer in the document; `undefined` if there is none. */
function schemaAt({ root }: Source, pointer: string): OutputJsonSchema | undefined {
  const copy = copyJson(resolve(root, pointer) ?? null);
  if (typeof copy === 'boolean') return copy;
  return typeof copy === 'object' && copy !== null && !isList(copy) ? copy : undefined;
}

function isList(value: OutputJson): value is readonly OutputJson[] {
  return Array.isArray(value);
}

/** Returns the import specifier of a part, or of a module in it. */
function specifierOf({ config }: EmitInput, part: Part, module?: string): string {
  if (config.layout === 'folder') return `./${part}/${module ?? 'index'}.js`;
  const entry = entriesOf(config)[part];
  // The exports of a client package do not include the folder name of operation modules.
  return module === undefined ? entry : `${entry}/${module.replace(/^operations\//u, '')}`;
}

function viewOperationNames({ input, types }: Source, operation: Operation): OutputOperationNames {
  const { names } = input;
  const { value, type, method } = names.operation(operation);
  return {
    function: value,
    method: `${names.tag(operation.tag).property}.${method}`,
    ...(viewPages(input, types, operation) !== undefined && { paginate: `paginate${toPascal(value)}` }),
    request: `${type}Request`,
    result: `${type}Result`,
    module: specifierOf(input, 'client', `operations/${names.fileOf(operation)}`),
  };
}

function viewParameter(source: Source, operation: Operation, parameter: Parameter): OutputParameter {
  const { name, in: where, required, deprecated = false, description, schema } = parameter;
  return {
    name,
    in: where,
    required,
    deprecated,
    ...optional('description', description),
    type: printSchema(source.types, schema, requestOf(operation)),
    ...optional('schema', schemaAt(source, schema.pointer)),
  };
}

function viewContent(source: Source, content: readonly Content[]): OutputContent[] {
  return content.map(({ mediaType, schema, item }) => ({
    mediaType,
    ...optional('schema', schemaAt(source, (item ?? schema).pointer)),
  }));
}

function viewOperation(source: Source, operation: Operation): OutputOperation {
  const { id, method, path, summary, description, deprecated = false, tag, body, pagination } = operation;
  const written = asObject(resolve(source.root, operation.pointer));
  return {
    method,
    path,
    operationId: id,
    ...optional('summary', summary),
    ...optional('description', description),
    deprecated,
    tag,
    parameters: operation.parameters.map((parameter) => viewParameter(source, operation, parameter)),
    ...(body !== undefined && {
      requestBody: {
        required: body.required,
        ...optional('description', body.description),
        content: viewContent(source, body.content),
      },
    }),
    responses: operation.responses.map((response) => ({
      status: response.status,
      description: response.description,
      content: viewContent(source, response.content),
    })),
    security: operation.security,
    ...(pagination !== undefined && {
      pagination: { style: pagination.style, ...optional('items', pagination.items) },
    }),
    extensions: Object.fromEntries(
      Object.entries(written).flatMap(([name, value]) => (name.startsWith('x-') ? [[name, copyJson(value)]] : [])),
    ),
    names: viewOperationNames(source, operation),
  };
}

function viewSchema(source: Source, named: NamedSchema): OutputSchema[] {
  const { api, names } = source.input;
  const { name, schema } = named;
  const hasInput = listVariants(indexOf(api)).has(named.pointer);
  const written = schemaAt(source, named.pointer);
  // A base's own schema (`lower/hierarchy.ts`) exists only in the model.
  if (written === undefined) return [];
  return [
    {
      name,
      ...optional('description', schema.description),
      deprecated: schema.deprecated ?? false,
      schema: written,
      names: {
        type: names.schema(name),
        ...(hasInput && { input: names.sent(name) }),
        module: specifierOf(source.input, 'types', names.schemaFile(named)),
      },
    },
  ];
}

/** Returns the view of a document. `root` is the document from which the model was created. */
export function viewOutputApi(input: EmitInput, root: unknown): OutputApi {
  const { api, names } = input;
  const { types } = makeTypeContext(api, names, '', (module) => module);
  const source = { input, root, types };
  return freeze(
    structuredClone({
      version: 1 as const,
      info: { title: api.title, version: api.version, ...optional('description', api.description) },
      servers: api.servers,
      operations: api.operations.map((operation) => viewOperation(source, operation)),
      schemas: api.schemas.flatMap((named) => viewSchema(source, named)),
    }),
  );
}

/** Returns the specifiers of the generated parts. */
export function viewOutputNames(input: EmitInput): OutputNames {
  const parts = partsOf(input.config);
  return freeze({
    types: specifierOf(input, 'types'),
    ...(parts.includes('client') && { client: specifierOf(input, 'client') }),
    ...(parts.includes('server') && { server: specifierOf(input, 'server') }),
  });
}
