/**
 * Finds the schemas that evaluate members and items of a valid value (JSON Schema 2020-12 core, 11), including those in
 * variants and conditions that apply.
 */
import type { Schema } from '../../ir/schema.js';
import { type Code, code, joinCode } from '../../support/code/code.js';
import { reserveVariable, type Site } from './codegen-context.js';
import { findCycles } from './cycles.js';
import { member } from './members.js';
import { line, type Step } from './statements.js';

/** A schema that applies to the value if all of the conditions are true. */
export interface Speaker {
  readonly schema: Schema;
  /** Expressions that test whether the schema applies to the value. */
  readonly conditions: readonly Code[];
}

/** A subschema, with the condition under which it applies. The condition is printed when it is first used. */
interface Lead {
  readonly to: Schema;
  readonly condition?: () => Code;
}

/** Maximum number of conditions that are repeated inline. More conditions are stored in a variable. */
const mostWritten = 4;

/**
 * Returns the schemas that apply to the same value, including the given one, and the steps that precede their
 * conditions. A schema for which `speaksOfAll` returns true is not followed further.
 */
export const listSpeakers = (
  site: Site,
  schema: Schema,
  value: Code,
  speaksOfAll: (each: Schema) => boolean,
): { readonly steps: readonly Step[]; readonly speakers: readonly Speaker[] } => {
  const leads = new Map<Schema, readonly Lead[]>();
  const leadsTo = (each: Schema): readonly Lead[] => {
    const made = leads.get(each) ?? (speaksOfAll(each) ? [] : listLeads(site, each, value));
    leads.set(each, made);
    return made;
  };
  const rings = findCycles([schema], (each) =>
    leadsTo(each)
      .map(({ to }) => to)
      .reverse(),
  );
  const steps: Step[] = [];
  const speakers: Speaker[] = [];
  const ways = new Map<Schema, Way[]>([[schema, [{ conditions: [] }]]]);
  for (const each of rings.flat().reverse()) {
    const own = (ways.get(each) ?? []).map(readWay);
    const conditions = joinWays(site, own, steps);
    speakers.push({ schema: each, conditions });
    for (const { to, condition } of leadsTo(each)) {
      const known = ways.get(to) ?? [];
      known.push(condition === undefined ? { conditions } : { conditions, condition });
      ways.set(to, known);
    }
  }
  return { steps, speakers };
};

/** One way to reach a schema: the conditions of the schema that leads to it, and an additional condition. */
interface Way {
  readonly conditions: readonly Code[];
  readonly condition?: () => Code;
}

const readWay = ({ conditions, condition }: Way): readonly Code[] =>
  condition === undefined ? conditions : [...conditions, condition()];

/** Returns conditions that are true if one of several ways applies. Several ways are combined in a variable. */
const joinWays = (site: Site, ways: readonly (readonly Code[])[], steps: Step[]): readonly Code[] => {
  const [only = []] = ways;
  if (ways.some((way) => way.length === 0)) return [];
  if (ways.length === 1 && only.length <= mostWritten) return only;
  const name = reserveVariable(site, 'applies');
  const all = ways.map(joinConditions);
  const any = all.length === 1 ? all : all.map((each) => (each.includes(' ') ? code`(${each})` : each));
  steps.push(line(code`const ${name} = ${joinCode(any, ' || ')};`));
  return [name];
};

const joinConditions = (conditions: readonly Code[]): Code => {
  const [only] = conditions;
  if (conditions.length === 1 && only !== undefined) return only;
  return joinCode(
    conditions.map((each) => (each.includes(' || ') ? code`(${each})` : each)),
    ' && ',
  );
};

const listLeads = (site: Site, schema: Schema, value: Code): Lead[] => {
  const fits = (part: Schema): (() => Code) => {
    return () => site.write.fits(site, part, value);
  };
  const { ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = [] } = schema;
  const leads: Lead[] = [
    ...(ref === undefined ? [] : [{ to: site.schemas.at(ref).schema }]),
    ...allOf.map((to) => ({ to })),
    ...[...anyOf, ...oneOf].map((to) => ({ to, condition: fits(to) })),
    ...dependentSchemas.map(({ name, schema: to }) => ({
      to,
      condition: () => code`${member(site, value, name)} !== undefined`,
    })),
  ];
  if (schema.if === undefined) return leads;
  const test = fits(schema.if);
  leads.push({ to: schema.if, condition: test });
  if (schema.then !== undefined) leads.push({ to: schema.then, condition: test });
  if (schema.else !== undefined) leads.push({ to: schema.else, condition: () => code`!(${test()})` });
  return leads;
};

/** Declares a variable that is true if all conditions are true; nothing if there are no conditions. */
export const holdConditions = (
  site: Site,
  conditions: readonly Code[],
): { readonly steps: readonly Step[]; readonly name: Code | undefined } => {
  if (conditions.length === 0) return { steps: [], name: undefined };
  const name = reserveVariable(site, 'applies');
  return { steps: [line(code`const ${name} = ${joinConditions(conditions)};`)], name };
};
