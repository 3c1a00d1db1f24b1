/**
 * What the keywords of a schema speak of in a value that fits it (JSON Schema 2020-12 core, 11): of itself, and of the
 * alternatives and conditions that the value fits.
 */
import type { Schema } from '../api/schema.js';
import { code, joinCode, type Code } from '../print/code.js';
import { member } from './members.js';
import { line, type Step } from './steps.js';
import { claimVariable, type Site } from './site.js';

/** A schema that speaks of the value where all conditions hold. */
export interface Speaker {
  readonly schema: Schema;
  /** Whether the value fits, as expressions. */
  readonly conditions: readonly Code[];
}

/** The schemas that speak of the same value as a schema, itself among them. */
export const listSpeakers = (site: Site, schema: Schema, value: Code): Speaker[] => {
  const speakers: Speaker[] = [];
  const visit = (each: Schema, conditions: readonly Code[], trail: readonly Schema[]): void => {
    if (trail.includes(each)) return;
    const inside = [...trail, each];
    const enter = (part: Schema | undefined, condition?: Code): void => {
      if (part !== undefined) visit(part, condition === undefined ? conditions : [...conditions, condition], inside);
    };
    speakers.push({ schema: each, conditions });
    if (each.ref !== undefined) enter(site.schemas.at(each.ref).schema);
    for (const part of each.allOf ?? []) enter(part);
    for (const part of [...(each.anyOf ?? []), ...(each.oneOf ?? [])]) enter(part, site.write.fits(site, part, value));
    for (const part of each.dependentSchemas ?? [])
      enter(part.schema, code`${member(site, value, part.name)} !== undefined`);
    if (each.if === undefined) return;
    const fits = site.write.fits(site, each.if, value);
    enter(each.if, fits);
    enter(each.then, fits);
    enter(each.else, code`!(${fits})`);
  };
  visit(schema, [], []);
  return speakers;
};

/** A variable that holds whether all conditions do; nothing where there are none. */
export const holdConditions = (
  site: Site,
  conditions: readonly Code[],
): { readonly steps: readonly Step[]; readonly name: Code | undefined } => {
  if (conditions.length === 0) return { steps: [], name: undefined };
  const name = claimVariable(site, 'applies');
  const all = conditions.map((each) => (each.includes(' || ') ? code`(${each})` : each));
  return { steps: [line(code`const ${name} = ${joinCode(all, ' && ')};`)], name };
};
