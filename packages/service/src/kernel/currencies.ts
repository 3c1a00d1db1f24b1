/** The currencies that prices can have. The first three ids are those of the document's conventions. */
export interface Currency {
  readonly id: number;
  /** ISO 4217, in small letters. */
  readonly code: string;
  /** Digits of the smallest unit: 2 for cents. */
  readonly minorUnits: number;
}

const CODES = 'usd eur gbp aud cad nzd chf dkk nok sek pln czk huf ron brl mxn inr sgd hkd zar ils jpy krw kwd'.split(
  ' ',
);

/** Where it is not 2. */
const MINOR_UNITS: Readonly<Record<string, number>> = { jpy: 0, krw: 0, kwd: 3 };

export const currencies: readonly Currency[] = CODES.map((code, index) => ({
  id: index + 1,
  code,
  minorUnits: MINOR_UNITS[code] ?? 2,
}));

export const currencyOfId = (id: number): Currency | undefined => currencies.find((currency) => currency.id === id);

export const currencyOfCode = (code: string): Currency | undefined =>
  currencies.find((currency) => currency.code === code);
