/** Plans the modules with checks: for named schemas, requests and responses. */
import { listVariants } from '../../ir/access.js';
import { type Api, eventKinds, eventsOf } from '../../ir/api.js';
import type { Direction } from '../../ir/direction.js';
import type { NamedSchema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import type { Names } from '../../names/names.js';
import { type Checks, type DirectedSchema, type Exported, factsOf, type Plan } from '../facts.js';
import { printCheck } from './checks.js';
import { type CheckModule, createModule } from './module.js';
import { beginPlan, claimExport, declareCheck, exportedAt, moduleOf, operationsFile, ownerOf } from './plan-state.js';
import { writeRequests } from './request-checks.js';
import { writeResponses } from './response-checks.js';

/** Returns the module and the name of the check for a named schema. */
export const nameCheck = (api: Api, names: Names, schema: NamedSchema, direction: Direction): Exported =>
  exportedAt(beginPlan(api, names), direction, schema.pointer);

/** Plans all checks for an Api. Results are cached. */
export const planChecks = (api: Api, names: Names): Checks => factsOf(names)('checks', () => makeChecks(api, names));

const makeChecks = (api: Api, names: Names): Checks => {
  const plan = beginPlan(api, names);
  const variants = listVariants(indexOf(api));
  for (const schema of sortByFile(api.schemas, names)) {
    writeNamed(plan, schema, 'received');
    if (variants.has(schema.pointer)) writeNamed(plan, schema, 'sent');
  }
  const operations = [...new Set(api.operations.map(({ tag }) => tag))].flatMap((tag) =>
    api.operations.filter((operation) => operation.tag === tag),
  );
  writeRequests(plan, { file: operationsFile, table: 'requests' }, operations);
  writeResponses(plan, operations);
  for (const kind of eventKinds) {
    const events = eventsOf(api, kind);
    if (events.length > 0) writeRequests(plan, { file: `events/${names.eventFile(kind)}`, table: 'events' }, events);
  }
  return { modules: [...plan.modules.values()], forSchemas: (schemas) => writeSchemas(plan, schemas) };
};

/** Returns the schemas in document order, except that schemas in the same file are adjacent. */
const sortByFile = (schemas: readonly NamedSchema[], names: Names): readonly NamedSchema[] => {
  const byFile = new Map<string, NamedSchema[]>();
  for (const schema of schemas) {
    const file = names.schemaFile(schema);
    byFile.set(file, [...(byFile.get(file) ?? []), schema]);
  }
  return [...byFile.values()].flat();
};

const writeNamed = (plan: Plan, named: NamedSchema, direction: Direction): void => {
  const { name, pointer, schema } = named;
  const { file, name: check } = exportedAt(plan, direction, pointer);
  const type = direction === 'sent' ? plan.names.sent(name) : plan.names.schema(name);
  const group = plan.names.schemaFile(named);
  const owner = ownerOf(plan, { module: moduleOf(plan, file), group, direction, base: type, pointer });
  declareCheck(owner, check, schema);
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
    const owner = ownerOf(plan, { module, group: '', direction, base, pointer: schema.pointer });
    module.declare({ name, value: printCheck(owner, schema), isExported: true });
  }
  return { module, byPointer };
};
