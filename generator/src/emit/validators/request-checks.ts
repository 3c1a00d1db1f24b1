/** Plans the modules with checks for requests. */

import { followIn, isLeftOut } from '../../ir/access.js';
import type { Content, Operation } from '../../ir/api.js';
import { requestOf } from '../../ir/direction.js';
import { partHeadersOf } from '../../ir/part-headers.js';
import type { Member, Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import { toPascal } from '../../support/case.js';
import { type Code, code, joinCode, printIdentifier, printPropertyName } from '../../support/code/code.js';
import { join } from '../../support/json-pointer.js';
import type { Plan } from '../facts.js';
import { type ContentCheck, checkOfContent, checksOfBodies, type Home, printChecks } from './body-checks.js';
import type { ModuleBuilder, TableRow } from './module.js';
import { declareCheck, exportCheck, moduleOf, ownerOf, type TableName } from './plan-state.js';
import { structuralKeyOf } from './structural-key.js';

/** Returns a schema for the parameters of an operation: an object with a member for each location. */
const parametersSchema = (index: SchemaIndex, operation: Operation): Schema => {
  const place = join(operation.pointer, 'parameters');
  // `readOnly` has no effect on parameters, which are always sent.
  const keep = (schema: Schema): Schema =>
    isLeftOut(followIn(index), schema, requestOf(operation)) ? { pointer: schema.pointer, anyOf: [schema] } : schema;
  const members = locations.flatMap(({ in: where, key }): Member[] => {
    const parameters = parametersIn(operation, where);
    if (parameters.length === 0) return [];
    const properties = parameters.map(({ name, schema }): Member => ({ name, schema: keep(schema) }));
    const required = parameters.filter((each) => each.required).map(({ name }) => name);
    return [{ name: key, schema: { pointer: join(place, key), types: ['object'], properties, required } }];
  });
  return { pointer: place, types: ['object'], properties: members, required: members.map(({ name }) => name) };
};

/** The checks for parameters that several operations have in common, by structural key. */
type SharedParameters = Map<number, Code | undefined>;

/** Returns the structural keys of parameters that occur in more than one operation. */
const findShared = (plan: Plan, operations: readonly Operation[]): SharedParameters => {
  const index = indexOf(plan.api);
  const seen = new Set<string>();
  const shared: SharedParameters = new Map();
  for (const operation of operations) {
    const key = structuralKeyOf(index, parametersSchema(index, operation));
    const directed = `${requestOf(operation)} ${key}`;
    if (operation.parameters.length > 0 && seen.has(directed)) shared.set(key, undefined);
    seen.add(directed);
  }
  return shared;
};

/** Returns the check for the parameters of an operation; `undefined` if there are none. */
const checkOfParameters = (
  plan: Plan,
  home: Home,
  operation: Operation,
  shared: SharedParameters,
): Code | undefined => {
  if (operation.parameters.length === 0) return undefined;
  const { module, direction } = home;
  const { type } = plan.names.operation(operation);
  const schema = parametersSchema(indexOf(plan.api), operation);
  const key = structuralKeyOf(indexOf(plan.api), schema);
  const known = shared.get(key);
  if (known !== undefined) return known;
  const isShared = shared.has(key);
  // The name comes from the parameters, so that another operation with the same parameters does not change it.
  const base = isShared ? toPascal(wordsOf(operation)) : type;
  const labels = new Map(operation.parameters.map((each) => [each.schema.pointer, each.name]));
  const { name } = exportCheck(plan, direction, schema.pointer, module.file, `check${base}Parameters`);
  const owner = ownerOf(plan, { ...home, base, pointer: operation.pointer, labels });
  declareCheck(owner, name, schema);
  if (isShared) shared.set(key, printIdentifier(name));
  return printIdentifier(name);
};

/** Maximum number of parameters in the name of a check. */
const mostNamed = 4;

const wordsOf = (operation: Operation): string =>
  locations
    .flatMap(({ in: where, key }) => {
      const parameters = parametersIn(operation, where);
      return parameters.length === 0 ? [] : [key, ...parameters.slice(0, mostNamed).map(({ name }) => name)];
    })
    .join(' ');

/** Returns the checks for the items of streams. */
const checksOfItems = (plan: Plan, home: Home, contents: readonly Content[], base: string): ContentCheck[] =>
  contents.flatMap(({ kind, item: schema, mediaType }) => {
    if (schema === undefined || (kind !== 'lines' && kind !== 'sequence')) return [];
    return [{ mediaType, check: checkOfContent(plan, home, { schema }, base) }];
  });

const checksOfPartHeaders = (plan: Plan, home: Home, contents: readonly Content[], base: string): ContentCheck[] =>
  contents.flatMap((content) => {
    const schema = partHeadersOf(indexOf(plan.api), content);
    if (schema === undefined) return [];
    return [{ mediaType: content.mediaType, check: checkOfContent(plan, home, { schema }, base) }];
  });

/** Returns the table row of an operation; none if nothing in its requests is checked. */
const rowsOf = (plan: Plan, module: ModuleBuilder, operation: Operation, shared: SharedParameters): TableRow[] => {
  const { value, type } = plan.names.operation(operation);
  const home = { module, group: plan.names.fileOf(operation), direction: requestOf(operation) };
  const contents = operation.body?.content ?? [];
  const checks = [
    ['parameters', checkOfParameters(plan, home, operation, shared)],
    [
      'body',
      printChecks(contents, [
        ...checksOfBodies(plan, home, contents, `${type}Body`),
        ...checksOfItems(plan, home, contents, `${type}Item`),
      ]),
    ],
    ['partHeaders', printChecks(contents, checksOfPartHeaders(plan, home, contents, `${type}PartHeaders`))],
  ] as const;
  const members = checks.flatMap(([name, check]) =>
    check === undefined ? [] : [code`${printIdentifier(name)}: ${check}`],
  );
  if (members.length === 0) return [];
  const constant = module.claim(`${value}RequestChecks`, value);
  return [{ operation: value, constant, value: code`{ ${joinCode(members, ', ')} }` }];
};

/** Declares a table with the checks for the requests of operations. */
export const writeRequests = (
  plan: Plan,
  { file, table }: { readonly file: string; readonly table: TableName },
  operations: readonly Operation[],
): void => {
  const module = moduleOf(plan, file);
  const shared = findShared(plan, operations);
  const rows = operations.flatMap((operation) => rowsOf(plan, module, operation, shared));
  const lines = rows.map((row) => code`  ${printPropertyName(row.operation)}: ${row.value},`);
  const value = lines.length === 0 ? code`{}` : code`{\n${joinCode(lines, '\n')}\n}`;
  module.declare({ name: table, value, isExported: true, rows });
};
