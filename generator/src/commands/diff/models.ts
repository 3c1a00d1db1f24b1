/** Compares two models: matches their operations, schemas and other elements, and reports what changed. */
import type { Api, Operation, SecurityScheme } from '../../ir/api.js';
import { listReached } from '../../ir/reach.js';
import { indexOf } from '../../ir/schema-index.js';
import { basePathOf } from '../../lower/servers.js';
import { join } from '../../support/json-pointer.js';
import type { Change, Verdict } from './change.js';
import { compareDocs } from './docs.js';
import { createRecorder, type Recorder, type Way } from './effects.js';
import { matchOperations } from './identity.js';
import type { BothNames } from './operation-pair.js';
import { compareOperation } from './operations.js';
import { createSchemaComparer } from './schemas.js';
import { show } from './show.js';

/** Returns the changes from one model to another; empty if they are equal. */
export function compareApis(old: Api, now: Api, names: BothNames): readonly Change[] {
  const recorder = createRecorder();
  const indexes = { old: indexOf(old), now: indexOf(now) };
  const schemas = createSchemaComparer(indexes, recorder);
  const { before, after } = matchOperations(old, now);
  for (const [key, operation] of after) {
    const known = before.get(key);
    if (known === undefined) tellAdded(recorder, operation);
    else compareOperation({ recorder, schemas, old: known, now: operation, apis: { old, now }, names });
  }
  for (const [key, operation] of before) if (!after.has(key)) tellRemoved(recorder, operation);
  schemas.run();
  compareUnused(old, now, recorder);
  compareSchemaNames(old, now, recorder, names);
  compareDocument(old, now, recorder);
  return recorder.changes();
}

/** Returns the name of an operation or event in messages: `GET /pets`. */
export function nameOf({ event, method, path }: Operation): string {
  return event === undefined ? `${method} ${path}` : `the ${event.kind} ${show(event.name)}`;
}

/**
 * Reports an added operation. It breaks implementers because `Handlers` requires all operations; handlers of events are
 * optional.
 */
function tellAdded(recorder: Recorder, operation: Operation): void {
  const implementers = operation.event === undefined ? 'breaking' : 'compatible';
  const place = { pointer: operation.pointer, side: 'new', isTyped: true, isNewOperation: true } as const;
  recorder.add(place, { callers: 'compatible', implementers }, `${nameOf(operation)} was added`);
}

function tellRemoved(recorder: Recorder, operation: Operation): void {
  const place = { pointer: operation.pointer, side: 'old', isTyped: true } as const;
  recorder.add(place, { callers: 'breaking', implementers: 'breaking' }, `${nameOf(operation)} was removed`);
}

/**
 * Compares schemas that no operation uses. Their types are exported, but their values are never sent, so a change is
 * breaking only if it breaks the generated types. Comparing the generated TypeScript detects that, so here only
 * removals of schemas are breaking.
 */
function compareUnused(old: Api, now: Api, recorder: Recorder): void {
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
    // Schemas that operations also reach have already been compared.
    if (isAmong(reached, place.pointer)) continue;
    const soften = (verdict: Verdict): Verdict => (verdict === 'breaking' ? 'compatible' : verdict);
    recorder.add(place, { callers: soften(callers), implementers: soften(implementers) }, message);
  }
  for (const { pointer, name, schema } of old.schemas) {
    if (has?.has(pointer) || before?.has(schema)) continue;
    const place = { pointer, side: 'old', isTyped: true } as const;
    recorder.add(place, { callers: 'breaking', implementers: 'breaking' }, `the schema ${show(name)} was removed`);
  }
}

/** Reports schemas whose types are renamed by `x-name`, which the configuration can also set. */
function compareSchemaNames(old: Api, now: Api, recorder: Recorder, names: BothNames): void {
  const known = new Map(old.schemas.map((named) => [named.pointer, named]));
  for (const { pointer, name, pinned } of now.schemas) {
    const earlier = known.get(pointer);
    const words = [earlier === undefined ? '' : names.old.schema(earlier.name), names.now.schema(name)];
    if (earlier === undefined || earlier.pinned === pinned || words[0] === words[1]) continue;
    const place = { pointer: join(pointer, 'x-name'), side: 'new', before: join(pointer, 'x-name') } as const;
    const message = `the type ${show(words[0])} was renamed ${show(words[1])}`;
    recorder.add({ ...place, isTyped: true }, { callers: 'documentation', implementers: 'documentation' }, message);
  }
}

/** Compares schemas as if their values were received: all properties except write-only ones. */
const unusedWay: Way = { flow: 'response', access: 'received', polarity: 1 };

/** Whether a set contains a pointer or a parent of it. */
function isAmong(places: ReadonlySet<string>, pointer: string): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (places.has(pointer.slice(0, end))) return true;
  return false;
}

function compareDocument(old: Api, now: Api, recorder: Recorder): void {
  const at = (api: Api): object & { readonly pointer: string } => ({ ...api, pointer: '/info' });
  compareDocs(recorder, at(old), at(now), ['title', 'description']);
  compareServers(old, now, recorder);
  compareTags(old, now, recorder);
  compareSchemes(old, now, recorder);
}

/** Compares the tags. If a tag is declared twice, the first declaration counts, as in the packages. */
function compareTags(old: Api, now: Api, recorder: Recorder): void {
  const firsts = ({ tags }: Api): ReadonlyMap<string, Api['tags'][number] & { readonly pointer: string }> => {
    const placed = tags.map((tag, position) => ({ ...tag, pointer: join('/tags', position) }));
    return new Map(placed.toReversed().map((tag) => [tag.name, tag]));
  };
  const known = firsts(old);
  for (const tag of firsts(now).values()) {
    compareDocs(recorder, known.get(tag.name) ?? { pointer: tag.pointer }, tag);
  }
}

/** Compares the servers. Callers use the first one by default; a server responds below their common base path. */
function compareServers(old: Api, now: Api, recorder: Recorder): void {
  const [before, after] = [old.servers, now.servers].map((servers) => servers.map(({ url }) => url));
  const place = { pointer: '/servers', side: now.servers.length > 0 ? 'new' : 'old', isTyped: true } as const;
  if (JSON.stringify(old.servers) === JSON.stringify(now.servers)) return;
  const isMoved = basePathOf(old.servers) !== basePathOf(now.servers);
  const gone = before?.filter((url) => !after?.includes(url)) ?? [];
  const isFirst = JSON.stringify(old.servers[0]) === JSON.stringify(now.servers[0]);
  const callers = gone.length === 0 && isFirst ? 'compatible' : 'breaking';
  const message = gone.length === 0 ? 'the servers changed' : `the server ${show(gone[0])} was removed`;
  recorder.add(place, { callers, implementers: isMoved ? 'breaking' : 'none' }, message);
}

function compareSchemes(old: Api, now: Api, recorder: Recorder): void {
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
    recorder.add({ ...place, before: known.pointer }, { callers: 'breaking', implementers: 'breaking' }, message);
  }
  for (const scheme of old.securitySchemes) {
    if (has.has(scheme.name)) continue;
    const place = { ...places, pointer: scheme.pointer, side: 'old' } as const;
    const message = `the security scheme ${show(scheme.name)} was removed`;
    recorder.add(place, { callers: 'breaking', implementers: 'breaking' }, message);
  }
}

/** Compares the scopes of a scheme. A request for a removed scope gets no token (RFC 6749, 5.2). */
function compareScopes(old: SecurityScheme, now: SecurityScheme, recorder: Recorder): void {
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
}

/**
 * Returns what determines how a credential is obtained and sent, as text. Neither the order of scopes nor additional
 * scopes matter.
 */
function facts({ scheme, tokenRefresh }: SecurityScheme): string {
  if (scheme.type !== 'oauth2') return JSON.stringify([scheme, tokenRefresh]);
  return JSON.stringify([scheme.flows.map(({ scopes: _, ...flow }) => flow), scheme.metadataUrl, tokenRefresh]);
}
