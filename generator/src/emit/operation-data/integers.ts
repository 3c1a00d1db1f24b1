/** Prints the locations of bigints and dates for the runtime, with a constant for each named schema that has any. */
import type { DateFormat } from '../../../runtime/codec/places.js';
import { type Api, listAll } from '../../ir/api.js';
import { bigints, containsLeaf, dates, type Leaf, type PlaceTree, placesAt, placesOf } from '../../ir/places.js';
import type { NamedSchema, Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { addHash, resolveCollisions } from '../../names/candidates.js';
import type { Names } from '../../names/names.js';
import { type Code, code, joinCode, printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { type Literal, printTable, type Verbatim, verbatim } from '../../support/code/literal.js';
import { factsOf } from '../facts.js';
import type { EmitInput } from '../input.js';
import { collectImports, type EmittedModule } from '../print/imports.js';

/** How the locations of bigints or of dates are emitted. */
interface Kind<Here extends Literal> {
  readonly leaf: Leaf<Here>;
  readonly fact: 'integerConstants' | 'dateConstants';
  readonly prefix: string;
  readonly type: 'Integers' | 'Dates';
  readonly title: string;
}

const integerKind: Kind<true> = {
  leaf: bigints,
  fact: 'integerConstants',
  prefix: 'integersOf',
  type: 'Integers',
  title: 'Locations of bigints in JSON, by schema.',
};

const dateKind: Kind<DateFormat> = {
  leaf: dates,
  fact: 'dateConstants',
  prefix: 'datesOf',
  type: 'Dates',
  title: 'Locations of dates, by schema.',
};

/** Returns the names of the constants by schema pointer; cached. */
function nameConstants<Here extends Literal>(api: Api, names: Names, kind: Kind<Here>): ReadonlyMap<string, string> {
  return factsOf(names)(kind.fact, () => makeConstants(api, names, kind));
}

function makeConstants<Here extends Literal>(api: Api, names: Names, kind: Kind<Here>): ReadonlyMap<string, string> {
  const index = indexOf(api);
  const nameRequests = api.schemas
    .filter(({ schema }) => containsLeaf(index, kind.leaf, schema))
    .map(({ name, pointer }) => {
      const ideal = `${kind.prefix}${names.schema(name)}`;
      return { key: pointer, candidates: [ideal, ...addHash(ideal, pointer)] };
    });
  const taken = listAll(api).flatMap((operation) => {
    const { value } = names.operation(operation);
    return [value, `${value}Operation`];
  });
  return resolveCollisions(nameRequests, new Set(taken));
}

/** Returns the constant for a schema as code, and records that it is used. */
type Use = (name: string) => Code;

function refer<Here extends Literal>(api: Api, names: Names, kind: Kind<Here>, use: Use) {
  return ({ pointer }: NamedSchema): Verbatim =>
    verbatim(code`() => ${use(nameConstants(api, names, kind).get(pointer) ?? '')}`);
}

/**
 * Describes the locations of bigints in values to which all of the given schemas apply; `undefined` if there are none.
 */
export function describeIntegers(
  api: Api,
  names: Names,
  schemas: readonly Schema[],
  use: Use,
): PlaceTree<true, Verbatim> | Verbatim | undefined {
  return placesAt(indexOf(api), bigints, schemas, refer(api, names, integerKind, use));
}

/** Describes the locations of dates in the values of a schema; `undefined` if there are none. */
export function describePlaces(
  api: Api,
  names: Names,
  schema: Schema,
  use: Use,
): PlaceTree<DateFormat, Verbatim> | Verbatim | undefined {
  return placesAt(indexOf(api), dates, [schema], refer(api, names, dateKind, use));
}

/** Returns the module with the locations of bigints; `undefined` if there are none. */
export function emitIntegers(input: EmitInput): EmittedModule | undefined {
  return emitPlaces(input, integerKind);
}

/** Returns the module with the locations of dates; `undefined` if there are none. */
export function emitDates(input: EmitInput): EmittedModule | undefined {
  return emitPlaces(input, dateKind);
}

function emitPlaces<Here extends Literal>(
  { api, names, config }: EmitInput,
  kind: Kind<Here>,
): EmittedModule | undefined {
  const constants = nameConstants(api, names, kind);
  if (constants.size === 0) return undefined;
  const imports = collectImports(config);
  const type = imports.runtime('codec', kind.type);
  const index = indexOf(api);
  const declarations = api.schemas
    .flatMap(({ pointer, schema }) => {
      const name = constants.get(pointer);
      return name === undefined ? [] : [{ name, schema }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, schema }) => {
      const places = placesOf(index, kind.leaf, schema, refer(api, names, kind, printIdentifier));
      const value = printTable(places, name.length + 30);
      return code`export const ${printIdentifier(name)}: ${type} = ${value};\n`;
    });
  const doc = printDoc(printDocLines(kind.title));
  return { text: code`${doc}${imports.print()}\n${joinCode(declarations, '\n')}`, uses: imports.uses() };
}
