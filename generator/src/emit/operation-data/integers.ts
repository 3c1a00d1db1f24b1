/** Locations of bigints in JSON for the runtime, with one constant for each named schema that contains some. */
import { type Api, listAll } from '../../ir/api.js';
import { containsBigint, type IntegerTree, integersAt, integersOf } from '../../ir/integers.js';
import type { NamedSchema, Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { addHash, resolveCollisions } from '../../names/candidates.js';
import type { Names } from '../../names/names.js';
import { type Code, code, joinCode, printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { printTable, type Verbatim, verbatim } from '../../support/code/literal.js';

const known = new WeakMap<Names, ReadonlyMap<string, string>>();

/** Returns the names of the constants by schema pointer; cached. */
const nameConstants = (api: Api, names: Names): ReadonlyMap<string, string> => {
  const made = known.get(names);
  if (made !== undefined) return made;
  const index = indexOf(api);
  const nameRequests = api.schemas
    .filter(({ schema }) => containsBigint(index, schema))
    .map(({ name, pointer }) => {
      const ideal = `integersOf${names.schema(name)}`;
      return { key: pointer, candidates: [ideal, ...addHash(ideal, pointer)] };
    });
  const taken = listAll(api).flatMap((operation) => {
    const { value } = names.operation(operation);
    return [value, `${value}Operation`];
  });
  const constants = resolveCollisions(nameRequests, new Set(taken));
  known.set(names, constants);
  return constants;
};

/** Returns the constant of a schema, and records that it is used. */
type Use = (name: string) => Code;

const refer =
  (api: Api, names: Names, use: Use) =>
  ({ pointer }: NamedSchema): Verbatim =>
    verbatim(code`() => ${use(nameConstants(api, names).get(pointer) ?? '')}`);

/**
 * Describes the locations of bigints in the values of schemas that apply to the same location; `undefined` if there are
 * none.
 */
export const describeIntegers = (
  api: Api,
  names: Names,
  schemas: readonly Schema[],
  use: Use,
): IntegerTree<Verbatim> | Verbatim | undefined => integersAt(indexOf(api), schemas, refer(api, names, use));

/** Returns the module with these constants; empty if there are none. */
export const emitIntegers = (api: Api, names: Names): Code => {
  const constants = nameConstants(api, names);
  if (constants.size === 0) return code``;
  const index = indexOf(api);
  const declarations = api.schemas
    .flatMap(({ pointer, schema }) => {
      const name = constants.get(pointer);
      return name === undefined ? [] : [{ name, schema }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, schema }) => {
      const value = printTable(integersOf(index, schema, refer(api, names, printIdentifier)), name.length + 30);
      return code`export const ${printIdentifier(name)}: Integers = ${value};\n`;
    });
  const doc = printDoc(printDocLines('Where bigints stand in JSON, by the schemas of its values.'));
  return code`${doc}import type { Integers } from './runtime/codec/exact-json.js';\n\n${joinCode(declarations, '\n')}`;
};
