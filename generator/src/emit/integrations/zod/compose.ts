/** Prints a composed object as a single `ZodObject`, if no two of its schemas declare the same member. */
import { followIn, isLeftOut, listLeftOut } from '../../../ir/access.js';
import { listParts } from '../../../ir/parts.js';
import type { Schema } from '../../../ir/schema.js';
import { type Code, code, joinCode, printKey, printString } from '../../../support/code/code.js';
import { silent } from '../../validators/conditions.js';
import { possibleTypes } from '../../validators/possible-types.js';
import { type Expression, type Print, printShape, type Site, withChecks } from './context.js';
import { isInherited, printMember } from './objects.js';

const openKeywords: ReadonlySet<string> = new Set(['types', 'properties', 'required', 'ref', 'allOf', ...silent]);

function isOpen(part: Schema): boolean {
  return (
    Object.keys(part).every((key) => openKeywords.has(key)) &&
    (part.types === undefined || part.types.join() === 'object') &&
    (part.properties ?? []).every(({ name }) => !isInherited(name))
  );
}

/** Returns the schemas that apply to the same value without following references, and those references. */
function listInline(schema: Schema): { readonly inline: readonly Schema[]; readonly refs: readonly string[] } {
  const inline = listParts(() => ({ pointer: '' }), schema).filter(({ pointer }) => pointer !== '');
  return { inline, refs: inline.flatMap(({ ref }) => ref ?? []) };
}

function namesOf(parts: readonly Schema[]): string[] {
  return parts.flatMap(({ properties = [] }) => properties.map(({ name }) => name));
}

/** Prints a composed object; `undefined` if it cannot be a single `ZodObject`. */
export function printComposed(print: Print, site: Site, schema: Schema): Expression | undefined {
  if (schema.allOf === undefined && schema.ref === undefined) return undefined;
  const follow = followIn(site.index);
  const possible = possibleTypes(site.index, schema);
  const parts = listParts(follow, schema);
  const names = namesOf(parts);
  const isObject = possible?.size === 1 && possible.has('object') && parts.every(isOpen);
  if (!isObject || names.length === 0 || new Set(names).size < names.length) return undefined;
  const { inline, refs } = listInline(schema);
  const constants = refs.map((ref) => site.constantOf(ref, site.direction));
  if (!constants.every((constant) => constant.isObject === true)) return undefined;
  const required = new Set(inline.flatMap((part) => part.required ?? []));
  for (const name of listLeftOut(site.index, schema, site.direction)) required.delete(name);
  const own = inline.flatMap(({ properties = [] }) => properties);
  const present = own.filter((property) => !isLeftOut(follow, property.schema, site.direction));
  const absent = own.filter((property) => !present.includes(property)).map(({ name }) => printString(name));
  const shape = present.map((property) => printMember(print, site, property, required.delete(property.name)));
  const referred = refs.flatMap((ref) => listParts(follow, follow(ref)));
  if ([...required].some((name) => !namesOf(referred).includes(name))) return undefined;
  const isRequired = new Set(referred.flatMap((part) => part.required ?? []));
  const mask = [...required].filter((name) => !isRequired.has(name)).map((name) => code`${printKey(name)}: true`);
  const [base, ...others] = constants.map((constant) => constant.name);
  const object = printChain(site, base, others, shape, mask);
  const checks = absent.length === 0 ? [] : [code`${site.use('lacks')}(${joinCode(absent, ', ')})`];
  return { code: withChecks(object, checks), isTyped: true, isObject: checks.length === 0 };
}

/** Prints the calls that add members to the first object, and make optional ones required. */
function printChain(
  site: Site,
  base: Code | undefined,
  others: readonly Code[],
  shape: readonly Code[],
  mask: readonly Code[],
): Code {
  if (base === undefined) return code`${site.open()}(${printShape(shape)})`;
  const calls = [
    ...others.map((other) => code`.extend(${other}.shape)`),
    ...(shape.length === 0 ? [] : [code`.extend(${printShape(shape)})`]),
    ...(mask.length === 0 ? [] : [code`.required(${printShape(mask)})`]),
  ];
  return joinCode([base, ...calls], '');
}
