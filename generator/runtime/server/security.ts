import { getMember, lookUp, type MutableRecord, setOwn } from '../codec/objects.js';
import { challengeOf, readCredential } from './credentials.js';
import type { Exchange } from './exchange.js';
import type { Operation, SecurityScheme } from './operation.js';
import type { BasicCredentials, SecurityContext } from './options.js';
import { HttpError, isForbidden } from './problems.js';

/** Authenticates a request: stores the principals in the exchange, or throws a 401 or 403. */
export type Guard = (exchange: Exchange) => Promise<void>;

type SchemeHandler = (credential: string | BasicCredentials, context: SecurityContext) => unknown;
type Verdict = { readonly principal: unknown } | 'missing' | 'refused' | 'forbidden';

/** Whether a value is a security handler. Only generated types know the credential of each handler. */
function isSchemeHandler(value: unknown): value is SchemeHandler {
  return typeof value === 'function';
}

/**
 * Creates the guard of an operation; `undefined` if it declares no security. The first alternative whose schemes all
 * accept the request wins; `{}`, which accepts every request, is tried last. If none accepts, the guard throws a 403 if
 * a handler returned `forbidden()`, otherwise a 401 with the challenges of all schemes. In mock mode, a scheme without
 * a handler accepts any well-formed credential; in other modes, `createGuard` throws `TypeError` for such a scheme.
 */
export function createGuard(
  operation: Operation,
  schemes: Readonly<Record<string, SecurityScheme>>,
  handlers: object,
  isMock: boolean,
): Guard | undefined {
  const declared = (operation.security ?? []).map((requirement) => Object.entries(requirement));
  const requirements = [...declared.filter((one) => one.length > 0), ...declared.filter((one) => one.length === 0)];
  if (requirements.length === 0) return undefined;
  for (const name of requirements.flat().map(([scheme]) => scheme)) {
    if (lookUp(schemes, name) === undefined) throw new TypeError(`${operation.id}: unknown security scheme ${name}`);
    if (!isMock && !isSchemeHandler(getMember(handlers, name))) throw new TypeError(`No security handler for ${name}`);
  }

  const title = `${operation.method} ${operation.path}`;
  const ask = async (name: string, scopes: readonly string[], exchange: Exchange): Promise<Verdict> => {
    const { request, requestId, state } = exchange;
    const scheme = lookUp(schemes, name);
    const credential = scheme && readCredential(scheme, request);
    if (credential === undefined) return 'missing';
    const handler = getMember(handlers, name);
    if (!isSchemeHandler(handler)) return isMock ? { principal: credential } : 'refused';
    const principal = await handler.call(handlers, credential, {
      operationId: operation.id,
      operation: title,
      scheme: name,
      scopes,
      requestId,
      get signal() {
        return exchange.signal;
      },
      request,
      state,
    });
    if (principal === undefined) return 'refused';
    return isForbidden(principal) ? 'forbidden' : { principal };
  };

  return async (exchange) => {
    const verdicts: MutableRecord<Verdict> = {};
    for (const alternative of requirements) {
      const security: MutableRecord<unknown> = {};
      for (const [name, scopes] of alternative) {
        const verdict = lookUp(verdicts, name) ?? (await ask(name, scopes, exchange));
        setOwn(verdicts, name, verdict);
        if (typeof verdict === 'string') break;
        setOwn(security, name, verdict.principal);
      }
      const names = Object.keys(security);
      if (names.length !== alternative.length) continue;
      if (names[0] === undefined) return;
      exchange.security = security;
      exchange.principal = lookUp(security, names[0]);
      return;
    }
    throw refusal(verdicts, schemes, new Set(requirements.flat().map(([name]) => name)));
  };
}

function refusal(
  verdicts: Readonly<Record<string, Verdict>>,
  schemes: Readonly<Record<string, SecurityScheme>>,
  names: ReadonlySet<string>,
): HttpError {
  const results = Object.values(verdicts);
  if (results.includes('forbidden')) return new HttpError(403, 'The credential does not allow this operation');
  const isRefused = results.includes('refused');
  const challenges = [...names].flatMap((name) => {
    const scheme = lookUp(schemes, name);
    return (scheme && challengeOf(scheme, lookUp(verdicts, name) === 'refused')) ?? [];
  });
  const message = isRefused ? 'The credential is not valid' : 'A credential is required';
  return new HttpError(401, message, {}, { 'www-authenticate': [...new Set(challenges)].join(', ') });
}
