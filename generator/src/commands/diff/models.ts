/** Compares two models: what is the same thing in both, and what happened to it. */
import { type Api, listAll, type Operation, type SecurityScheme } from '../../ir/api.js';
import { listReached } from '../../ir/reach.js';
import { indexOf } from '../../ir/schema-index.js';
import { basePathOf } from '../../lower/servers.js';
import { join } from '../../support/json-pointer.js';
import type { Change, Verdict } from './change.js';
import { compareDocs } from './docs.js';
import { createRecorder, type Recorder, type Way } from './effects.js';
import { compareOperation } from './operations.js';
import { createSchemaComparer } from './schemas.js';
import { show } from './show.js';

/** The changes from one model to another, as both documents say them; none where the models say the same. */
export const compareApis = (old: Api, now: Api): readonly Change[] => {
  const recorder = createRecorder();
  const indexes = { old: indexOf(old), now: indexOf(now) };
  const schemas = createSchemaComparer(indexes, recorder);
  const [before, after] = [byIdentity(old), byIdentity(now)];
  for (const [key, operation] of after) {
    const known = before.get(key);
    if (known === undefined) tellAdded(recorder, operation);
    else compareOperation({ recorder, schemas, old: known, now: operation, apis: { old, now } });
  }
  for (const [key, operation] of before) if (!after.has(key)) tellRemoved(recorder, operation);
  schemas.run();
  compareUnused(old, now, recorder);
  compareDocument(old, now, recorder);
  return recorder.changes();
};

/** Operations by method and path, whatever their parameters are called; events by what they follow and their names. */
const byIdentity = (api: Api): ReadonlyMap<string, Operation> => {
  const known = new Map(api.operations.map((operation) => [operation.id, operation]));
  const found = new Map<string, Operation>();
  for (const operation of listAll(api)) {
    const key = keyOf(operation, known);
    // Callbacks of one name may have several addresses.
    let unique = key;
    for (let number = 2; found.has(unique); number += 1) unique = `${key} ${number}`;
    found.set(unique, operation);
  }
  return found;
};

const keyOf = (operation: Operation, known: ReadonlyMap<string, Operation>): string => {
  const { event, method, path } = operation;
  if (event === undefined) return `${method} ${path.replaceAll(/\{[^}]*\}/gu, '{}')}`;
  if (event.kind === 'webhook') return `webhook ${method} ${event.name}`;
  const owner = known.get(event.of);
  return `callback ${owner === undefined ? event.of : keyOf(owner, known)} ${method} ${event.name}`;
};

export const nameOf = ({ event, method, path }: Operation): string =>
  event === undefined ? `${method} ${path}` : `the ${event.kind} ${show(event.name)}`;

/** `Handlers` has to have all operations; an event that nobody handles is no mistake. */
const tellAdded = (recorder: Recorder, operation: Operation): void => {
  const implementers = operation.event === undefined ? 'breaking' : 'compatible';
  const place = { pointer: operation.pointer, side: 'new', isTyped: true, isNewOperation: true } as const;
  recorder.add(place, { callers: 'compatible', implementers }, `${nameOf(operation)} was added`);
};

const tellRemoved = (recorder: Recorder, operation: Operation): void => {
  const place = { pointer: operation.pointer, side: 'old', isTyped: true } as const;
  recorder.add(place, { callers: 'breaking', implementers: 'breaking' }, `${nameOf(operation)} was removed`);
};

/**
 * A schema that no operation needs is a type all the same, which somebody may use. Nothing of it is sent, so nobody is
 * broken by what it says, unless its type is: of that the surface speaks.
 */
const compareUnused = (old: Api, now: Api, recorder: Recorder): void => {
  const indexes = { old: indexOf(old), now: indexOf(now) };
  const [had, has] = [old, now].map((api) => new Map(api.schemas.map((named) => [named.pointer, named])));
  const [before, after] = [indexes.old, indexes.now].map((index) =>
    listReached(index, [...index.sent, ...index.received]),
  );
  const own = createRecorder();
  const comparer = createSchemaComparer(indexes, own);
  for (const { pointer, name, schema } of now.schemas) {
    const known = had?.get(pointer);
    if (after?.has(schema) || (known !== undefined && before?.has(known.schema))) continue;
    const place = { pointer, side: 'new', isTyped: true } as const;
    if (known !== undefined) comparer.compare([known.schema], [schema], unusedWay);
    else
      recorder.add(place, { callers: 'compatible', implementers: 'compatible' }, `the schema ${show(name)} was added`);
  }
  comparer.run();
  const reached = new Set([...(before ?? []), ...(after ?? [])].map(({ pointer }) => pointer));
  for (const { callers, implementers, message, ...place } of own.changes()) {
    // What operations lead to as well has been judged by them.
    if (isAmong(reached, place.pointer)) continue;
    const soften = (verdict: Verdict): Verdict => (verdict === 'breaking' ? 'compatible' : verdict);
    recorder.add(place, { callers: soften(callers), implementers: soften(implementers) }, message);
  }
  for (const { pointer, name, schema } of old.schemas) {
    if (has?.has(pointer) || before?.has(schema)) continue;
    const place = { pointer, side: 'old', isTyped: true } as const;
    recorder.add(place, { callers: 'breaking', implementers: 'breaking' }, `the schema ${show(name)} was removed`);
  }
};

/** Its properties are those that are received: all but the write-only ones. */
const unusedWay: Way = { flow: 'response', access: 'received', polarity: 1 };

/** Whether a place is one of some, or within one. */
const isAmong = (places: ReadonlySet<string>, pointer: string): boolean => {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (places.has(pointer.slice(0, end))) return true;
  return false;
};

const compareDocument = (old: Api, now: Api, recorder: Recorder): void => {
  const at = (api: Api): object & { readonly pointer: string } => ({ ...api, pointer: '/info' });
  compareDocs(recorder, at(old), at(now), ['title', 'description']);
  compareServers(old, now, recorder);
  compareTags(old, now, recorder);
  compareSchemes(old, now, recorder);
};

/** Of tags that are declared twice the first counts, as it does in the packages. */
const compareTags = (old: Api, now: Api, recorder: Recorder): void => {
  const firsts = ({ tags }: Api): ReadonlyMap<string, Api['tags'][number] & { readonly pointer: string }> => {
    const placed = tags.map((tag, position) => ({ ...tag, pointer: join('/tags', position) }));
    return new Map(placed.toReversed().map((tag) => [tag.name, tag]));
  };
  const known = firsts(old);
  for (const tag of firsts(now).values()) {
    compareDocs(recorder, known.get(tag.name) ?? { pointer: tag.pointer }, tag);
  }
};

/** Callers are sent to the first server unless they say otherwise; a server answers below the path that all share. */
const compareServers = (old: Api, now: Api, recorder: Recorder): void => {
  const [before, after] = [old.servers, now.servers].map((servers) => servers.map(({ url }) => url));
  const place = { pointer: '/servers', side: now.servers.length > 0 ? 'new' : 'old', isTyped: true } as const;
  if (JSON.stringify(old.servers) === JSON.stringify(now.servers)) return;
  const isMoved = basePathOf(old.servers) !== basePathOf(now.servers);
  const gone = before?.filter((url) => !after?.includes(url)) ?? [];
  const isFirst = JSON.stringify(old.servers[0]) === JSON.stringify(now.servers[0]);
  const callers = gone.length === 0 && isFirst ? 'compatible' : 'breaking';
  const message = gone.length === 0 ? 'the servers changed' : `the server ${show(gone[0])} was removed`;
  recorder.add(place, { callers, implementers: isMoved ? 'breaking' : 'none' }, message);
};

const compareSchemes = (old: Api, now: Api, recorder: Recorder): void => {
  const had = new Map(old.securitySchemes.map((scheme) => [scheme.name, scheme]));
  const has = new Set(now.securitySchemes.map(({ name }) => name));
  const places = { isTyped: true } as const;
  for (const scheme of now.securitySchemes) {
    const known = had.get(scheme.name);
    const place = { ...places, pointer: scheme.pointer, side: 'new' } as const;
    if (known === undefined) {
      const message = `the security scheme ${show(scheme.name)} was added`;
      recorder.add(place, { callers: 'compatible', implementers: 'compatible' }, message);
      continue;
    }
    compareDocs(recorder, known, scheme, ['description']);
    compareScopes(known, scheme, recorder);
    if (facts(known) === facts(scheme)) continue;
    const message = `the security scheme ${show(scheme.name)} requires a different credential or location`;
    recorder.add(place, { callers: 'breaking', implementers: 'breaking' }, message);
  }
  for (const scheme of old.securitySchemes) {
    if (has.has(scheme.name)) continue;
    const place = { ...places, pointer: scheme.pointer, side: 'old' } as const;
    const message = `the security scheme ${show(scheme.name)} was removed`;
    recorder.add(place, { callers: 'breaking', implementers: 'breaking' }, message);
  }
};

/** Who asks for a scope that there is no more gets no token (RFC 6749, 5.2). */
const compareScopes = (old: SecurityScheme, now: SecurityScheme, recorder: Recorder): void => {
  if (old.scheme.type !== 'oauth2' || now.scheme.type !== 'oauth2') return;
  for (const flow of old.scheme.flows) {
    const after = now.scheme.flows.find(({ name }) => name === flow.name)?.scopes;
    if (after === undefined) continue;
    const place = (pointer: string): string => join(pointer, 'flows', flow.name, 'scopes');
    for (const scope of flow.scopes.filter((each) => !after.includes(each))) {
      const gone = { pointer: join(place(old.pointer), scope), side: 'old', isTyped: true } as const;
      recorder.add(gone, { callers: 'breaking', implementers: 'none' }, `the scope ${show(scope)} was removed`);
    }
    for (const scope of after.filter((each) => !flow.scopes.includes(each))) {
      const fresh = { pointer: join(place(now.pointer), scope), side: 'new', isTyped: true } as const;
      recorder.add(fresh, { callers: 'compatible', implementers: 'none' }, `the scope ${show(scope)} was added`);
    }
  }
};

/** What decides how a credential is got and sent; the order of scopes does not, and a scope more asks nothing of anyone. */
const facts = ({ scheme, tokenRefresh }: SecurityScheme): string => {
  if (scheme.type !== 'oauth2') return JSON.stringify([scheme, tokenRefresh]);
  return JSON.stringify([scheme.flows.map(({ scopes: _, ...flow }) => flow), scheme.metadataUrl, tokenRefresh]);
};
