/** Currencies of prices. The first three ids are defined by the conventions of the document. */
export interface Currency {
  readonly id: number;
  /** Code of ISO 4217, in lower case. */
  readonly code: string;
  /** Number of decimal digits of the minor unit: 2 for cents. */
  readonly minorUnits: number;
}

const CODES = 'usd eur gbp aud cad nzd chf dkk nok sek pln czk huf ron brl mxn inr sgd hkd zar ils jpy krw kwd'.split(
  ' ',
);

/** Currencies whose minor unit does not have 2 digits. */
const MINOR_UNITS: Readonly<Record<string, number>> = { jpy: 0, krw: 0, kwd: 3 };

export const currencies: readonly Currency[] = CODES.map((code, index) => ({
  id: index + 1,
  code,
  minorUnits: MINOR_UNITS[code] ?? 2,
}));

/** Returns the currency with the given id, or `undefined`. */
export function currencyOfId(id: number): Currency | undefined {
  return currencies.find((currency) => currency.id === id);
}

/** Returns the currency with the given code, or `undefined`. */
export function currencyOfCode(code: string): Currency | undefined {
  return currencies.find((currency) => currency.code === code);
}
