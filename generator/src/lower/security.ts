/** Lowers security schemes and requirements (OpenAPI 3.1, 4.8.27 and 4.8.30). */
import type { OAuthFlow, Operation, Parameter, SecurityRequirement, SecurityScheme, TokenRefresh } from '../ir/api.js';
import { isOwnForm } from '../openapi/resolve/extensions.js';
import { asArray, asObject, asString, type JsonObject, optional } from '../openapi/values.js';
import { join } from '../support/json-pointer.js';
import type { Carrier } from './carriers.js';
import { type Context, follow } from './context.js';
import { describeBadHeader, isToken } from './token.js';

/** Lowers the security schemes; unsupported ones are reported and left out. */
export function lowerSecuritySchemes(context: Context, value: unknown, pointer: string): SecurityScheme[] {
  return Object.entries(asObject(value)).flatMap(([name, item]): SecurityScheme[] => {
    const located = follow(context, item, join(pointer, name));
    if (located === undefined) return [];
    const scheme = lowerScheme(context, name, located.value, located.pointer);
    if (scheme === undefined) return [];
    return [
      {
        name,
        scheme,
        ...optional('description', asString(located.value['description'])?.trim()),
        ...optional(
          'tokenRefresh',
          lowerTokenRefresh(context, located.value['x-token-refresh'], join(located.pointer, 'x-token-refresh')),
        ),
        pointer: located.pointer,
      },
    ];
  });
}

function lowerScheme(
  context: Context,
  name: string,
  raw: JsonObject,
  pointer: string,
): SecurityScheme['scheme'] | undefined {
  const type = asString(raw['type']) ?? 'none';
  const unsupported = (what: string): undefined => {
    context.report('security-scheme-unsupported', pointer, { name, type: what });
    return undefined;
  };
  if (type === 'http') {
    const scheme = asString(raw['scheme']);
    // Any token is allowed (RFC 9110, 11.1), whether it is registered or not.
    return scheme !== undefined && isToken(scheme)
      ? { type, scheme: ['bearer', 'basic'].includes(scheme.toLowerCase()) ? scheme.toLowerCase() : scheme }
      : unsupported(`http scheme ${JSON.stringify(raw['scheme'] ?? null)}`);
  }
  if (type === 'apiKey') {
    const where = asString(raw['in']);
    const key = asString(raw['name']);
    if ((where !== 'header' && where !== 'query' && where !== 'cookie') || key === undefined) {
      context.report('document-invalid', pointer, {
        reason: 'an apiKey scheme must have a "name", and an "in" of header, query or cookie',
      });
      return undefined;
    }
    if (where === 'header' && !isToken(key)) return unsupported(describeBadHeader(key));
    return { type, in: where, name: key, ...optional('prefix', readPrefix(raw['x-value-prefix'])) };
  }
  if (type === 'oauth2')
    return {
      type,
      flows: lowerFlows(asObject(raw['flows'])),
      ...optional('metadataUrl', asString(raw['oauth2MetadataUrl'])),
    };
  if (type === 'openIdConnect') return { type, url: asString(raw['openIdConnectUrl']) ?? '' };
  return type === 'mutualTLS' ? { type } : unsupported(`type ${JSON.stringify(type)}`);
}

/** Reads `x-value-prefix` of an API key; `undefined` if the value does not have the supported form. */
function readPrefix(value: unknown): string | undefined {
  return isOwnForm('x-value-prefix', value) ? asString(value) : undefined;
}

function lowerFlows(flows: JsonObject): OAuthFlow[] {
  return Object.entries(flows).map(([name, value]) => {
    const flow = asObject(value);
    return {
      name,
      ...optional('tokenUrl', asString(flow['tokenUrl'])),
      ...optional('authorizationUrl', asString(flow['authorizationUrl'])),
      ...optional('refreshUrl', asString(flow['refreshUrl'])),
      scopes: Object.keys(asObject(flow['scopes'])),
    };
  });
}

function lowerTokenRefresh(context: Context, value: unknown, pointer: string): TokenRefresh | undefined {
  if (value === undefined) return undefined;
  const raw = asObject(value);
  const operationId = asString(raw['operationId']);
  const refreshToken = asString(asObject(raw['request'])['refresh_token']);
  const accessToken = asString(asObject(raw['response'])['access_token']);
  const expiresAt = asString(asObject(raw['response'])['expires_at']);
  if (operationId === undefined || refreshToken === undefined || accessToken === undefined || expiresAt === undefined) {
    const reason =
      'it requires "operationId", "request.refresh_token", "response.access_token" and "response.expires_at"';
    context.report('extension-ignored', pointer, { extension: 'x-token-refresh', reason });
    return undefined;
  }
  return { operationId, refreshToken, accessToken, expiresAt };
}

/** Removes `x-token-refresh` from a scheme if it refers to an operation that does not exist. */
export function withTokenRefresh(
  context: Context,
  scheme: SecurityScheme,
  operations: readonly Operation[],
): SecurityScheme {
  const { tokenRefresh, ...rest } = scheme;
  if (tokenRefresh === undefined || operations.some(({ id }) => id === tokenRefresh.operationId)) return scheme;
  const extension = 'x-token-refresh';
  const reason = `the document has no operation ${JSON.stringify(tokenRefresh.operationId)}`;
  context.report('extension-ignored', join(scheme.pointer, extension), { extension, reason });
  return rest;
}

/** The names of the declared schemes and of the schemes that are generated. */
export interface Schemes {
  readonly declared: ReadonlySet<string>;
  readonly generated: ReadonlySet<string>;
  /** Credential locations by scheme name. */
  readonly carriers: ReadonlyMap<string, Carrier>;
}

/** Reports schemes of one requirement that use the same location in a request. */
function checkCarriers(
  context: Context,
  names: readonly string[],
  pointer: string,
  carriers: Schemes['carriers'],
): void {
  const taken = new Map<string, Carrier & { readonly name: string }>();
  for (const name of names) {
    const carrier = carriers.get(name);
    if (carrier === undefined) continue;
    const other = taken.get(carrier.key);
    if (other === undefined) taken.set(carrier.key, { name, ...carrier });
    else if (other.form !== carrier.form)
      context.report('security-unsatisfiable', join(pointer, name), {
        name,
        other: other.name,
        place: carrier.text,
        areKeys: other.isKey && carrier.isKey,
      });
  }
}

/**
 * Lowers a list of alternative security requirements; `undefined` if it is absent. A requirement that a server cannot
 * enforce is always an error, because leaving it out would grant access to everyone.
 */
export function lowerRequirements(
  context: Context,
  value: unknown,
  pointer: string,
  { declared, generated, carriers }: Schemes,
): SecurityRequirement[] | undefined {
  if (value === undefined) return undefined;
  return asArray(value).map((item, index): SecurityRequirement => {
    const entries = Object.entries(asObject(item));
    for (const [name] of entries) {
      const place = join(pointer, index, name);
      if (!declared.has(name)) context.report('security-scheme-unknown', place, { name });
      else if (!generated.has(name)) context.report('security-requirement-unsupported', place, { name });
    }
    checkCarriers(
      context,
      entries.map(([name]) => name),
      join(pointer, index),
      carriers,
    );
    return Object.fromEntries(entries.map(([name, scopes]) => [name, asArray(scopes).map(String)]));
  });
}

/**
 * Removes parameters that repeat a credential of the operation, like the header `Authorization` (OpenAPI 3.1,
 * 4.8.12.1). A server would read a credential that is sent twice as a list, or reject it.
 */
export function withoutCredentials(
  context: Context,
  { parameters, security }: Pick<Operation, 'parameters' | 'security'>,
  schemes: readonly SecurityScheme[],
): Parameter[] {
  const asked = new Set(security.flatMap((requirement) => Object.keys(requirement)));
  const keys = schemes.flatMap(({ name, scheme }) =>
    asked.has(name) && scheme.type === 'apiKey' ? [{ scheme: name, in: scheme.in, name: scheme.name }] : [],
  );
  const isSame = (where: string, a: string, b: string): boolean =>
    where === 'header' ? a.toLowerCase() === b.toLowerCase() : a === b;
  return parameters.filter((parameter) => {
    const key = keys.find((each) => each.in === parameter.in && isSame(each.in, each.name, parameter.name));
    if (key === undefined) return true;
    const { name, in: where, pointer } = parameter;
    context.report('parameter-is-credential', pointer, { name, in: where, scheme: key.scheme });
    return false;
  });
}
