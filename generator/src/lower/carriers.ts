/**
 * The location of security credentials in a request: two schemes that use the same location cannot both be satisfied.
 */
import type { SecurityScheme } from '../ir/api.js';

/** A location in a request that carries one credential. */
export interface Carrier {
  /** Equal for equal locations. */
  readonly key: string;
  /** Description for diagnostics. */
  readonly text: string;
  /** The form of the credential; one bearer token may satisfy two schemes. */
  readonly form: string;
  readonly isKey: boolean;
}

const authorization = (form: string, isKey = false): Carrier => ({
  key: 'header authorization',
  text: 'the header "Authorization"',
  form,
  isKey,
});

/** Returns the location of a scheme's credential; `undefined` if it is not in the request's head. */
const carrierOf = ({ name, scheme }: SecurityScheme): Carrier | undefined => {
  switch (scheme.type) {
    case 'http':
      return authorization(scheme.scheme.toLowerCase());
    case 'oauth2':
    case 'openIdConnect':
      return authorization('bearer');
    case 'apiKey': {
      // Two API keys are different secrets.
      const form = `key ${name}`;
      const { in: where, name: key } = scheme;
      if (where === 'header' && key.toLowerCase() === 'authorization') return authorization(form, true);
      const text = `the ${where === 'query' ? 'query parameter' : where} ${JSON.stringify(key)}`;
      return { key: `${where} ${where === 'header' ? key.toLowerCase() : key}`, text, form, isKey: true };
    }
    case 'mutualTLS':
      return undefined;
  }
};

/** Returns the locations of credentials by scheme name. */
export const listCarriers = (schemes: readonly SecurityScheme[]): ReadonlyMap<string, Carrier> =>
  new Map(
    schemes.flatMap((scheme) => {
      const carrier = carrierOf(scheme);
      return carrier === undefined ? [] : [[scheme.name, carrier] as const];
    }),
  );
