/** Determines which operation a request selects if several paths match. */
import type { Operation } from '../../ir/api.js';

const keyOf = ({ method, route }: Operation): string => `${method} ${route.replaceAll(/\{[^}]*\}/gu, '{}')}`;

/** Groups operations with the same path and method; their parameters decide which one is called. */
export const listShared = (operations: readonly Operation[]): Operation[] => {
  const counts = new Map<string, number>();
  for (const each of operations) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return operations.filter((each) => counts.get(keyOf(each)) !== 1);
};

/** Whether a path also matches another operation; always false for a single operation. */
export const leadsElsewhere = (operations: readonly Operation[], operation: Operation, pathname: string): boolean => {
  const others = operations.filter((other) => other !== operation);
  if (others.some((other) => keyOf(other) === keyOf(operation))) return false;
  return others.some(({ method, route }) => {
    const isMethod = method === operation.method || (method === 'GET' && operation.method === 'HEAD');
    return isMethod && toExpression(route).test(pathname);
  });
};

const toExpression = (route: string): RegExp =>
  new RegExp(
    `^${route
      .split(/\{[^}]*\}/u)
      .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&'))
      .join('[^/]+')}$`,
    'u',
  );
