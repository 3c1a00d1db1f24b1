/** Where the parameters of a request stand, and what that is called. */
import type { Operation, Parameter } from '../ir/api.js';

/** The parts of a request, and what each is called in the names of types. */
export const locations = [
  { in: 'path', key: 'path', suffix: 'Path' },
  { in: 'query', key: 'query', suffix: 'Query' },
  { in: 'header', key: 'headers', suffix: 'Headers' },
  { in: 'cookie', key: 'cookies', suffix: 'Cookies' },
] as const;

export const parametersIn = (operation: Operation, where: Parameter['in']): Parameter[] =>
  operation.parameters.filter((parameter) => parameter.in === where);
