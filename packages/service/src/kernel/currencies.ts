/** Currencies of prices. The first three ids are those of the document's conventions. */
export interface Currency {
  readonly id: number;
  /** ISO 4217, in lower case. */
  readonly code: string;
  /** Decimal digits of the minor unit: 2 for cents. */
  readonly minorUnits: number;
}

const CODES = 'usd eur gbp aud cad nzd chf dkk nok sek pln czk huf ron brl mxn inr sgd hkd zar ils jpy krw kwd'.split(
  ' ',
);

/** Exceptions to the default of 2 digits. */
const MINOR_UNITS: Readonly<Record<string, number>> = { jpy: 0, krw: 0, kwd: 3 };

export const currencies: readonly Currency[] = CODES.map((code, index) => ({
  id: index + 1,
  code,
  minorUnits: MINOR_UNITS[code] ?? 2,
}));

/** Returns the currency with an id, or `undefined`. */
export const currencyOfId = (id: number): Currency | undefined => currencies.find((currency) => currency.id === id);

/** Returns the currency with a code, or `undefined`. */
export const currencyOfCode = (code: string): Currency | undefined =>
  currencies.find((currency) => currency.code === code);
