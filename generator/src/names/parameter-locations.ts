/** Parameter locations, and the names that generated code uses for them. */
import type { Operation, Parameter } from '../ir/api.js';

/** The parameter locations, with their property names and the suffixes of their type names. */
export const locations = [
  { in: 'path', key: 'path', suffix: 'Path' },
  { in: 'query', key: 'query', suffix: 'Query' },
  { in: 'header', key: 'headers', suffix: 'Headers' },
  { in: 'cookie', key: 'cookies', suffix: 'Cookies' },
] as const;

/** Returns an operation's parameters in one location. */
export function parametersIn(operation: Operation, where: Parameter['in']): Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in === where);
}
