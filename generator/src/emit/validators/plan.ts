/** Plans the modules of checks: by group for named schemas, by tag for operations. */
import { responseOf, type Direction, requestOf } from '../../ir/direction.js';
import { followIn, isLeftOut, listVariants } from '../../ir/access.js';
import { type Response, type Api, type Content, eventKinds, eventsOf, type Operation } from '../../ir/api.js';
import { isStream } from '../../ir/content.js';
import { partHeadersOf } from '../../ir/part-headers.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { Member, NamedSchema, Schema } from '../../ir/schema.js';
import { addHash } from '../../names/candidates.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import type { Names } from '../../names/names.js';
import { describeLocation } from '../../names/locations.js';
import { toCamel, toPascal } from '../../support/case.js';
import { code, joinCode, printIdentifier, printPropertyName, printString, type Code } from '../../support/code/code.js';
import { join } from '../../support/json-pointer.js';
import { printCheck, write } from './checks.js';
import { isReference } from './conditions.js';
import { createModule, type CheckModule, type ModuleBuilder } from './module.js';
import { type Owner, supportNames } from './codegen-context.js';
import { listKept } from './reachability-count.js';

/** An exported function: its module and name. */
export interface Exported {
  readonly file: string;
  readonly name: string;
}

export interface Checks {
  readonly modules: readonly CheckModule[];
  /** Returns an additional module with a function for each schema, by pointer. */
  readonly forSchemas: (schemas: readonly DirectedSchema[]) => {
    readonly module: CheckModule;
    readonly byPointer: ReadonlyMap<string, string>;
  };
}

/** A schema and its direction. */
export interface DirectedSchema {
  readonly schema: Schema;
  readonly direction: Direction;
}

interface Plan {
  readonly api: Api;
  readonly names: Names;
  readonly modules: Map<string, ModuleBuilder>;
  /** The names of functions and constants of all modules. */
  readonly taken: Set<string>;
  /** Exported checks by schema pointer and direction; both directions share a check if they do not differ. */
  readonly exported: Readonly<Record<Direction, Map<string, Exported>>>;
  /** Functions of parts; see `Owner`. */
  readonly parts: Map<ModuleBuilder, Readonly<Record<Direction, Map<string, Code>>>>;
}

const begun = new WeakMap<Names, Plan>();

/** Returns a plan with the names of the checks of named schemas; cached. */
const beginPlan = (api: Api, names: Names): Plan => {
  const known = begun.get(names);
  if (known !== undefined) return known;
  const plan: Plan = {
    api,
    names,
    modules: new Map(),
    taken: new Set(supportNames),
    exported: { received: new Map(), sent: new Map() },
    parts: new Map(),
  };
  const variants = listVariants(indexOf(api));
  for (const schema of api.schemas) {
    const file = `schemas/${names.schemaFile(schema)}`;
    const received = exportCheck(plan, 'received', schema.pointer, file, `check${names.schema(schema.name)}`);
    if (variants.has(schema.pointer))
      exportCheck(plan, 'sent', schema.pointer, file, `check${names.sent(schema.name)}`);
    else plan.exported.sent.set(schema.pointer, received);
  }
  begun.set(names, plan);
  return plan;
};

/** Returns the module and name of a named schema's check. */
export const nameCheck = (api: Api, names: Names, schema: NamedSchema, direction: Direction): Exported =>
  exportedAt(beginPlan(api, names), direction, schema.pointer);

const plans = new WeakMap<Names, Checks>();

/** Plans all checks of an Api; cached. */
export const planChecks = (api: Api, names: Names): Checks => {
  const known = plans.get(names);
  if (known !== undefined) return known;
  const plan = beginPlan(api, names);
  const variants = listVariants(indexOf(api));
  for (const schema of api.schemas) {
    writeNamed(plan, schema, 'received');
    if (variants.has(schema.pointer)) writeNamed(plan, schema, 'sent');
  }
  for (const tag of new Set(api.operations.map((operation) => operation.tag))) writeTag(plan, tag);
  for (const kind of eventKinds) {
    const events = eventsOf(api, kind);
    if (events.length > 0) writeTable(plan, 'events', names.eventFile(kind), events, writeRequest);
  }
  const checks: Checks = {
    modules: [...plan.modules.values()],
    forSchemas: (schemas) => writeSchemas(plan, schemas),
  };
  plans.set(names, checks);
  return checks;
};

const exportedAt = (plan: Plan, direction: Direction, pointer: string): Exported => {
  const found = plan.exported[direction].get(pointer);
  if (found === undefined) throw new Error(`no check of ${pointer}`);
  return found;
};

const claimExport = (plan: Plan, wanted: string, key: string): string => {
  const free = [wanted, ...addHash(wanted, key)].find((name) => !plan.taken.has(name));
  if (free === undefined) throw new Error(`no name is left for ${key}`);
  plan.taken.add(free);
  return free;
};

const exportCheck = (plan: Plan, direction: Direction, pointer: string, file: string, wanted: string): Exported => {
  const exported = { file, name: claimExport(plan, wanted, pointer) };
  plan.exported[direction].set(pointer, exported);
  return exported;
};

const moduleOf = (plan: Plan, file: string): ModuleBuilder => {
  const module = plan.modules.get(file) ?? createModule(file, plan.taken);
  plan.modules.set(file, module);
  return module;
};

/** Returns a module's functions of parts for one direction. */
const partsIn = ({ parts }: Plan, module: ModuleBuilder, direction: Direction): Map<string, Code> => {
  const made = parts.get(module) ?? { received: new Map(), sent: new Map() };
  parts.set(module, made);
  return made[direction];
};

const ownerOf = (
  plan: Plan,
  module: ModuleBuilder,
  direction: Direction,
  base: string,
  pointer: string,
  labels: ReadonlyMap<string, string> = new Map(),
): Owner => ({
  write,
  module,
  schemas: indexOf(plan.api),
  checkOf: (ref) => {
    const { file, name } = exportedAt(plan, direction, ref);
    return module.take(file, name);
  },
  direction,
  leftOut: new Set(),
  base,
  pointer,
  labels,
  parts: partsIn(plan, module, direction),
});

const declareCheck = (owner: Owner, name: string, schema: Schema, doc: Code): void => {
  const check = printCheck(owner, schema);
  const isKept = listKept(owner.schemas).has(schema.pointer);
  const value = isKept ? code`/* @__PURE__ */ ${owner.module.use('once')}(${check})` : check;
  owner.module.declare({ name, value, isExported: true, doc });
};

const writeNamed = (plan: Plan, { name, pointer, schema }: NamedSchema, direction: Direction): void => {
  const { file, name: check } = exportedAt(plan, direction, pointer);
  const type = direction === 'sent' ? plan.names.sent(name) : plan.names.schema(name);
  const owner = ownerOf(plan, moduleOf(plan, file), direction, type, pointer);
  declareCheck(owner, check, schema, code`Whether a value is a \`${printIdentifier(type)}\`.`);
};

/** Returns the name of a body's check in a module; shared bodies have a separate module. */
const checkOfContent = (
  plan: Plan,
  module: ModuleBuilder,
  { schema }: { readonly schema: Schema },
  base: string,
  direction: Direction,
  what = code`the body that is meant here`,
): Code => {
  if (schema.ref !== undefined && isReference(schema)) {
    const { file, name } = exportedAt(plan, direction, schema.ref);
    return module.take(file, name);
  }
  const isShared = schema.pointer.startsWith('/components/');
  const known = plan.exported[direction].get(schema.pointer);
  if (known !== undefined) return module.take(known.file, known.name);
  const own = isShared ? toPascal(describeLocation(schema.pointer)) : base;
  const home = isShared ? moduleOf(plan, 'components') : module;
  const { file, name } = exportCheck(plan, direction, schema.pointer, home.file, `check${own}`);
  declareCheck(ownerOf(plan, home, direction, own, schema.pointer), name, schema, code`Whether a value is ${what}.`);
  return module.take(file, name);
};

/** Returns a schema for the parameters of an operation: an object by location. */
const parametersSchema = (index: SchemaIndex, operation: Operation): Schema => {
  const place = join(operation.pointer, 'parameters');
  // `readOnly` applies to properties only; a parameter is always sent.
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

const writeRequest: WriteLines = (plan, module, operation) => {
  const direction = requestOf(operation);
  const { value, type } = plan.names.operation(operation);
  const members: Code[] = [];
  if (operation.parameters.length > 0) {
    const schema = parametersSchema(indexOf(plan.api), operation);
    const labels = new Map(operation.parameters.map((each) => [each.schema.pointer, each.name]));
    const { name } = exportCheck(plan, direction, schema.pointer, module.file, `check${type}Parameters`);
    const owner = ownerOf(plan, module, direction, type, operation.pointer, labels);
    declareCheck(owner, name, schema, code`Whether the parameters of \`${printIdentifier(value)}\` are valid.`);
    members.push(code`parameters: ${printIdentifier(name)}`);
  }
  const contents = operation.body?.content ?? [];
  const add = (key: Code, checks: readonly ContentCheck[]): void => {
    const [only] = checks;
    if (contents.length === 1 && only !== undefined) members.push(code`${key}: ${only.check}`);
    else if (checks.length > 0) {
      const table = checks.map(({ mediaType, check }) => code`${printString(mediaType)}: ${check}`);
      members.push(code`${key}: { ${joinCode(table, ', ')} }`);
    }
  };
  const isRead = ({ kind }: Content): boolean => kind === 'lines' || kind === 'sequence';
  const items = contents.flatMap((content): ContentCheck[] => {
    const { item: schema, mediaType } = content;
    if (schema === undefined || !isRead(content)) return [];
    const what = code`an item of the body that is meant here`;
    return [{ mediaType, check: checkOfContent(plan, module, { schema }, `${type}Item`, direction, what) }];
  });
  add(code`body`, [...checksOfBodies(plan, module, contents, `${type}Body`, direction), ...items]);
  add(
    code`partHeaders`,
    contents.flatMap((content): ContentCheck[] => {
      const schema = partHeadersOf(indexOf(plan.api), content);
      if (schema === undefined) return [];
      const check = checkOfContent(
        plan,
        module,
        { schema },
        `${type}PartHeaders`,
        direction,
        code`the headers of the parts of a body`,
      );
      return [{ mediaType: content.mediaType, check }];
    }),
  );
  return members.length === 0 ? [] : [code`  ${printPropertyName(value)}: { ${joinCode(members, ', ')} },`];
};

const writeResponses: WriteLines = (plan, module, operation) => {
  const { value, type } = plan.names.operation(operation);
  return operation.responses.flatMap((response: Response) => {
    const base = `${type}${toPascal(response.status).replace(/^_/u, '')}`;
    return checksOfBodies(plan, module, response.content, base, responseOf(operation)).map(({ mediaType, check }) => {
      const type = response.content.length > 1 ? ` ${mediaType}` : '';
      return code`  ${printString(`${value} ${response.status}${type}`)}: ${check},`;
    });
  });
};

interface ContentCheck {
  readonly mediaType: string;
  readonly check: Code;
}

/** Returns the checks of bodies that are read as a whole, by media type. */
const checksOfBodies = (
  plan: Plan,
  module: ModuleBuilder,
  contents: readonly Content[],
  base: string,
  direction: Direction,
): ContentCheck[] =>
  contents.flatMap((content) => {
    const { kind, mediaType, schema } = content;
    if (kind === 'bytes' || isStream(kind)) return [];
    const own = kind === contents[0]?.kind ? base : base + toPascal(kind);
    return [{ mediaType, check: checkOfContent(plan, module, { schema }, own, direction) }];
  });

const writeTag = (plan: Plan, tag: string): void => {
  const { file } = plan.names.tag(tag);
  const operations = plan.api.operations.filter((operation) => operation.tag === tag);
  writeTable(plan, 'requests', file, operations, writeRequest);
  writeTable(plan, 'responses', file, operations, writeResponses);
};

type WriteLines = (plan: Plan, module: ModuleBuilder, operation: Operation) => readonly Code[];

/** Writes a module with the checks of some operations in a table. */
const writeTable = (
  plan: Plan,
  folder: 'requests' | 'responses' | 'events',
  file: string,
  operations: readonly Operation[],
  writeLines: WriteLines,
): void => {
  const module = moduleOf(plan, `${folder}/${file}`);
  const lines = operations.flatMap((operation) => writeLines(plan, module, operation));
  const words = folder === 'events' ? file : `${file} ${folder}`;
  const name = claimExport(plan, `${toCamel(words)}Checks`, module.file);
  const value = lines.length === 0 ? code`{}` : code`{\n${joinCode(lines, '\n')}\n}`;
  module.declare({ name, value, isExported: true });
};

const writeSchemas = (
  plan: Plan,
  schemas: readonly DirectedSchema[],
): { readonly module: CheckModule; readonly byPointer: ReadonlyMap<string, string> } => {
  const module = createModule('values', plan.taken);
  const byPointer = new Map<string, string>();
  for (const { schema, direction } of schemas) {
    if (byPointer.has(schema.pointer)) continue;
    const base = `Value${byPointer.size + 1}`;
    const name = claimExport(plan, `check${base}`, schema.pointer);
    byPointer.set(schema.pointer, name);
    const owner = ownerOf(plan, module, direction, base, schema.pointer);
    module.declare({ name, value: printCheck(owner, schema), isExported: true });
  }
  return { module, byPointer };
};
