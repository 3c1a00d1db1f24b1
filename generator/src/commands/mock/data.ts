/**
 * The data that the mock server needs besides examples. It is serialized, because the server may run in a different
 * process.
 */

import type { EmitInput } from '../../emit/input.js';
import type { Api } from '../../ir/api.js';

export interface MockData {
  readonly api: Api;
  /** Operation ids by their names in the generated code. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Name of the data file in the folder of a generated server. */
export const mockDataFile = 'mock-data.json';

/** Returns the data that a mock server needs. */
export function mockDataOf({ api, names }: EmitInput): MockData {
  return {
    api,
    ids: Object.fromEntries(api.operations.map((operation) => [names.operation(operation).value, operation.id])),
  };
}

/** Key of the object that encodes a bigint, which JSON does not have, as a string. */
const bigintKey = '$bigint';

/** Prints mock data as JSON; bigints become objects. */
export function printMockData(data: MockData): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'bigint' ? { [bigintKey]: String(value) } : value,
  );
}

function isBigint(value: unknown): value is { readonly [bigintKey]: string } {
  return typeof value === 'object' && value !== null && bigintKey in value && Object.keys(value).length === 1;
}

/** Parses the text of `printMockData`. */
export function readMockData(text: string): MockData {
  return JSON.parse(text, (_, value: unknown) => (isBigint(value) ? BigInt(value[bigintKey]) : value)) as MockData;
}
