/** Determines which operation handles a request if several paths match. */
import type { Operation } from '../../ir/api.js';

function keyOf({ method, route }: Operation): string {
  return `${method} ${route.replaceAll(/\{[^}]*\}/gu, '{}')}`;
}

/** Returns the operations that share their path and method with another one; parameters decide which is called. */
export function listShared(operations: readonly Operation[]): Operation[] {
  const counts = new Map<string, number>();
  for (const each of operations) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return operations.filter((each) => counts.get(keyOf(each)) !== 1);
}

/** Whether a path also matches another operation; `false` if another operation has the same path and method. */
export function leadsElsewhere(operations: readonly Operation[], operation: Operation, pathname: string): boolean {
  const others = operations.filter((other) => other !== operation);
  if (others.some((other) => keyOf(other) === keyOf(operation))) return false;
  return others.some(({ method, route }) => {
    const isMethod = method === operation.method || (method === 'GET' && operation.method === 'HEAD');
    return isMethod && toExpression(route).test(pathname);
  });
}

function toExpression(route: string): RegExp {
  return new RegExp(
    `^${route
      .split(/\{[^}]*\}/u)
      .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&'))
      .join('[^/]+')}$`,
    'u',
  );
}
