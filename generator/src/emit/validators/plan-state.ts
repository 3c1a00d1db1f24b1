/** The state of planning checks: modules, names, and shared functions. */
import { listVariants } from '../../ir/access.js';
import type { Api } from '../../ir/api.js';
import type { Direction } from '../../ir/direction.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { addHash } from '../../names/candidates.js';
import type { Names } from '../../names/names.js';
import { type Code, code } from '../../support/code/code.js';
import { type Exported, factsOf, type Plan } from '../facts.js';
import { printCheck, write } from './checks.js';
import type { Owner } from './codegen-context.js';
import { createModule, type ModuleBuilder } from './module.js';
import { listKept } from './reachability-count.js';
import { supportNames } from './support.js';

/** The tables of checks by operation: for requests, for responses, and for requests of events. */
export const tableNames = ['requests', 'responses', 'events'] as const;

/** The name of a table. */
export type TableName = (typeof tableNames)[number];

/** Name of the module with the tables for operations. */
export const operationsFile = 'operations';

/** Returns a plan that contains the names of the checks for named schemas. Results are cached. */
export const beginPlan = (api: Api, names: Names): Plan => factsOf(names)('checkPlan', () => makePlan(api, names));

const makePlan = (api: Api, names: Names): Plan => {
  const plan: Plan = {
    api,
    names,
    modules: new Map(),
    taken: new Set([...supportNames, ...tableNames]),
    exported: { received: new Map(), sent: new Map() },
    parts: new Map(),
  };
  const variants = listVariants(indexOf(api));
  for (const schema of api.schemas) {
    const received = exportCheck(plan, 'received', schema.pointer, 'schemas', `check${names.schema(schema.name)}`);
    if (variants.has(schema.pointer))
      exportCheck(plan, 'sent', schema.pointer, 'schemas', `check${names.sent(schema.name)}`);
    else plan.exported.sent.set(schema.pointer, received);
  }
  return plan;
};

export const exportedAt = (plan: Plan, direction: Direction, pointer: string): Exported => {
  const found = plan.exported[direction].get(pointer);
  if (found === undefined) throw new Error(`no check of ${pointer}`);
  return found;
};

export const claimExport = (plan: Plan, wanted: string, key: string): string => {
  const free = [wanted, ...addHash(wanted, key)].find((name) => !plan.taken.has(name));
  if (free === undefined) throw new Error(`no name is left for ${key}`);
  plan.taken.add(free);
  return free;
};

export const exportCheck = (
  plan: Plan,
  direction: Direction,
  pointer: string,
  file: string,
  wanted: string,
): Exported => {
  const exported = { file, name: claimExport(plan, wanted, pointer) };
  plan.exported[direction].set(pointer, exported);
  return exported;
};

export const moduleOf = (plan: Plan, file: string): ModuleBuilder => {
  const module = plan.modules.get(file) ?? createModule(file, plan.taken);
  plan.modules.set(file, module);
  return module;
};

/** Returns the functions for subschemas that belong to a schema file or tag, for one direction. */
const partsIn = ({ parts }: Plan, group: string, direction: Direction): Map<string, Code> => {
  const known = parts.get(group) ?? { received: new Map(), sent: new Map() };
  parts.set(group, known);
  return known[direction];
};

/** A function that is to be printed: its module, and what its name is derived from. */
export interface Place {
  readonly module: ModuleBuilder;
  /** The schema file or tag to which the function belongs. */
  readonly group: string;
  readonly direction: Direction;
  readonly base: string;
  readonly pointer: string;
  readonly labels?: ReadonlyMap<string, string>;
}

export const ownerOf = (plan: Plan, { module, group, direction, base, pointer, labels = new Map() }: Place): Owner => ({
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
  branches: new Map(),
  parts: partsIn(plan, `${module.file} ${group}`, direction),
});

export const declareCheck = (owner: Owner, name: string, schema: Schema): void => {
  const isPublic = ['schemas', 'components'].includes(owner.module.file);
  const check = printCheck(owner, schema);
  const isKept = listKept(owner.schemas).has(schema.pointer);
  const value = isKept ? code`/* @__PURE__ */ ${owner.module.use('once')}(${check})` : check;
  owner.module.declare({ name, value, isExported: isPublic });
};
