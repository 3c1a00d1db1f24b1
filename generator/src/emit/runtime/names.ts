/**
 * The names that generated code may import from each runtime file. A name that the runtime does not export causes a
 * compile error.
 */

import type * as client from '../../../runtime/client/client.js';
import type * as environment from '../../../runtime/client/environment.js';
import type * as clientErrors from '../../../runtime/client/errors.js';
import type * as clientEvents from '../../../runtime/client/events.js';
import type * as fields from '../../../runtime/client/field-errors.js';
import type * as files from '../../../runtime/client/files.js';
import type * as follow from '../../../runtime/client/follow.js';
import type * as idempotency from '../../../runtime/client/idempotency.js';
import type * as cacheKey from '../../../runtime/client/integrations/key.js';
import type * as standardSchemas from '../../../runtime/client/integrations/standard-schema.js';
import type * as linkedSteps from '../../../runtime/client/integrations/steps.js';
import type * as swr from '../../../runtime/client/integrations/swr.js';
import type * as tanstackQuery from '../../../runtime/client/integrations/tanstack-query.js';
import type * as oauth from '../../../runtime/client/oauth.js';
import type * as clientOperation from '../../../runtime/client/operation.js';
import type * as clientOptions from '../../../runtime/client/options.js';
import type * as paginate from '../../../runtime/client/paginate.js';
import type * as raw from '../../../runtime/client/raw.js';
import type * as serverVariables from '../../../runtime/client/server-variables.js';
import type * as unwrap from '../../../runtime/client/unwrap.js';
import type * as bareErrors from '../../../runtime/codec/errors.js';
import type * as expression from '../../../runtime/codec/expression.js';
import type * as codecOperation from '../../../runtime/codec/operation.js';
import type * as places from '../../../runtime/codec/places.js';
import type * as xmlNode from '../../../runtime/codec/xml-node.js';
import type * as serverCredentials from '../../../runtime/server/credentials.js';
import type * as serverDefinition from '../../../runtime/server/definition.js';
import type * as examples from '../../../runtime/server/examples.js';
import type * as serverOperation from '../../../runtime/server/operation.js';
import type * as serverOptions from '../../../runtime/server/options.js';
import type * as receiverOptions from '../../../runtime/server/receiver-options.js';
import type * as standardSchema from '../../../runtime/server/standard-schema.js';
import type * as validation from '../../../runtime/server/validation.js';
import type * as validators from '../../../runtime/server/validators.js';
import type * as msw from '../../../runtime/testing/msw.js';
import { fileOf, type RuntimeKey } from './files.js';
import { runtimeModules } from './modules.js';

/** Modules whose functions, classes and constants are imported, by file. */
interface Values {
  readonly codec:
    | typeof import('../../../runtime/codec/cookie-lines.js')
    | typeof bareErrors
    | typeof import('../../../runtime/codec/exact-json.js')
    | typeof expression
    | typeof import('../../../runtime/codec/media-type.js')
    | typeof import('../../../runtime/codec/media/bounded-json.js')
    | typeof import('../../../runtime/codec/media/bytes.js')
    | typeof import('../../../runtime/codec/media/events.js')
    | typeof import('../../../runtime/codec/media/exact-json.js')
    | typeof import('../../../runtime/codec/media/form.js')
    | typeof import('../../../runtime/codec/media/json.js')
    | typeof import('../../../runtime/codec/media/lines.js')
    | typeof import('../../../runtime/codec/media/lines-part.js')
    | typeof import('../../../runtime/codec/media/text.js')
    | typeof import('../../../runtime/codec/medium.js')
    | typeof import('../../../runtime/codec/query-string.js')
    | typeof import('../../../runtime/codec/quote.js')
    | typeof import('../../../runtime/codec/writers/cookie.js')
    | typeof import('../../../runtime/codec/writers/deep-object.js')
    | typeof import('../../../runtime/codec/writers/form.js')
    | typeof import('../../../runtime/codec/writers/header.js')
    | typeof import('../../../runtime/codec/writers/json.js')
    | typeof import('../../../runtime/codec/writers/medium.js')
    | typeof import('../../../runtime/codec/writers/path.js')
    | typeof import('../../../runtime/codec/writers/scalar.js');
  readonly multipart:
    | typeof import('../../../runtime/codec/media/multipart.js')
    | typeof import('../../../runtime/codec/media/multipart-reader.js')
    | typeof import('../../../runtime/codec/media/parts.js')
    | typeof import('../../../runtime/codec/media/parts-reader.js');
  readonly xml:
    | typeof import('../../../runtime/codec/media/xml-reader.js')
    | typeof import('../../../runtime/codec/media/xml-writer.js');
  readonly client:
    | typeof client
    | typeof clientErrors
    | typeof import('../../../runtime/client/cookie-header.js')
    | typeof environment
    | typeof fields
    | typeof files
    | typeof follow
    | typeof import('../../../runtime/client/headers.js')
    | typeof import('../../../runtime/client/hooks.js')
    | typeof idempotency
    | typeof import('../../../runtime/client/outgoing.js')
    | typeof import('../../../runtime/client/outgoing-choice.js')
    | typeof import('../../../runtime/client/pages/by-address.js')
    | typeof import('../../../runtime/client/pages/by-cursor.js')
    | typeof import('../../../runtime/client/pages/by-number.js')
    | typeof import('../../../runtime/client/pages/by-offset.js')
    | typeof import('../../../runtime/client/pages/steps.js')
    | typeof paginate
    | typeof import('../../../runtime/client/dates.js')
    | typeof import('../../../runtime/client/redirects.js')
    | typeof import('../../../runtime/client/retry.js')
    | typeof import('../../../runtime/client/schemes.js')
    | typeof serverVariables
    | typeof import('../../../runtime/client/session.js')
    | typeof unwrap;
  readonly events: typeof clientEvents | typeof import('../../../runtime/client/dated-events.js');
  readonly oauth: typeof oauth;
  readonly raw: typeof raw;
  readonly tanstackQuery: typeof tanstackQuery;
  readonly swr: typeof swr;
  readonly queries: typeof cacheKey | typeof linkedSteps;
  readonly standardSchema: typeof standardSchemas;
  readonly zod: typeof import('../../../runtime/client/integrations/zod.js');
  readonly server:
    | typeof import('../../../runtime/server/adapters/fetch.js')
    | typeof serverCredentials
    | typeof import('../../../runtime/server/dates.js')
    | typeof import('../../../runtime/server/problems.js')
    | typeof import('../../../runtime/server/request-id.js')
    | typeof import('../../../runtime/server/server.js');
  readonly receiver: typeof import('../../../runtime/server/receiver.js');
  readonly msw: typeof msw;
  readonly version: typeof import('../../../runtime/version.js');
}

/** The types that are imported, by file. Each has the same name as in the runtime. */
interface Types {
  readonly codec: {
    readonly Dates: places.Dates;
    readonly Integers: places.Integers;
    readonly Json: codecOperation.Json;
    readonly Template: expression.Template;
    readonly XmlContent: xmlNode.XmlContent;
  };
  readonly client: {
    readonly AnyResult: unwrap.AnyResult;
    readonly ApiErrorOf: clientErrors.ApiErrorOf<never>;
    readonly BasicCredential: clientOptions.BasicCredential;
    readonly ChooseServer: serverVariables.ChooseServer;
    readonly ClientHooks: clientOptions.ClientHooks;
    readonly ClientOptions: clientOptions.ClientOptions;
    readonly CredentialVariables: environment.CredentialVariables;
    readonly Fetch: clientOptions.Fetch;
    readonly FetchInit: clientOptions.FetchInit;
    readonly FieldErrors: fields.FieldErrors;
    readonly Filling: follow.Filling;
    readonly HookCall: clientOptions.HookCall;
    readonly Hooks: clientOptions.Hooks;
    readonly IdempotencyOptions: idempotency.IdempotencyOptions;
    readonly OnUndeclared: clientOptions.OnUndeclared;
    readonly Operation: clientOperation.Operation<never, never>;
    readonly Paginator: paginate.Paginator<never, never>;
    readonly Received: clientOptions.Received<never>;
    readonly RefreshedTokens: clientOptions.RefreshedTokens;
    readonly RequestOptions: clientOptions.RequestOptions;
    readonly ResponseDescriptor: clientOperation.ResponseDescriptor;
    readonly ResponseTable: clientOperation.ResponseTable;
    readonly Retry: clientOptions.Retry;
    readonly RetryOptions: clientOptions.RetryOptions;
    readonly RuntimeClient: client.RuntimeClient<never>;
    readonly Scheme: clientOperation.Scheme;
    readonly Sender: clientOptions.Sender<never>;
    readonly ServerAddress: clientOperation.ServerAddress;
    readonly Session: clientOptions.Session;
    readonly SuccessBody: unwrap.SuccessBody<never>;
    readonly TokenSession: clientOptions.TokenSession;
    readonly TransferProgress: files.TransferProgress;
    readonly UndeclaredResponse: clientOptions.UndeclaredResponse;
    readonly Without: follow.Without<never, never>;
  };
  readonly events: {
    readonly EventOptions: clientEvents.EventOptions;
    readonly OutgoingEvent: clientEvents.OutgoingEvent;
    readonly ResponseParts: clientEvents.ResponseParts;
    readonly SenderProof: clientEvents.SenderProof;
  };
  readonly oauth: {
    readonly ClientCredentials: oauth.ClientCredentials;
    readonly RefreshTokenGrant: oauth.RefreshTokenGrant;
    readonly TokenAddresses: oauth.TokenAddresses;
  };
  readonly raw: {
    readonly RawClient: raw.RawClient<never>;
    readonly RawSecurity: raw.RawSecurity;
  };
  readonly tanstackQuery: {
    readonly CallError: tanstackQuery.CallError<never>;
    readonly CallOptions: tanstackQuery.CallOptions;
    readonly OperationMutation: tanstackQuery.OperationMutation<never, never, never>;
    readonly OperationPages: tanstackQuery.OperationPages<never, never, never, never, never>;
    readonly OperationQuery: tanstackQuery.OperationQuery<never, never, never>;
  };
  readonly standardSchema: {
    readonly ResponseChecks: standardSchemas.ResponseChecks;
  };
  readonly swr: {
    readonly SwrMutation: swr.SwrMutation<never, never>;
    readonly SwrPagesFetcher: swr.SwrPagesFetcher<never, never, never, never>;
    readonly SwrPagesKey: swr.SwrPagesKey<never, never, never, never>;
    readonly SwrFetcher: swr.SwrFetcher<never, never, never>;
    readonly SwrKey: swr.SwrKey<never, never>;
  };
  readonly queries: {
    readonly LinkedPage: linkedSteps.LinkedPage<never>;
    readonly OperationKey: cacheKey.OperationKey<never, never>;
  };
  readonly server: {
    readonly BasicCredentials: serverOptions.BasicCredentials;
    readonly CorsOptions: serverOptions.CorsOptions;
    readonly CredentialSource: serverCredentials.CredentialSource;
    readonly Forbidden: serverOptions.Forbidden;
    readonly Hooks: serverOptions.Hooks<never, never>;
    readonly Limits: serverOptions.Limits;
    readonly MountOptions: serverOptions.MountOptions;
    readonly Operation: serverOperation.Operation;
    readonly ServerProblem: serverOptions.ServerProblem;
    readonly ProblemIssue: serverOptions.ProblemIssue;
    readonly RawRequest: serverOptions.RawRequest;
    readonly RawResponse: serverOptions.RawResponse;
    readonly RequestContext: serverOptions.RequestContext<never, never>;
    readonly RequestLine: serverOptions.RequestLine;
    readonly ResponseDescriptor: serverOperation.ResponseDescriptor;
    readonly ResponseTable: serverOperation.ResponseTable;
    readonly RouteMatch: serverOptions.RouteMatch;
    readonly RuntimeServerOptions: serverOptions.RuntimeServerOptions<never, never, never, never>;
    readonly SecurityContext: serverOptions.SecurityContext<never>;
    readonly SecurityHandler: serverOptions.SecurityHandler<never, never, never>;
    readonly Server: serverOptions.Server;
    readonly ServerDefinition: serverDefinition.ServerDefinition;
  };
  readonly validation: {
    readonly Check: validation.Check;
    readonly Examples: examples.Examples;
    readonly RequestValidators: validators.RequestValidators;
    readonly StandardSchema: standardSchema.StandardSchema<never>;
    readonly Validate: validators.Validate;
    readonly ValidationIssue: validators.ValidationIssue;
  };
  readonly msw: {
    readonly MswHandlers: msw.MswHandlers<never, never>;
    readonly MswHttp: msw.MswHttp<never>;
    readonly MswOptions: msw.MswOptions;
  };
  readonly receiver: {
    readonly EventChoice: receiverOptions.EventChoice<never>;
    readonly EventContext: receiverOptions.EventContext;
    readonly EventResponse: receiverOptions.EventResponse;
    readonly RawEvent: receiverOptions.RawEvent;
    readonly ReceiverDefinition: receiverOptions.ReceiverDefinition;
    readonly ReceiverOptions: receiverOptions.ReceiverOptions<never>;
    readonly UnknownEvent: receiverOptions.UnknownEvent;
  };
}

type KeysOfEach<T> = T extends unknown ? Extract<keyof T, string> : never;

/** The names in each file. This is a mapped type, because the compiler cannot resolve a union of all conditions. */
type RuntimeNames = {
  readonly [K in RuntimeKey]:
    | (K extends keyof Values ? KeysOfEach<Values[K]> : never)
    | (K extends keyof Types ? Extract<keyof Types[K], string> : never);
};

/** A name that generated code may import from a runtime file. */
export type RuntimeName<K extends RuntimeKey> = RuntimeNames[K];

/** Records that a runtime name is imported, under the name `local` if given. */
export type UseRuntime<T> = <K extends RuntimeKey>(key: K, name: RuntimeName<K>, local?: string) => T;

let exported: ReadonlyMap<string, string> | undefined;

function listExported(): ReadonlyMap<string, string> {
  return new Map(
    [...runtimeModules().values()].flatMap((module) =>
      module.exported.map((name) => [`${fileOf(module.path)} ${name}`, module.path] as const),
    ),
  );
}

/** Returns the runtime module that declares an exported name. Throws if there is none in the file. */
export function findRuntime(key: RuntimeKey, name: string): string {
  exported ??= listExported();
  const module = exported.get(`${key} ${name}`);
  if (module === undefined) throw new Error(`the file ${key} of the runtime does not export ${name}`);
  return module;
}
