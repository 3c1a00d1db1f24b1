/**
 * The data that the mock server needs besides examples. It is serialized, because the server may run in another
 * process.
 */
import type { Api } from '../../ir/api.js';
import type { EmitInput } from '../../emit/input.js';

export interface MockData {
  readonly api: Api;
  /** Operation ids by the names in the generated code. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Name of the data file in the folder of a generated server. */
export const mockDataFile = 'mock-data.json';

export const mockDataOf = ({ api, names }: EmitInput): MockData => ({
  api,
  ids: Object.fromEntries(api.operations.map((operation) => [names.operation(operation).value, operation.id])),
});

/** JSON has no bigints; each is encoded as an object with a single string. */
const bigintKey = '$bigint';

export const printMockData = (data: MockData): string =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? { [bigintKey]: String(value) } : value));

const isBigint = (value: unknown): value is { readonly [bigintKey]: string } =>
  typeof value === 'object' && value !== null && bigintKey in value && Object.keys(value).length === 1;

export const readMockData = (text: string): MockData =>
  JSON.parse(text, (_, value: unknown) => (isBigint(value) ? BigInt(value[bigintKey]) : value)) as MockData;
