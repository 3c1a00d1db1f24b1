/** Conversion of names of a document to identifiers: words, then case. */
import { createMemo } from './memo.js';

/** Reserved words of TypeScript and JavaScript. */
const reservedIdentifiers = new Set(
  (
    'abstract any arguments as asserts async await bigint boolean break case catch class const constructor continue debugger ' +
    'declare default delete do else enum eval export extends false finally for from function get global if implements import in ' +
    'infer instanceof interface is keyof let module namespace never new null number object of package private protected public ' +
    'readonly require return satisfies set static string super switch symbol this throw true try type typeof undefined unique ' +
    'unknown using var void while with yield ' +
    // Anything with a `then` is treated as a promise: an imported module, a returned group.
    'then ' +
    // Exports of the packages themselves.
    'createApi createClient createRawClient createServer followRedirects isApiError paginate retry serverUrl session unwrap'
  ).split(' '),
);

/** Type names that generated modules use with their usual meaning. */
const reservedTypes = new Set(
  (
    'AnyResult AnyStatus TypedResponse Array AsyncIterable Awaitable Awaited Boolean Error Exclude Extract Input NonNullable Number Object Omit ' +
    'BodyReply BodyReplyWithHeaders EmptyReply EmptyReplyWithHeaders TypedReply TypedReplyWithHeaders PartsReply ' +
    'Operation Partial Pick Promise Readonly Record Reply Request Response ' +
    'Bytes File ReceivedBytes ServerSentEvent String Symbol Known UnknownMember UnknownText ' +
    // Exports of client and server besides the types of the document.
    'Api ApiError ApiErrorOf Auth BasicCredentials Client ClientOptions CorsOptions CredentialSource Fetch Forbidden Handlers Hooks HttpError ' +
    'JsonValue Limits ' +
    'MissingCredentialError NetworkError OnUndeclared Paginator Problem ProblemIssue RawResponse RawRequest Received RequestContext RequestError ' +
    'RequestOptions Retry RetryOptions SecurityContext SecurityHandler SchemaCheck SecurityHandlers Sender Server ServerAddress ServerOptions ServerVariables Session StandardSchema ' +
    'SuccessBody ValidationIssue ' +
    'TimeoutError TokenRefreshError TokenSession UndeclaredResponse UnexpectedResponseError ' +
    // Names used by event receivers.
    'CallbackHandlers CallbackReceiverOptions EventResponse EventChoice EventContext RawEvent ReceiverDefinition ' +
    'ReceiverOptions UnknownEvent WebhookHandlers WebhookReceiverOptions'
  ).split(' '),
);

/** Returns whether generated modules use a name with its usual meaning. */
export const isReservedType = (name: string): boolean => reservedTypes.has(name);

/** Removes diacritics. */
const withoutMarks = (name: string): string =>
  /^[\x20-\x7e]*$/u.test(name) ? name : name.normalize('NFKD').replaceAll(/\p{M}/gu, '');

const wordCache = createMemo<readonly string[]>(10_000);

/** Splits a name such as `community_member`, `HTTPError2` or `Foo-Bar` into words in lower case. */
export const splitWords = (name: string): readonly string[] =>
  wordCache(name, () =>
    withoutMarks(name)
      .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .split(/[^A-Za-z\d]+/u)
      .filter((word) => word !== '')
      .map((word) => word.toLowerCase()),
  );

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const letterFirst = (name: string): string => (/^\d/u.test(name) ? `_${name}` : name);

/** Converts to PascalCase, for types; the empty string if no letter or digit is left. */
export const toPascal = (name: string): string => letterFirst(splitWords(name).map(capitalise).join(''));

/** Converts to camelCase, for values; a name that is in camelCase already is unchanged. */
export const toCamel = (name: string): string => {
  if (/^[a-z][A-Za-z\d]*$/u.test(name)) return name;
  const [first = '', ...rest] = splitWords(name);
  return letterFirst([first, ...rest.map(capitalise)].join(''));
};

/** Converts to kebab-case, for files. */
export const toKebab = (name: string): string => splitWords(name.replaceAll(/(\d)([A-Z])/gu, '$1 $2')).join('-');

/** Returns an identifier for a value: a reserved word gets a trailing underscore. */
export const toValueIdentifier = (name: string): string => {
  const camel = toCamel(name);
  return reservedIdentifiers.has(camel) ? `${camel}_` : camel;
};

/** Returns an identifier for a named schema: a reserved type name gets the suffix `Schema`. */
export const toTypeIdentifier = (name: string): string => {
  const pascal = toPascal(name);
  return reservedTypes.has(pascal) ? `${pascal}Schema` : pascal;
};

/** Returns the singular of an English word, sufficient to compare a tag with an operationId. */
export const toSingular = (word: string): string => {
  if (/(ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** Returns the id of an operation without operationId: `getPetsById` for `GET /pets/{id}`. */
export const deriveOperationId = (method: string, path: string): string => {
  const words = path.replaceAll(/\{([^{}]*)\}/gu, ' by $1 ');
  return toCamel(`${method.toLowerCase()} ${splitWords(words).length === 0 ? 'root' : words}`);
};
