/** Converts names in a document to identifiers: splits them into words and applies a case. */
import { capitalize, splitWords } from './words.js';

/** Reserved words of TypeScript and JavaScript. */
const reservedIdentifiers = new Set(
  (
    'abstract any arguments as asserts async await bigint boolean break case catch class const constructor continue debugger ' +
    'declare default delete do else enum eval export extends false finally for from function get global if implements import in ' +
    'infer instanceof interface is keyof let module namespace never new null number object of package private protected public ' +
    'readonly require return satisfies set static string super switch symbol this throw true try type typeof undefined unique ' +
    'unknown using var void while with yield ' +
    // Any value with a `then` is treated as a promise, such as an imported module or a returned group.
    'then ' +
    // Names that the packages export.
    'clientHooks createApi createClient createRawClient createServer credentialsFromEnv fieldErrors fileNameOf followRedirects ' +
    'idempotencyKeys isApiError paginate retry serverUrl session trackProgress unwrap'
  ).split(' '),
);

/** Names of built-in and runtime types that generated modules refer to. */
const reservedTypes = new Set(
  (
    'AnyResult AnyStatus TypedResponse Array AsyncIterable Awaitable Awaited Boolean Error Exclude Extract Input NonNullable Number Object Omit ' +
    'BodyReply BodyReplyWithHeaders EmptyReply EmptyReplyWithHeaders TypedReply TypedReplyWithHeaders PartsReply ' +
    'Operation Partial Pick Promise Readonly Record Reply Request Response ' +
    'Bytes File ReceivedBytes ServerSentEvent String Symbol Known UnknownMember UnknownText ' +
    // Types that client and server export besides those of the document.
    'Api ApiError ApiErrorOf Auth BasicCredential BasicCredentials Client ClientHooks ClientOptions CorsOptions CredentialSource CredentialVariables Fetch FetchInit FieldErrors ' +
    'Forbidden Handlers HookCall Hooks HttpError IdempotencyOptions JsonValue Limits MountOptions ' +
    'MissingCredentialError NetworkError OnUndeclared Paginator ProblemIssue RawResponse RawRequest Received RequestContext RequestError RequestLine RouteMatch ' +
    'RequestOptions Retry RetryOptions SecurityContext SecurityHandler SchemaCheck SecurityHandlers Sender Server ServerAddress ServerOptions ServerProblem ServerVariables Session StandardSchema TransferProgress ' +
    'SuccessBody ValidationIssue ' +
    'TimeoutError TokenRefreshError TokenSession UndeclaredResponse UnexpectedResponseError ' +
    // Names used by event receivers.
    'CallbackHandlers CallbackReceiverOptions EventResponse EventChoice EventContext RawEvent ReceiverDefinition ' +
    'ReceiverOptions UnknownEvent WebhookHandlers WebhookReceiverOptions'
  ).split(' '),
);

/** Returns whether generated modules refer to a built-in or runtime type with this name. */
export function isReservedType(name: string): boolean {
  return reservedTypes.has(name);
}

function letterFirst(name: string): string {
  return /^\d/u.test(name) ? `_${name}` : name;
}

/** Converts a name to PascalCase, for types; empty if it contains no letters or digits. */
export function toPascal(name: string): string {
  return letterFirst(splitWords(name).map(capitalize).join(''));
}

/** Converts a name to camelCase, for values. A name that is already in camelCase stays unchanged. */
export function toCamel(name: string): string {
  if (/^[a-z][A-Za-z\d]*$/u.test(name)) return name;
  const [first = '', ...rest] = splitWords(name);
  return letterFirst([first, ...rest.map(capitalize)].join(''));
}

/** Converts a name to kebab-case, for files. */
export function toKebab(name: string): string {
  return splitWords(name.replaceAll(/(\d)([A-Z])/gu, '$1 $2')).join('-');
}

/** Returns an identifier for a value: a reserved word gets a trailing underscore. */
export function toValueIdentifier(name: string): string {
  const camel = toCamel(name);
  return reservedIdentifiers.has(camel) ? `${camel}_` : camel;
}

/**
 * Returns a property name. Reserved words are allowed after a dot, except `then`, which would make the object look like
 * a promise, and `constructor`, which every object already has.
 */
export function toPropertyName(name: string): string {
  const camel = toCamel(name);
  return camel === 'then' || camel === 'constructor' ? `${camel}_` : camel;
}

/** Returns an identifier for a named schema: a reserved type name gets the suffix `Schema`. */
export function toTypeIdentifier(name: string): string {
  const pascal = toPascal(name);
  return reservedTypes.has(pascal) ? `${pascal}Schema` : pascal;
}

/** Matches a generic path segment at the start of a path: `api`, `rest`, `v1`, `2024-01-01`, `v{version}`. */
const generic =
  /^(?:apis?|rest|v?\d+(?:[._]\d+)*(?:-?(?:alpha|beta|rc)\d*)?|\d{4}-\d{2}-\d{2}|v?\{(?:api)?[-_]?version\})$/iu;

/** Returns the segments of a path without leading generic ones, unless nothing else would be left. */
export function significantSegments(path: string): readonly string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const start = segments.findIndex((segment) => !generic.test(segment));
  const isUseful = segments.slice(start).some((segment) => splitWords(withoutParameters(segment)).length > 0);
  return start > 0 && isUseful ? segments.slice(start) : segments;
}

function withoutParameters(segment: string): string {
  return segment.replaceAll(/\{[^{}]*\}/gu, ' ');
}

/**
 * Returns possible ids of an operation without operationId, best first: `getPetsById`, then `getV1PetsById` for
 * `GET /v1/pets/{id}`.
 */
export function deriveOperationIds(method: string, path: string): readonly string[] {
  const ids = [significantSegments(path), path.split('/')].map((segments) => {
    const words = segments.join('/').replaceAll(/\{([^{}]*)\}/gu, ' by $1 ');
    return toCamel(`${method.toLowerCase()} ${splitWords(words).length === 0 ? 'root' : words}`);
  });
  return [...new Set(ids)];
}
