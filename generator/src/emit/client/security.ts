/** Template views of client security. */
import type { Operation, SecurityScheme } from '../../ir/api.js';
import { hasBigints } from '../../ir/integers.js';
import { indexOf } from '../../ir/schema-index.js';
import { collectImports } from '../print/imports.js';
import { layoutOf } from '../layout.js';
import { printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { type Literal, printTable, verbatim } from '../../support/code/literal.js';
import { describeRequirement } from '../operation-data/descriptor.js';
import type { EmitInput } from '../input.js';

const runtime = './runtime/client/schemes.js';

/** Returns the scheme word before a credential in `Authorization` (RFC 9110, 11.1). */
const wordOf = (scheme: string): string => `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} `;

const placeOf = ({ scheme }: SecurityScheme): { readonly apply: string; readonly [key: string]: string } => {
  if (scheme.type === 'http' && scheme.scheme === 'basic') return { apply: 'applyBasic' };
  if (scheme.type === 'http') return { apply: 'applyHeader', prefix: wordOf(scheme.scheme) };
  if (scheme.type !== 'apiKey') return { apply: 'applyHeader', prefix: wordOf('bearer') };
  const { in: where, name, prefix } = scheme;
  if (where !== 'header') return { apply: where === 'query' ? 'applyQuery' : 'applyCookie', key: name };
  return { apply: 'applyHeader', key: name, ...(prefix !== undefined && { prefix }) };
};

/** Returns the schemes whose credentials are sent in requests; certificates belong to the connection. */
export const sentSchemes = ({ api }: Pick<EmitInput, 'api'>): readonly SecurityScheme[] =>
  api.securitySchemes.filter(({ scheme }) => scheme.type !== 'mutualTLS');

/** Returns the schemes whose tokens a client can request itself. */
export const oauthSchemes = ({ api }: Pick<EmitInput, 'api'>): readonly SecurityScheme[] =>
  api.securitySchemes.filter(({ scheme }) => scheme.type === 'oauth2' || scheme.type === 'openIdConnect');

/** The flows with refresh tokens (RFC 6749, 4; RFC 8628), most common first. */
const refreshed = ['authorizationCode', 'password', 'deviceAuthorization', 'clientCredentials'];

/** Returns the token endpoints of a scheme, as `TokenAddresses` of the client runtime. */
export const addressesOf = ({ scheme }: SecurityScheme): Readonly<Partial<Record<Location, string>>> => {
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
};

type Location = 'token' | 'refresh' | 'metadata';

/** Returns the view of the module with the token endpoints or the metadata URL of each scheme. */
export const viewOAuth = (input: EmitInput): object => {
  const addresses = oauthSchemes(input)
    .map((scheme) => [scheme.name, addressesOf(scheme)] as const)
    .filter(([, own]) => Object.keys(own).length > 0);
  return { addresses: printTable(Object.fromEntries(addresses), 60) };
};

/**
 * Returns the view of the schemes as separate constants, so that a bundle contains only those that its operations need.
 */
export const viewSchemes = (input: EmitInput): object => {
  const imports = collectImports('', 'import');
  const schemes = sentSchemes(input).map((scheme) => {
    const { apply, ...place } = placeOf(scheme);
    const literal = { name: scheme.name, apply: verbatim(imports.use(runtime, apply)), ...place };
    return {
      docs: printDoc(printDocLines(`The scheme \`${scheme.name}\` of the document.`)),
      name: printIdentifier(input.names.scheme(scheme.name)),
      literal: printTable(literal, 40),
    };
  });
  return { imports: imports.print(), schemes };
};

/**
 * Returns whether an openapi-fetch client is generated; it parses JSON itself and therefore does not support bigints.
 */
export const hasRaw = ({ api }: EmitInput): boolean => !hasBigints(indexOf(api));

/** Returns the view of the security of each operation, for the openapi-fetch client. */
export const viewRaw = ({ api, names, config }: EmitInput): object => {
  const imports = collectImports('', 'import');
  const scheme = (name: string): Literal => verbatim(imports.use('./security.js', names.scheme(name)));
  const describe = (security: Operation['security']): Literal =>
    security.map((requirement) => describeRequirement(api, requirement, scheme));
  const isDefault = ({ security }: Operation): boolean => JSON.stringify(security) === JSON.stringify(api.security);
  const own = api.operations.filter((operation) => !isDefault(operation));
  const byOperation = Object.fromEntries(
    own.map(({ method, path, security }) => [`${method} ${path}`, describe(security)] as const),
  );
  return {
    openapi: layoutOf(config).types('openapi', 0),
    security: printTable({ default: describe(api.security), byOperation }, 32),
    imports: imports.print(),
  };
};
