/**
 * The table of all files that are generated from the document, in the order in which they are written. Their imports
 * determine which runtime files are written (`render.ts`).
 */
import { packagesOf, partsOf } from '../config/codegen-config.js';
import { createOutputCache, type OutputCache, type Reads } from './cache.js';
import {
  refreshesOf,
  viewClientDefinition,
  viewClientIndex,
  viewSession,
  viewTypesIndex,
} from './client/definition.js';
import { viewClientOperations } from './client/operations.js';
import { hasRaw, oauthSchemes, sentSchemes, viewOAuth, viewRaw, viewSchemes } from './client/security.js';
import { viewReceiver, viewSenders } from './events/events.js';
import { type EmitInput, schemaFiles } from './input.js';
import { integrates } from './integrations/integrations.js';
import { viewMsw } from './integrations/msw.js';
import { hasOwnChecks, viewStandardSchema } from './integrations/standard-schema.js';
import { viewSwr } from './integrations/swr.js';
import { viewTanstackQuery } from './integrations/tanstack-query.js';
import { viewZod } from './integrations/zod/module.js';
import { alone, fromTemplate, type Output, script } from './output.js';
import { file, filesFor, type OutputRow, openScope, optionalFile, readsOf } from './output-rows.js';
import { listPackageFiles } from './package-files.js';
import { render } from './print/handlebars.js';
import { viewServerDefinition, viewServerIndex } from './server/definition.js';
import { listExampleFiles } from './server/example-files.js';
import { viewServer } from './server/handlers.js';
import { viewServerOperations } from './server/operations.js';
import { emitSchemaModule } from './types/declarations.js';
import { emitInterchange } from './types/interchange.js';
import { emitOperationTypes } from './types/operations.js';

/** Returns a row with the modules that contain the checks, for one part. */
function listChecks(part: 'client' | 'server'): OutputRow {
  return ({ layout, checks }) =>
    checks.map(({ path, text }) => script(part, layout.check(part, path), () => alone(text), {}));
}

/** Declarations contain the texts of parts, and the first examples of parameters and properties. */
const describedBy = (parts: readonly object[]): Reads => ({ texts: parts, examples: parts });

const typesRows: readonly OutputRow[] = [
  file('types', 'index.ts', {
    emit: ({ input, components, responses }) =>
      alone(render('types/index.ts', viewTypesIndex(input, components !== '', responses !== ''))),
  }),
  file('types', 'openapi.ts', {
    when: ({ input }) => input.config.raw === true,
    emit: ({ input }) => alone(emitInterchange(input.api, input.names)),
  }),
  file('types', 'responses.ts', {
    when: ({ responses }) => responses !== '',
    emit: ({ responses }) => alone(responses),
  }),
  file('types', 'components.ts', {
    when: ({ components }) => components !== '',
    emit: ({ components }) => alone(components),
  }),
  filesFor('types', ({ input }) => schemaFiles(input), {
    path: (module) => `${module}.ts`,
    emit: ({ input }, module) => alone(emitSchemaModule(input.api, input.names, module)),
    reads: ({ input }) => describedBy(input.api.schemas),
  }),
  filesFor('types', ({ tags, events }) => [...tags, ...events], {
    path: (group) => `operations/${group.file}.ts`,
    emit: ({ input }, group) => alone(emitOperationTypes(input.api, input.names, group.operations, group.file)),
    reads: ({ input }, group) => describedBy([...group.operations, ...input.api.schemas]),
  }),
];

const clientRows: readonly OutputRow[] = [
  file('client', 'index.ts', { emit: ({ input }) => fromTemplate('client/index.ts', viewClientIndex(input)) }),
  file('client', 'client.ts', { emit: ({ input }) => fromTemplate('client/client.ts', viewClientDefinition(input)) }),
  file('client', 'security.ts', {
    when: ({ input }) => sentSchemes(input).length > 0,
    emit: ({ input }) => fromTemplate('client/security.ts', viewSchemes(input)),
  }),
  file('client', 'session.ts', {
    when: ({ input }) => refreshesOf(input).length > 0,
    emit: ({ input }) => fromTemplate('client/session.ts', viewSession(input)),
  }),
  file('client', ({ input }) => `${input.names.oauthFile}.ts`, {
    when: ({ input }) => oauthSchemes(input).length > 0,
    emit: ({ input }) => fromTemplate('client/oauth.ts', viewOAuth(input)),
  }),
  optionalFile('client', 'responses.ts', ({ shared }) => shared('client')),
  file('client', ({ input }) => `${input.names.rawFile}.ts`, {
    when: ({ input }) => hasRaw(input),
    emit: ({ input }) => fromTemplate('client/raw.ts', viewRaw(input)),
  }),
  (scope) => (hasOwnChecks(scope.input) ? listChecks('client')(scope) : []),
  file('client', ({ input }) => `${input.names.integrationFile('standard-schema')}.ts`, {
    when: ({ input }) => integrates(input, 'standard-schema'),
    emit: ({ input }) => fromTemplate('client/standard-schema.ts', viewStandardSchema(input)),
  }),
  file('client', ({ input }) => `${input.names.integrationFile('tanstack-query')}.ts`, {
    when: ({ input }) => integrates(input, 'tanstack-query'),
    emit: ({ input }) => fromTemplate('client/tanstack-query.ts', viewTanstackQuery(input)),
  }),
  file('client', ({ input }) => `${input.names.integrationFile('zod')}.ts`, {
    when: ({ input }) => integrates(input, 'zod'),
    emit: ({ input }) => fromTemplate('client/zod.ts', viewZod(input)),
  }),
  file('client', ({ input }) => `${input.names.integrationFile('swr')}.ts`, {
    when: ({ input }) => integrates(input, 'swr'),
    emit: ({ input }) => fromTemplate('client/swr.ts', viewSwr(input)),
  }),
  filesFor('client', ({ tags }) => tags, {
    path: (group) => `operations/${group.file}.ts`,
    emit: ({ input }, group) => fromTemplate('client/operations.ts', viewClientOperations(input, group.tag)),
    reads: ({ input }, group) => readsOf(input, group),
  }),
  filesFor('client', ({ events }) => events, {
    path: (group) => `operations/${group.file}.ts`,
    emit: ({ input }, group) => fromTemplate('client/events.ts', viewSenders(input, group.kind)),
    reads: ({ input }, group) => readsOf(input, group),
  }),
  optionalFile('client', 'xml.ts', ({ xml }) => xml),
  optionalFile('client', 'integers.ts', ({ integers }) => integers),
  optionalFile('client', 'dates.ts', ({ dates }) => dates),
];

const serverRows: readonly OutputRow[] = [
  file('server', 'index.ts', { emit: ({ input }) => fromTemplate('server/index.ts', viewServerIndex(input)) }),
  file('server', 'server.ts', { emit: ({ input }) => fromTemplate('server/server.ts', viewServer(input)) }),
  optionalFile('server', 'responses.ts', ({ shared }) => shared('server')),
  file('server', 'definition.ts', {
    emit: ({ input }) => fromTemplate('server/definition.ts', viewServerDefinition(input)),
  }),
  file('server', ({ input }) => `${input.names.integrationFile('msw')}.ts`, {
    when: ({ input }) => integrates(input, 'msw'),
    emit: ({ input }) => fromTemplate('server/msw.ts', viewMsw(input)),
  }),
  ({ input }) => listExampleFiles(input),
  listChecks('server'),
  filesFor('server', ({ tags }) => tags, {
    path: (group) => `operations/${group.file}.ts`,
    emit: ({ input }, group) => fromTemplate('server/operations.ts', viewServerOperations(input, group.tag)),
    reads: ({ input }, group) => readsOf(input, group),
  }),
  filesFor('server', ({ events }) => events, {
    path: (group) => `${group.file}.ts`,
    emit: ({ input }, group) => fromTemplate('server/events.ts', viewReceiver(input, group.kind)),
    reads: ({ input }, group) => readsOf(input, group),
  }),
  optionalFile('server', 'xml.ts', ({ xml }) => xml),
  optionalFile('server', 'integers.ts', ({ integers }) => integers),
  optionalFile('server', 'dates.ts', ({ dates }) => dates),
];

const rows = { types: typesRows, client: clientRows, server: serverRows };

/** Returns all outputs in the order in which they are written. */
export function listOutputs(
  input: EmitInput,
  outputCache: OutputCache = createOutputCache(undefined, input.api, input.config),
): Output[] {
  const scope = openScope(input, outputCache);
  const packages = packagesOf(input.config);
  return [
    ...(packages.includes('api') ? listPackageFiles(input, 'api') : []),
    ...partsOf(input.config).flatMap((part) => [
      ...(packages.includes(part) ? listPackageFiles(input, part) : []),
      ...rows[part].flatMap((row) => row(scope)),
    ]),
  ];
}
