/** Determines where a request carries security credentials: schemes that use the same location cannot be combined. */
import type { SecurityScheme } from '../ir/api.js';

/** A location in a request, such as the header `Authorization`, which can contain one credential. */
export interface Carrier {
  /** Key of the location. */
  readonly key: string;
  /** Description of the location for diagnostics. */
  readonly text: string;
  /** Type of the credential. Schemes with the same type, such as bearer tokens, can share a credential. */
  readonly form: string;
  readonly isKey: boolean;
}

function authorization(form: string, isKey = false): Carrier {
  return {
    key: 'header authorization',
    text: 'the header "Authorization"',
    form,
    isKey,
  };
}

/** Returns the location of a scheme's credential; `undefined` if neither URL nor headers contain it. */
function carrierOf({ name, scheme }: SecurityScheme): Carrier | undefined {
  switch (scheme.type) {
    case 'http':
      return authorization(scheme.scheme.toLowerCase());
    case 'oauth2':
    case 'openIdConnect':
      return authorization('bearer');
    case 'apiKey': {
      // API keys of different schemes are different secrets.
      const form = `key ${name}`;
      const { in: where, name: key } = scheme;
      if (where === 'header' && key.toLowerCase() === 'authorization') return authorization(form, true);
      const text = `the ${where === 'query' ? 'query parameter' : where} ${JSON.stringify(key)}`;
      return { key: `${where} ${where === 'header' ? key.toLowerCase() : key}`, text, form, isKey: true };
    }
    case 'mutualTLS':
      return undefined;
  }
}

/** Returns the locations of credentials by scheme name. */
export function listCarriers(schemes: readonly SecurityScheme[]): ReadonlyMap<string, Carrier> {
  return new Map(
    schemes.flatMap((scheme) => {
      const carrier = carrierOf(scheme);
      return carrier === undefined ? [] : [[scheme.name, carrier] as const];
    }),
  );
}
