/** The currencies that prices can have. The first three ids are those of the document's conventions. */
export interface Currency {
  readonly id: number;
  /** ISO 4217, in small letters. */
  readonly code: string;
  /** Digits of the smallest unit: 2 for cents. */
  readonly minorUnits: number;
}

const CODES: readonly (readonly [code: string, minorUnits: number])[] = [
  ['usd', 2],
  ['eur', 2],
  ['gbp', 2],
  ['aud', 2],
  ['cad', 2],
  ['nzd', 2],
  ['chf', 2],
  ['dkk', 2],
  ['nok', 2],
  ['sek', 2],
  ['pln', 2],
  ['czk', 2],
  ['huf', 2],
  ['ron', 2],
  ['brl', 2],
  ['mxn', 2],
  ['inr', 2],
  ['sgd', 2],
  ['hkd', 2],
  ['zar', 2],
  ['ils', 2],
  ['jpy', 0],
  ['krw', 0],
  ['kwd', 3],
];

export const currencies: readonly Currency[] = CODES.map(([code, minorUnits], index) => ({
  id: index + 1,
  code,
  minorUnits,
}));

export const currencyOfId = (id: number): Currency | undefined => currencies.find((currency) => currency.id === id);

export const currencyOfCode = (code: string): Currency | undefined =>
  currencies.find((currency) => currency.code === code);
