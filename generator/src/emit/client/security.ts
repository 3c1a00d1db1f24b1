/** Creates the template views of the client's security modules. */
import type { Operation, SecurityScheme } from '../../ir/api.js';
import { dates, hasBigints, hasLeaves } from '../../ir/places.js';
import { indexOf } from '../../ir/schema-index.js';
import { printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { type Literal, printTable, verbatim } from '../../support/code/literal.js';
import type { EmitInput } from '../input.js';
import { layoutOf } from '../layout.js';
import { describeRequirement } from '../operation-data/descriptor.js';
import { collectImports, type ModuleView, printHead, printReexports } from '../print/imports.js';

/** Returns the scheme name that precedes a credential in `Authorization` (RFC 9110, 11.1). */
function wordOf(scheme: string): string {
  return `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} `;
}

interface Place {
  readonly apply: 'applyBasic' | 'applyCookie' | 'applyHeader' | 'applyQuery';
  readonly key?: string;
  readonly prefix?: string;
}

/** Returns where and how a client sends the credential of a scheme. */
export function placeOf({ scheme }: SecurityScheme): Place {
  if (scheme.type === 'http' && scheme.scheme === 'basic') return { apply: 'applyBasic' };
  if (scheme.type === 'http') return { apply: 'applyHeader', prefix: wordOf(scheme.scheme) };
  if (scheme.type !== 'apiKey') return { apply: 'applyHeader', prefix: wordOf('bearer') };
  const { in: where, name, prefix } = scheme;
  if (where !== 'header') return { apply: where === 'query' ? 'applyQuery' : 'applyCookie', key: name };
  return { apply: 'applyHeader', key: name, ...(prefix !== undefined && { prefix }) };
}

/** Returns the schemes whose credentials are sent in requests, unlike certificates, which belong to the connection. */
export function sentSchemes({ api }: Pick<EmitInput, 'api'>): readonly SecurityScheme[] {
  return api.securitySchemes.filter(({ scheme }) => scheme.type !== 'mutualTLS');
}

/** Returns the schemes whose tokens a client can obtain. */
export function oauthSchemes({ api }: Pick<EmitInput, 'api'>): readonly SecurityScheme[] {
  return api.securitySchemes.filter(({ scheme }) => scheme.type === 'oauth2' || scheme.type === 'openIdConnect');
}

/** The flows whose URLs may serve to refresh tokens (RFC 6749, 4; RFC 8628), most common first. */
const refreshed = ['authorizationCode', 'password', 'deviceAuthorization', 'clientCredentials'];

/** Returns the token endpoints of a scheme, as `TokenAddresses` of the client runtime. */
export function addressesOf({ scheme }: SecurityScheme): Readonly<Partial<Record<Location, string>>> {
  if (scheme.type === 'openIdConnect') return scheme.url === '' ? {} : { metadata: scheme.url };
  if (scheme.type !== 'oauth2') return {};
  const { metadataUrl } = scheme;
  const flows = new Map(scheme.flows.map((flow) => [flow.name, flow]));
  const token = flows.get('clientCredentials')?.tokenUrl;
  const [refresh] = refreshed.flatMap((flow) => flows.get(flow)?.refreshUrl ?? flows.get(flow)?.tokenUrl ?? []);
  return {
    ...(token !== undefined && { token }),
    ...(refresh !== undefined && { refresh }),
    ...(metadataUrl !== undefined && { metadata: metadataUrl }),
  };
}

type Location = 'token' | 'refresh' | 'metadata';

/** Returns the view of the module with the token endpoints or the metadata URL of each scheme. */
export function viewOAuth(input: EmitInput): ModuleView<'client/oauth.ts'> {
  const types = collectImports(input.config);
  for (const name of ['ClientCredentials', 'RefreshTokenGrant', 'TokenAddresses'] as const)
    types.runtime('oauth', name);
  types.runtime('client', 'Session');
  const values = collectImports(input.config, { areTypes: false });
  for (const name of ['createClientCredentials', 'createRefreshToken'] as const) values.runtime('oauth', name);
  const addresses = oauthSchemes(input)
    .map((scheme) => [scheme.name, addressesOf(scheme)] as const)
    .filter(([, own]) => Object.keys(own).length > 0);
  const exported = [
    printReexports(input.config, 'oauth', ['OAuthError'], { areTypes: false }),
    printReexports(input.config, 'oauth', ['ClientCredentials', 'RefreshTokenGrant']),
    printReexports(input.config, 'client', ['RefreshedTokens', 'Session']),
  ];
  return {
    ...printHead([types, values], exported),
    addresses: printTable(Object.fromEntries(addresses), 60),
  };
}

/**
 * Returns the view of the module with a constant for each scheme, so that bundles contain only those that operations
 * need.
 */
export function viewSchemes(input: EmitInput): ModuleView<'client/security.ts'> {
  const types = collectImports(input.config);
  types.runtime('client', 'Scheme');
  const imports = collectImports(input.config, { areTypes: false });
  const schemes = sentSchemes(input).map((scheme) => {
    const { apply, ...place } = placeOf(scheme);
    const literal = { name: scheme.name, apply: verbatim(imports.runtime('client', apply)), ...place };
    return {
      docs: printDoc(printDocLines(`The scheme \`${scheme.name}\` of the document.`)),
      name: printIdentifier(input.names.scheme(scheme.name)),
      literal: printTable(literal, 40),
    };
  });
  return { ...printHead([types, imports]), schemes };
}

/**
 * Returns whether the raw client is generated: if the setting `raw` is `true` and there are neither bigints nor dates,
 * which openapi-fetch does not support, because it parses JSON itself.
 */
export function hasRaw({ api, config }: EmitInput): boolean {
  return config.raw === true && !hasBigints(indexOf(api)) && !hasLeaves(indexOf(api), dates);
}

/** Returns the view of the module with the openapi-fetch client, including the security of each operation. */
export function viewRaw({ api, names, config }: EmitInput): ModuleView<'client/raw.ts'> {
  const types = collectImports(config);
  types.use(layoutOf(config).types('openapi', 0), 'paths');
  types.use('./client.js', 'Client');
  types.runtime('client', 'OnUndeclared');
  types.runtime('raw', 'RawClient', 'RuntimeRawClient');
  types.runtime('raw', 'RawSecurity');
  const imports = collectImports(config, { areTypes: false });
  imports.runtime('raw', 'createRuntimeRawClient');
  const scheme = (name: string): Literal => verbatim(imports.use('./security.js', names.scheme(name)));
  const describe = (security: Operation['security']): Literal =>
    security.map((requirement) => describeRequirement(api, requirement, scheme));
  const isDefault = ({ security }: Operation): boolean => JSON.stringify(security) === JSON.stringify(api.security);
  const own = api.operations.filter((operation) => !isDefault(operation));
  const byOperation = Object.fromEntries(
    own.map(({ method, path, security }) => [`${method} ${path}`, describe(security)] as const),
  );
  const table = printTable({ default: describe(api.security), byOperation }, 32);
  return { ...printHead([types, imports]), security: table };
}
