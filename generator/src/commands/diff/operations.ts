/** Compares the requests, responses and security of two matched operations. */

import type { Api, Link, Operation, Parameter } from '../../ir/api.js';
import { join } from '../../support/json-pointer.js';
import type { Change } from './change.js';
import { compareContents } from './contents.js';
import { compareDocs } from './docs.js';
import type { Way } from './effects.js';
import { type Operations, requestWay, useOf } from './operation-pair.js';
import { compareResponses } from './responses.js';
import { isScalar } from './scalars.js';
import { compareSecurity } from './security.js';
import { show } from './show.js';
import { compareStability } from './stability.js';

function both(verdict: Change['callers']): Pick<Change, 'callers' | 'implementers'> {
  return {
    callers: verdict,
    implementers: verdict,
  };
}

/** Compares two versions of an operation. */
export function compareOperation(pair: Operations): void {
  const { recorder, old, now } = pair;
  compareDocs(recorder, old, now);
  compareNames(pair);
  compareParameters(pair);
  compareBody(pair);
  compareResponses(pair);
  compareSecurity(pair);
  comparePages(pair);
  compareLinks(pair);
  compareAddress(pair);
  compareStability(pair);
}

/** Returns the pointer of what names an operation: `x-name`, which the configuration can set, or its operationId. */
function pointerOfName({ pointer, pinned }: Operation): string {
  return join(pointer, pinned === undefined ? 'operationId' : 'x-name');
}

/**
 * Compares groups and names. They are not part of requests, but generated code uses them: if one changed, the
 * comparison of the generated TypeScript raises the verdict.
 */
function compareNames({ recorder, old, now, names, apis }: Operations): void {
  if (now.event !== undefined) return;
  const isPinned = old.pinned !== now.pinned;
  const words = isPinned ? [names.old.operation(old).value, names.now.operation(now).value] : [old.id, now.id];
  if (words[0] !== words[1]) {
    const [pointer, before] = isPinned
      ? [pointerOfName(now), pointerOfName(old)]
      : [now, old].map((each) => join(each.pointer, 'operationId'));
    recorder.add(
      { pointer: pointer ?? '', side: 'new', isTyped: true, ...(before !== undefined && { before }) },
      both('documentation'),
      `the operation ${show(words[0])} was renamed ${show(words[1])}`,
    );
  }
  const groups = [names.old.tag(old.tag).property, names.now.tag(now.tag).property];
  // A renamed group is reported only at its first operation.
  const isFirst = apis.now.operations.find(({ tag }) => tag === now.tag) === now;
  if (old.tag !== now.tag || (isFirst && groups[0] !== groups[1])) {
    const [before, after] = old.tag === now.tag ? groups : [old.tag, now.tag];
    recorder.add(
      { pointer: join(now.pointer, 'tags'), side: 'new', isTyped: true, before: join(old.pointer, 'tags') },
      both('documentation'),
      `its group changed from ${show(before)} to ${show(after)}`,
    );
  }
}

function keyOf({ path }: Operation, parameter: Parameter): string {
  const position = [...path.matchAll(/\{([^}]*)\}/gu)].findIndex(([, name]) => name === parameter.name);
  if (parameter.in === 'path' && position >= 0) return `path ${position}`;
  return `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
}

function compareParameters(pair: Operations): void {
  const { recorder, old, now } = pair;
  const [before, after] = [old, now].map(
    (operation) => new Map(operation.parameters.map((parameter) => [keyOf(operation, parameter), parameter])),
  );
  const way = requestWay(now);
  for (const [key, parameter] of after ?? []) {
    const known = before?.get(key);
    if (known !== undefined) {
      compareParameter(pair, known, parameter, way);
      continue;
    }
    const message = `the ${parameter.required ? 'required ' : ''}${parameter.in} parameter ${show(parameter.name)} was added`;
    const use = useOf(now, parameter.pointer, 'parameter', `${parameter.in} ${parameter.name}`);
    const place = { pointer: parameter.pointer, side: 'new', isTyped: true, use } as const;
    recorder.effect(place, parameter.required ? 'narrower' : 'extended', way, message);
  }
  for (const [key, parameter] of before ?? []) {
    if (after?.has(key)) continue;
    const use = useOf(old, parameter.pointer, 'parameter', `${parameter.in} ${parameter.name}`);
    const place = { pointer: parameter.pointer, side: 'old', isTyped: true, use } as const;
    recorder.effect(place, 'vanished', way, `the ${parameter.in} parameter ${show(parameter.name)} was removed`);
  }
}

/** Styles that serialize scalars identically; they differ only for arrays and objects. */
const pairs: ReadonlySet<unknown> = new Set(['form', 'spaceDelimited', 'pipeDelimited']);

/** Whether two parameters serialize scalars identically. */
function isSameSerialization(old: Parameter, now: Parameter): boolean {
  const areScalars = [old, now].every(({ schema, style }) => isScalar(schema) && style !== 'deepObject');
  return areScalars && (old.style === now.style || (pairs.has(old.style) && pairs.has(now.style)));
}

function compareParameter({ recorder, schemas }: Operations, old: Parameter, now: Parameter, way: Way): void {
  compareDocs(recorder, old, now);
  compareDocs(recorder, examplesOf(old), examplesOf(now), ['examples']);
  const place = { pointer: now.pointer, side: 'new', isTyped: true, before: old.pointer } as const;
  const at = (key: string): typeof place => ({ ...place, pointer: join(now.pointer, key) });
  if (old.name !== now.name && now.in === 'path')
    recorder.effect(place, 'different', way, `the parameter ${show(old.name)} was renamed ${show(now.name)}`);
  if (old.required !== now.required) {
    const effect = now.required ? 'narrower' : 'wider';
    recorder.effect(
      at('required'),
      effect,
      way,
      now.required ? 'the parameter became required' : 'the parameter became optional',
    );
  }
  for (const key of ['style', 'explode', 'content'] as const) {
    if (old[key] === now[key] || (key !== 'content' && isSameSerialization(old, now))) continue;
    const message = `the serialization changed: ${key} changed from ${show(old[key])} to ${show(now[key])}`;
    recorder.effect({ ...at(key), isTyped: false }, 'different', way, message);
  }
  for (const key of ['allowReserved', 'allowEmptyValue'] as const) {
    if (Boolean(old[key]) === Boolean(now[key])) continue;
    const message = `${key} changed from ${show(old[key] ?? false)} to ${show(now[key] ?? false)}`;
    recorder.effect({ ...at(key), isTyped: false }, now[key] ? 'wider' : 'narrower', way, message);
  }
  // The server applies defaults, so without one, a handler has to expect a missing value.
  if (old.default !== undefined && now.default === undefined && !now.required) {
    const gone = { pointer: join(old.schema.pointer, 'default'), side: 'old', isTyped: true } as const;
    recorder.effect(gone, 'wider', way, 'the default was removed, so the value can be missing in a handler');
  }
  if (old.medium !== undefined && now.medium !== undefined)
    compareContents({ recorder, schemas }, [old.medium], [now.medium], way);
  schemas.compare([old.schema], [now.schema], way);
}

/** Returns the examples of a parameter or media type without their pointers. */
export function examplesOf(of: {
  readonly examples: readonly { readonly value: unknown }[];
  readonly pointer: string;
}): { readonly pointer: string; readonly examples: unknown } {
  return {
    pointer: of.pointer,
    examples: of.examples.length === 0 ? undefined : of.examples.map(({ value }) => value),
  };
}

function compareBody(pair: Operations): void {
  const { recorder, schemas, old, now } = pair;
  const way = requestWay(now);
  const [before, after] = [old.body, now.body];
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    const pointer = (after ?? before)?.pointer ?? '';
    const use = useOf(after ? now : old, pointer, 'request-body', 'request body');
    const place = { pointer, side: after ? 'new' : 'old', isTyped: true, use } as const;
    const effect = after === undefined ? 'vanished' : after.required ? 'narrower' : 'extended';
    const message = `${after?.required === true ? 'a required' : after === undefined ? 'the' : 'a'} request body was ${after === undefined ? 'removed' : 'added'}`;
    recorder.effect(place, effect, way, message);
    return;
  }
  compareDocs(recorder, before, after);
  if (before.required !== after.required) {
    const place = { pointer: join(after.pointer, 'required'), side: 'new', isTyped: true } as const;
    const effect = after.required ? 'narrower' : 'wider';
    recorder.effect(place, effect, way, `the request body became ${after.required ? 'required' : 'optional'}`);
  }
  compareContents({ recorder, schemas }, before.content, after.content, way);
}

/** Compares the pagination, which determines whether the client has an iterator. */
function comparePages({ recorder, old, now }: Operations): void {
  if (JSON.stringify(old.pagination) === JSON.stringify(now.pagination)) return;
  const isGone = now.pagination === undefined;
  const isNew = old.pagination === undefined;
  const side = isGone ? ('old' as const) : ('new' as const);
  const place = { pointer: join((isGone ? old : now).pointer, 'x-pagination'), side, isTyped: true };
  const message = `the pagination ${isGone ? 'was removed' : isNew ? 'was added' : 'changed'}`;
  recorder.add(place, { callers: isGone ? 'breaking' : 'compatible', implementers: 'none' }, message);
}

function compareLinks({ recorder, old, now, apis }: Operations): void {
  const keyed = (operation: Operation): ReadonlyMap<string, NonNullable<Operation['links']>[number]> =>
    new Map((operation.links ?? []).map((link) => [`${link.status} ${link.name}`, link]));
  const [before, after] = [keyed(old), keyed(now)];
  for (const [key, link] of after) {
    const known = before.get(key);
    const place = { pointer: link.pointer, side: 'new', isTyped: true } as const;
    if (known === undefined) {
      recorder.add(place, { callers: 'compatible', implementers: 'none' }, `the link ${show(link.name)} was added`);
      continue;
    }
    compareDocs(recorder, known, link);
    const changed = { ...place, before: known.pointer };
    const facts = ({ parameters, body, server }: typeof link): string => JSON.stringify([parameters, body, server]);
    const [earlier, current] = [targetOf(apis.old, known), targetOf(apis.now, link)];
    // A moved operation has the same id, and nothing is left at its old path.
    const isMoved = known.target === link.target && !apis.now.operations.some((each) => placeOf(each) === earlier);
    if (earlier !== current && !isMoved) {
      const elsewhere = `the link ${show(link.name)} leads to a different operation`;
      recorder.add(changed, { callers: 'breaking', implementers: 'none' }, elsewhere);
    }
    if (facts(known) === facts(link)) continue;
    recorder.add(
      changed,
      { callers: 'breaking', implementers: 'none' },
      `the link ${show(link.name)} passes different values`,
    );
  }
  for (const [key, link] of before) {
    if (after.has(key)) continue;
    const place = { pointer: link.pointer, side: 'old', isTyped: true } as const;
    recorder.add(place, { callers: 'breaking', implementers: 'none' }, `the link ${show(link.name)} was removed`);
  }
}

/** Returns the target operation of a link by method and path, because the operationId may change. */
function targetOf({ operations }: Api, { target }: Link): string {
  const found = operations.find(({ id }) => id === target);
  return found === undefined ? target : placeOf(found);
}

/** Returns the method and path of an operation, ignoring parameter names. */
function placeOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/gu, '{}')}`;
}

/** Compares the path and the servers of an operation, and the URL of a callback. */
function compareAddress({ recorder, old, now }: Operations): void {
  if (now.event === undefined && placeOf(old) !== placeOf(now))
    recorder.add(
      { pointer: now.pointer, side: 'new', before: old.pointer, isTyped: true, isMoved: true },
      both('breaking'),
      `the operation was moved from ${old.method} ${old.path}`,
    );
  if (JSON.stringify(old.servers) !== JSON.stringify(now.servers)) {
    const side = now.servers === undefined ? ('old' as const) : ('new' as const);
    const place = { pointer: join((side === 'old' ? old : now).pointer, 'servers'), side };
    recorder.add(place, both('breaking'), 'the servers of the operation changed');
  }
  const [before, after] = [old.event, now.event].map((event) =>
    event?.kind === 'callback' ? event.address : undefined,
  );
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const place = { pointer: now.pointer, side: 'new', before: old.pointer } as const;
  recorder.add(place, { callers: 'breaking', implementers: 'breaking' }, 'the URL of the callback changed');
}
