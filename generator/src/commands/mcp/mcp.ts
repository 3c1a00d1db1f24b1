/** Prepares the tools of the MCP server of an API: its pages, its generated client and its credentials. */
import type { Config } from '../../config/codegen-config.js';
import type { EmitInput } from '../../emit/input.js';
import { hasBigints } from '../../ir/places.js';
import { indexOf } from '../../ir/schema-index.js';
import type { LoadedDocument } from '../../openapi/document.js';
import { prepare } from '../../prepare.js';
import { plural, showLine } from '../../support/terminal.js';
import { type Catalog, createCatalog } from './catalog.js';
import { loadClient } from './client.js';
import { type Environment, listVariables, readCredentials, variablesOf } from './credentials.js';
import type { ApiTools } from './server.js';
import { createTools } from './tools.js';

/** Settings of the client that calls the API: no value loses digits or changes between JSON and the client. */
export const clientSettings = { packages: ['types', 'client'], int64: 'bigint', dates: 'string' } as const;

export interface McpSources {
  readonly document: LoadedDocument;
  /** The project's configuration, which determines the names of packages and types in search results. */
  readonly config: Config;
  /** Model and names of the client, and its sources, which are generated with `clientSettings`. */
  readonly input: EmitInput;
  readonly files: ReadonlyMap<string, string>;
}

export interface PrepareOptions {
  /** Whether calls may use all methods. */
  readonly isWriting: boolean;
  /** URL of the API. Default: the first server of the document. */
  readonly baseUrl: string | undefined;
  /** An empty folder for the generated client. */
  readonly folder: string;
}

export interface PreparedTools {
  readonly tools: ApiTools;
  /** Lines that describe what the server does and needs. They contain no credentials. */
  readonly notes: readonly string[];
}

/** Returns a line for each security scheme, with its environment variables and whether these are set. */
function describeVariables({ api }: EmitInput, env: Environment): readonly string[] {
  return Object.entries(variablesOf(api.securitySchemes)).map(([scheme, variables]) => {
    const names = listVariables(variables).map((name) => `${name} (${env[name] ? 'set' : 'not set'})`);
    return showLine(`Credential ${scheme}: ${names.join(', ')}`);
  });
}

/** Returns the input of emission with the settings of the project, which determine names and types in the pages. */
function inputOfPages({ document, config, input }: McpSources): EmitInput {
  const isSame = (config.int64 === 'bigint' || !hasBigints(indexOf(input.api))) && config.dates !== 'Date';
  if (isSame) return { ...input, config };
  // The document has no errors, because the client was generated from it.
  return prepare(document, config).value ?? input;
}

/** Prepares the tools. Resolves to `undefined` if neither `baseUrl` nor the document contains the API's URL. */
export async function prepareTools(
  sources: McpSources,
  { isWriting, baseUrl, folder }: PrepareOptions,
  env: Environment,
): Promise<PreparedTools | undefined> {
  const { input, files } = sources;
  const { auth, redact } = readCredentials(input.api.securitySchemes, env);
  const client = await loadClient(input, files, folder, { auth, baseUrl });
  if (client === undefined) return undefined;
  let catalog: Catalog | undefined;
  const readCatalog = (): Catalog => {
    catalog ??= createCatalog(inputOfPages(sources));
    return catalog;
  };
  const count = plural(input.api.operations.length, 'operation');
  return {
    tools: createTools({ input, client, isWriting, redact, readCatalog }),
    notes: [`${count}, ${isWriting ? 'all methods' : 'only GET and HEAD'}`, ...describeVariables(input, env)],
  };
}
