/**
 * Compares the security requirements of an operation (OpenAPI 3.1, 4.8.30): a list of alternatives, each a set of
 * schemes.
 */
import type { Operation, SecurityRequirement } from '../../ir/api.js';
import { join } from '../../support/json-pointer.js';
import type { Operations } from './operation-pair.js';

/** Whether credentials that satisfy `met` also satisfy `asked`, which then needs no additional scheme or scope. */
function isMetBy(asked: SecurityRequirement, met: SecurityRequirement): boolean {
  return Object.entries(asked).every(([name, scopes]) => {
    const known = met[name];
    return known !== undefined && scopes.every((scope) => known.includes(scope));
  });
}

/** Returns the alternative requirements; one empty requirement if the operation is public. */
function requirementsOf({ security }: Operation): readonly SecurityRequirement[] {
  return security.length === 0 ? [{}] : security;
}

/** Whether credentials that satisfy any old requirement also satisfy a new one. */
function isEnough(old: readonly SecurityRequirement[], now: readonly SecurityRequirement[]): boolean {
  return old.every((met) => now.some((asked) => isMetBy(asked, met)));
}

/**
 * Compares security. Callers break if their credentials no longer suffice. Implementers break if a previously rejected
 * caller is now accepted: a handler may rely on the principal of the security handler.
 */
export function compareSecurity({ recorder, old, now }: Operations): void {
  const [before, after] = [requirementsOf(old), requirementsOf(now)];
  const written = (requirements: readonly SecurityRequirement[]): string =>
    JSON.stringify(
      requirements
        .map((each) => Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
        .map(String)
        .sort(),
    );
  if (written(before) === written(after)) return;
  const callers = isEnough(before, after) ? 'compatible' : 'breaking';
  const implementers = isEnough(after, before) ? 'compatible' : 'breaking';
  if (callers === 'compatible' && implementers === 'compatible') return;
  const message =
    callers === 'compatible'
      ? 'callers need fewer credentials than before'
      : implementers === 'compatible'
        ? 'callers need more credentials than before'
        : 'callers need different credentials';
  const place = { pointer: join(now.pointer, 'security'), side: 'new', before: join(old.pointer, 'security') } as const;
  recorder.add(place, { callers, implementers }, message);
}
