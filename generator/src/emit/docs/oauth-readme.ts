/** Creates the README section about OAuth: how a client obtains tokens (OpenAPI 3.1, 4.8.29). */
import type { SecurityScheme } from '../../ir/api.js';
import { addressOf } from '../../lower/servers.js';
import { code, joinCode, printPropertyName, printString } from '../../support/code/code.js';
import { addressesOf, oauthSchemes } from '../client/security.js';
import type { EmitInput } from '../input.js';
import type { TemplateViews } from '../print/template-views.js';
import { baseUrlOption } from './samples.js';

type OAuthReadme = NonNullable<TemplateViews['oauth.md']['oauth']>;

const placeholder = 'ACCESS_TOKEN';

function flowOf({ scheme }: SecurityScheme, name: string): string | undefined {
  return scheme.type === 'oauth2' ? scheme.flows.find((flow) => flow.name === name)?.tokenUrl : undefined;
}

/** Resolves a relative URL against the server URL that samples use. */
function toAbsolute({ api }: EmitInput, address: string): string {
  const [first] = api.servers;
  const base = new URL(first === undefined ? '/' : addressOf(first), 'http://localhost:3000').href;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

/**
 * Returns the view for the scheme to show: the first whose tokens a client can obtain without a user, else one for
 * which a user provides them.
 */
export function viewOAuthReadme(input: EmitInput): OAuthReadme | undefined {
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
    passwordUrl: password === undefined ? undefined : printString(toAbsolute(input, password)),
  };
}
