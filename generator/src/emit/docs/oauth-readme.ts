/** READMEs: how a client obtains tokens with the flows of the document (OpenAPI 3.1, 4.8.29). */
import type { SecurityScheme } from '../../ir/api.js';
import { addressOf } from '../../lower/servers.js';
import { type Code, code, joinCode, printPropertyName, printString } from '../../support/code/code.js';
import { baseUrlOption } from './samples.js';
import { addressesOf, oauthSchemes } from '../client/security.js';
import type { EmitInput } from '../input.js';

export interface OAuthReadme {
  readonly entry: string;
  /** The argument of `createClient`. */
  readonly options: Code;
  readonly isClientCredentials: boolean;
  /** Token endpoint of the flow `password`. */
  readonly passwordUrl?: Code;
}

const placeholder = 'ACCESS_TOKEN';

const flowOf = ({ scheme }: SecurityScheme, name: string): string | undefined =>
  scheme.type === 'oauth2' ? scheme.flows.find((flow) => flow.name === name)?.tokenUrl : undefined;

/** Resolves a relative URL against the server, as in samples. */
const toAbsolute = ({ api }: EmitInput, address: string): string => {
  const [first] = api.servers;
  const base = new URL(first === undefined ? '/' : addressOf(first), 'http://localhost:3000').href;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
};

/**
 * Returns the view of the first scheme whose tokens a client can request itself, else of one whose tokens a user
 * provides.
 */
export const viewOAuthReadme = (input: EmitInput): OAuthReadme | undefined => {
  const schemes = oauthSchemes(input);
  const own = schemes.find((scheme) => {
    const { token, metadata } = addressesOf(scheme);
    return token !== undefined || metadata !== undefined;
  });
  const shown = own ?? schemes.find((scheme) => flowOf(scheme, 'password') !== undefined) ?? schemes[0];
  if (shown === undefined) return undefined;
  const password = own === undefined ? flowOf(shown, 'password') : undefined;
  const credential =
    own !== undefined
      ? code`clientCredentials({ clientId: 'ID', clientSecret: 'SECRET' })`
      : password !== undefined
        ? code`token`
        : printString(placeholder);
  const auth = code`auth: { ${printPropertyName(shown.name)}: ${credential} }`;
  const options = [baseUrlOption(input.api), auth].filter((each) => each !== '');
  return {
    entry: input.names.oauthFile,
    options: code`{ ${joinCode(options, ', ')} }`,
    isClientCredentials: own !== undefined,
    ...(password !== undefined && { passwordUrl: printString(toAbsolute(input, password)) }),
  };
};
