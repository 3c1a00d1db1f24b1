/** Where security schemes put their credentials into a request: two that need one place cannot both be satisfied. */
import type { SecurityScheme } from '../ir/api.js';

/** A place in a request that holds one credential. */
export interface Carrier {
  /** Equal for one place. */
  readonly key: string;
  /** As a diagnostic says it. */
  readonly text: string;
  /** What the credential looks like there; of two bearer tokens, one may be both. */
  readonly form: string;
  readonly isKey: boolean;
}

const authorization = (form: string, isKey = false): Carrier => ({
  ...{ key: 'header authorization', text: 'the header "Authorization"', form, isKey },
});

/** The place of a scheme's credential; none where it is not a part of the request's head. */
const carrierOf = ({ name, scheme }: SecurityScheme): Carrier | undefined => {
  switch (scheme.type) {
    case 'http':
      return authorization(scheme.scheme.toLowerCase());
    case 'oauth2':
    case 'openIdConnect':
      return authorization('bearer');
    case 'apiKey': {
      // Two keys are two secrets.
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

/** The places of credentials by the names of schemes. */
export const listCarriers = (schemes: readonly SecurityScheme[]): ReadonlyMap<string, Carrier> =>
  new Map(
    schemes.flatMap((scheme) => {
      const carrier = carrierOf(scheme);
      return carrier === undefined ? [] : [[scheme.name, carrier] as const];
    }),
  );
