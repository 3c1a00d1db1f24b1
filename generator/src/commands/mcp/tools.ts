/** The tools `search` and `call` of an API, without the protocol. */
import type { EmitInput } from '../../emit/input.js';
import type { Operation } from '../../ir/api.js';
import { isSendable } from '../../ir/methods.js';
import { findSuggestion } from '../../support/did-you-mean.js';
import { type Catalog, indexNames, namesOf } from './catalog.js';
import type { ApiClient } from './client.js';
import { listVariables, variablesOf } from './credentials.js';
import { printHit, printPage } from './describe.js';
import { CallRefusal } from './refusal.js';
import { type CallArguments, readRequest } from './request.js';
import { mostCharacters, printResponse } from './response.js';
import { type ApiTools, fewHits, type SearchArguments, type ToolResult, textResult } from './server.js';

export interface ToolOptions {
  /** Model and names of the client. */
  readonly input: EmitInput;
  /** Returns the pages for the tool `search`; called when they are first needed. */
  readonly readCatalog: () => Catalog;
  readonly client: ApiClient;
  /** Whether calls with methods other than GET and HEAD are allowed. */
  readonly isWriting: boolean;
  /** Replaces credentials in text. */
  readonly redact: (text: string) => string;
}

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

type FindOperation = (name: string) => Operation | undefined;

/** Returns the results of a search as Markdown, or one whole page. Throws `CallRefusal` if nothing matches. */
function search(catalog: Catalog, { query, limit = fewHits }: SearchArguments): string {
  const { input } = catalog;
  const page = catalog.find(query.trim());
  if (page !== undefined) return cut(printPage(input, page));
  const found = catalog.search(query);
  if (found.length === 0) throw new CallRefusal(`Nothing matches ${JSON.stringify(query)}. Search for other words.`);
  const shown = found.slice(0, limit).map((hit) => printHit(input, hit));
  const more = found.length > limit ? `${limit} of ${found.length} results are shown. ` : '';
  return [...shown, `${more}To read all of a result, search for its exact name.`].join('\n\n');
}

function cut(text: string): string {
  if (text.length <= mostCharacters) return text;
  return `${text.slice(0, mostCharacters)}\n\n(The first ${mostCharacters} of ${text.length} characters.)`;
}

/** Returns the operation with a name. Throws `CallRefusal` if there is none, or if it must not or cannot be called. */
function findOperation({ input, isWriting }: ToolOptions, find: FindOperation, name: string): Operation {
  const operation = find(name.trim());
  if (operation === undefined) {
    const known = input.api.operations.flatMap((each) => namesOf(input, each));
    const suggestion = findSuggestion(name, known);
    const hint =
      suggestion === undefined
        ? 'Use the tool search to find its name.'
        : `Did you mean ${JSON.stringify(suggestion)}?`;
    throw new CallRefusal(`There is no operation ${JSON.stringify(name)}. ${hint}`);
  }
  const { method } = operation;
  if (!isSendable(method)) throw new CallRefusal(`Requests with the method ${method} cannot be sent.`);
  if (isWriting || readMethods.has(method)) return operation;
  throw new CallRefusal(
    `${method} is not allowed: this server only makes GET and HEAD requests. The user can start it with --allow-writes.`,
  );
}

async function call(options: ToolOptions, find: FindOperation, given: CallArguments, canceled: AbortSignal) {
  const operation = findOperation(options, find, given.operation);
  const request = readRequest(operation, given);
  const ended = new AbortController();
  const signal = AbortSignal.any([canceled, ended.signal]);
  const result = await options.client.call(operation, request, signal);
  return printResponse(result, { stop: () => ended.abort(), redact: options.redact });
}

/** Describes an error of a call, without a stack trace. */
function describeError({ input }: ToolOptions, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The class belongs to the generated client.
  if (error.name !== 'MissingCredentialError') return error.message;
  const variables = variablesOf(input.api.securitySchemes);
  const missing = Reflect.get(error, 'alternatives');
  const alternatives = (Array.isArray(missing) ? missing : []).map((names: readonly string[]) =>
    names.flatMap((name) => listVariables(variables[name])).join(' and '),
  );
  const known = alternatives.filter((names) => names !== '').join(', or ');
  return `${error.message}. The user can set ${known === '' ? 'no variable for it' : known} in the environment of this server.`;
}

/** Creates the tools of an API. They never reject: an error is a result with `isError`. */
export function createTools(options: ToolOptions): ApiTools {
  const { input, readCatalog, redact } = options;
  const find = indexNames(input.api.operations, (operation) => namesOf(input, operation));
  const run = async (work: () => Promise<{ text: string; isError?: boolean }>): Promise<ToolResult> => {
    const { text, isError = false } = await work().catch((error: unknown) => ({
      text: describeError(options, error),
      isError: true,
    }));
    return textResult(redact(text), isError);
  };
  return {
    search: (given) => run(async () => ({ text: search(readCatalog(), given) })),
    call: (given, signal) => run(() => call(options, find, given, signal)),
  };
}
