/** Compares two operations that are the same one: what is sent, what is answered, and what is asked for. */
import { type Operations, requestWay } from './operation-pair.js';
import type { Api, Link, Operation, Parameter } from '../../ir/api.js';
import { join } from '../../support/json-pointer.js';
import { compareResponses } from './responses.js';
import type { Change } from './change.js';
import { compareContents } from './contents.js';
import { compareDocs } from './docs.js';
import type { Way } from './effects.js';
import { isScalar } from './scalars.js';
import { compareSecurity } from './security.js';
import { show } from './show.js';

const both = (verdict: Change['callers']): Pick<Change, 'callers' | 'implementers'> => ({
  callers: verdict,
  implementers: verdict,
});

export const compareOperation = (pair: Operations): void => {
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
};

/** On the wire a name is nothing; in a package it is what code calls, of which the surface speaks. */
const compareNames = ({ recorder, old, now }: Operations): void => {
  if (now.event !== undefined) return;
  if (old.id !== now.id) {
    const place = { pointer: join(now.pointer, 'operationId'), side: 'new', isTyped: true } as const;
    const before = join(old.pointer, 'operationId');
    recorder.add(
      { ...place, before },
      both('documentation'),
      `the operation ${show(old.id)} is called ${show(now.id)}`,
    );
  }
  if (old.tag !== now.tag) {
    const place = { pointer: join(now.pointer, 'tags'), side: 'new', isTyped: true } as const;
    const before = join(old.pointer, 'tags');
    recorder.add({ ...place, before }, both('documentation'), `its group was ${show(old.tag)} and is ${show(now.tag)}`);
  }
};

const keyOf = ({ path }: Operation, parameter: Parameter): string => {
  const position = [...path.matchAll(/\{([^}]*)\}/gu)].findIndex(([, name]) => name === parameter.name);
  if (parameter.in === 'path' && position >= 0) return `path ${position}`;
  return `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
};

const compareParameters = (pair: Operations): void => {
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
    const message = `the ${parameter.in} parameter ${show(parameter.name)} is new${parameter.required ? ' and required' : ''}`;
    const place = { pointer: parameter.pointer, side: 'new', isTyped: true } as const;
    recorder.effect(place, parameter.required ? 'narrower' : 'extended', way, message);
  }
  for (const [key, parameter] of before ?? []) {
    if (after?.has(key)) continue;
    const place = { pointer: parameter.pointer, side: 'old', isTyped: true } as const;
    recorder.effect(place, 'vanished', way, `the ${parameter.in} parameter ${show(parameter.name)} is gone`);
  }
};

/** Styles that write a scalar in the same bytes: they differ in what they say of lists and objects. */
const pairs: ReadonlySet<unknown> = new Set(['form', 'spaceDelimited', 'pipeDelimited']);

/** Whether a scalar is written by two styles in the same bytes. */
const isSameSerialization = (old: Parameter, now: Parameter): boolean => {
  const areScalars = [old, now].every(({ schema, style }) => isScalar(schema) && style !== 'deepObject');
  return areScalars && (old.style === now.style || (pairs.has(old.style) && pairs.has(now.style)));
};

const compareParameter = ({ recorder, schemas }: Operations, old: Parameter, now: Parameter, way: Way): void => {
  compareDocs(recorder, old, now);
  compareDocs(recorder, examplesOf(old), examplesOf(now), ['examples']);
  const place = { pointer: now.pointer, side: 'new', isTyped: true, before: old.pointer } as const;
  const at = (key: string): typeof place => ({ ...place, pointer: join(now.pointer, key) });
  if (old.name !== now.name && now.in === 'path')
    recorder.effect(place, 'different', way, `the parameter ${show(old.name)} is called ${show(now.name)}`);
  if (old.required !== now.required) {
    const effect = now.required ? 'narrower' : 'wider';
    recorder.effect(at('required'), effect, way, now.required ? 'it has to be there' : 'it may be missing');
  }
  for (const key of ['style', 'explode', 'content'] as const) {
    if (old[key] === now[key] || (key !== 'content' && isSameSerialization(old, now))) continue;
    const message = `it is written otherwise: ${key} was ${show(old[key])} and is ${show(now[key])}`;
    recorder.effect({ ...at(key), isTyped: false }, 'different', way, message);
  }
  for (const key of ['allowReserved', 'allowEmptyValue'] as const) {
    if (Boolean(old[key]) === Boolean(now[key])) continue;
    const message = `${key} was ${show(old[key] ?? false)} and is ${show(now[key] ?? false)}`;
    recorder.effect({ ...at(key), isTyped: false }, now[key] ? 'wider' : 'narrower', way, message);
  }
  // A server fills defaults in, so a handler need not ask whether there is a value.
  if (old.default !== undefined && now.default === undefined && !now.required) {
    const gone = { pointer: join(old.schema.pointer, 'default'), side: 'old', isTyped: true } as const;
    recorder.effect(gone, 'wider', way, 'the value may be missing in a handler, as there is no default');
  }
  if (old.medium !== undefined && now.medium !== undefined)
    compareContents({ recorder, schemas }, [old.medium], [now.medium], way);
  schemas.compare([old.schema], [now.schema], way);
};

/** What of a parameter is an example that stands in the document, without its place. */
export const examplesOf = (of: {
  readonly examples: readonly { readonly value: unknown }[];
  readonly pointer: string;
}): { readonly pointer: string; readonly examples: unknown } => ({
  pointer: of.pointer,
  examples: of.examples.length === 0 ? undefined : of.examples.map(({ value }) => value),
});

const compareBody = (pair: Operations): void => {
  const { recorder, schemas, old, now } = pair;
  const way = requestWay(now);
  const [before, after] = [old.body, now.body];
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    const place = { pointer: (after ?? before)?.pointer ?? '', side: after ? 'new' : 'old', isTyped: true } as const;
    const effect = after === undefined ? 'vanished' : after.required ? 'narrower' : 'extended';
    const message = `the request body is ${after === undefined ? 'gone' : after.required ? 'new and required' : 'new'}`;
    recorder.effect(place, effect, way, message);
    return;
  }
  compareDocs(recorder, before, after);
  if (before.required !== after.required) {
    const place = { pointer: join(after.pointer, 'required'), side: 'new', isTyped: true } as const;
    const effect = after.required ? 'narrower' : 'wider';
    recorder.effect(place, effect, way, `the request body ${after.required ? 'has to be there' : 'may be missing'}`);
  }
  compareContents({ recorder, schemas }, before.content, after.content, way);
};

/** The pages of an operation are read by an iterator, which is there or not. */
const comparePages = ({ recorder, old, now }: Operations): void => {
  if (JSON.stringify(old.pagination) === JSON.stringify(now.pagination)) return;
  const isGone = now.pagination === undefined;
  const isNew = old.pagination === undefined;
  const side = isGone ? ('old' as const) : ('new' as const);
  const place = { pointer: join((isGone ? old : now).pointer, 'x-pagination'), side, isTyped: true };
  const message = `the iterator of pages ${isGone ? 'is gone' : isNew ? 'is new' : 'goes another way'}`;
  recorder.add(place, { callers: isGone ? 'breaking' : 'compatible', implementers: 'none' }, message);
};

const compareLinks = ({ recorder, old, now, apis }: Operations): void => {
  const keyed = (operation: Operation): ReadonlyMap<string, NonNullable<Operation['links']>[number]> =>
    new Map((operation.links ?? []).map((link) => [`${link.status} ${link.name}`, link]));
  const [before, after] = [keyed(old), keyed(now)];
  for (const [key, link] of after) {
    const known = before.get(key);
    const place = { pointer: link.pointer, side: 'new', isTyped: true } as const;
    if (known === undefined) {
      recorder.add(place, { callers: 'compatible', implementers: 'none' }, `the link ${show(link.name)} is new`);
      continue;
    }
    compareDocs(recorder, known, link);
    const facts = ({ parameters, body, server }: typeof link): string => JSON.stringify([parameters, body, server]);
    if (targetOf(apis.old, known) !== targetOf(apis.now, link)) {
      const elsewhere = `the link ${show(link.name)} leads to another operation`;
      recorder.add(place, { callers: 'breaking', implementers: 'none' }, elsewhere);
    }
    if (facts(known) === facts(link)) continue;
    recorder.add(
      place,
      { callers: 'breaking', implementers: 'none' },
      `the link ${show(link.name)} gives something else`,
    );
  }
  for (const [key, link] of before) {
    if (after.has(key)) continue;
    const place = { pointer: link.pointer, side: 'old', isTyped: true } as const;
    recorder.add(place, { callers: 'breaking', implementers: 'none' }, `the link ${show(link.name)} is gone`);
  }
};

/** Where a link leads, whatever the operation there is called. */
const targetOf = ({ operations }: Api, { target }: Link): string => {
  const found = operations.find(({ id }) => id === target);
  return found === undefined ? target : `${found.method} ${found.path.replaceAll(/\{[^}]*\}/gu, '{}')}`;
};

/** Servers of its own, and where a callback is sent. */
const compareAddress = ({ recorder, old, now }: Operations): void => {
  if (JSON.stringify(old.servers) !== JSON.stringify(now.servers)) {
    const side = now.servers === undefined ? ('old' as const) : ('new' as const);
    const place = { pointer: join((side === 'old' ? old : now).pointer, 'servers'), side };
    recorder.add(place, both('breaking'), 'it has other servers than before');
  }
  const [before, after] = [old.event, now.event].map((event) =>
    event?.kind === 'callback' ? event.address : undefined,
  );
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const place = { pointer: now.pointer, side: 'new', before: old.pointer } as const;
  recorder.add(place, { callers: 'breaking', implementers: 'breaking' }, 'it is sent to another address');
};
