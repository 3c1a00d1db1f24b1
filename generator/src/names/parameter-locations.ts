/** The locations of parameters and their names. */
import type { Operation, Parameter } from '../ir/api.js';

/** The parts of a request, with the suffixes of their type names. */
export const locations = [
  { in: 'path', key: 'path', suffix: 'Path' },
  { in: 'query', key: 'query', suffix: 'Query' },
  { in: 'header', key: 'headers', suffix: 'Headers' },
  { in: 'cookie', key: 'cookies', suffix: 'Cookies' },
] as const;

/** Returns the parameters of an operation in a location. */
export const parametersIn = (operation: Operation, where: Parameter['in']): Parameter[] =>
  operation.parameters.filter((parameter) => parameter.in === where);
