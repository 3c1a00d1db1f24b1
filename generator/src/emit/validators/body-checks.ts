/** Plans the checks of bodies. */

import type { Content } from '../../ir/api.js';
import { isWhole } from '../../ir/content.js';
import type { Schema } from '../../ir/schema.js';
import { describeLocation } from '../../names/locations.js';
import { toPascal } from '../../support/case.js';
import { type Code, code, joinCode, printString } from '../../support/code/code.js';
import type { Plan } from '../facts.js';
import { isReference } from './conditions.js';
import { declareCheck, exportCheck, exportedAt, moduleOf, ownerOf, type Place } from './plan-state.js';

export interface ContentCheck {
  readonly mediaType: string;
  readonly check: Code;
}

/** Where the check of a body without a named schema is declared. */
export type Home = Omit<Place, 'base' | 'pointer' | 'labels'>;

/** Returns the name of a body's check in a module. The check of a shared body is in a separate module. */
export const checkOfContent = (plan: Plan, home: Home, { schema }: { readonly schema: Schema }, base: string): Code => {
  const { module, group, direction } = home;
  if (schema.ref !== undefined && isReference(schema)) {
    const { file, name } = exportedAt(plan, direction, schema.ref);
    return module.take(file, name);
  }
  const isShared = schema.pointer.startsWith('/components/');
  const known = plan.exported[direction].get(schema.pointer);
  if (known !== undefined) return module.take(known.file, known.name);
  const own = isShared ? toPascal(describeLocation(schema.pointer)) : base;
  const place = isShared ? moduleOf(plan, 'components') : module;
  const { file, name } = exportCheck(plan, direction, schema.pointer, place.file, `check${own}`);
  const owner = ownerOf(plan, { module: place, group, direction, base: own, pointer: schema.pointer });
  declareCheck(owner, name, schema);
  return module.take(file, name);
};

/** Returns the checks of bodies that are read as a whole, by media type. */
export const checksOfBodies = (plan: Plan, home: Home, contents: readonly Content[], base: string): ContentCheck[] =>
  contents.flatMap((content) => {
    if (!isWhole(content)) return [];
    const { kind, mediaType, schema } = content;
    const own = kind === contents[0]?.kind ? base : base + toPascal(kind);
    return [{ mediaType, check: checkOfContent(plan, home, { schema }, own) }];
  });

/** Prints the check of a body, or a table of checks if there are several media types; `undefined` without any. */
export const printChecks = (contents: readonly Content[], checks: readonly ContentCheck[]): Code | undefined => {
  const [only] = checks;
  if (only === undefined) return undefined;
  if (contents.length === 1) return only.check;
  const members = checks.map(({ mediaType, check }) => code`${printString(mediaType)}: ${check}`);
  return code`{ ${joinCode(members, ', ')} }`;
};
