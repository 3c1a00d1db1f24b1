/**
 * Compares the security requirements of an operation (OpenAPI 3.1, 4.8.30): a list of alternatives, each a set of
 * schemes.
 */
import type { Operation, SecurityRequirement } from '../../ir/api.js';
import { join } from '../../support/json-pointer.js';
import type { Operations } from './operation-pair.js';

/** Whether meeting one requirement also meets another, because the other needs no additional scheme or scope. */
const isMetBy = (asked: SecurityRequirement, met: SecurityRequirement): boolean =>
  Object.entries(asked).every(([name, scopes]) => {
    const known = met[name];
    return known !== undefined && scopes.every((scope) => known.includes(scope));
  });

/** Without requirements, the operation is public. */
const requirementsOf = ({ security }: Operation): readonly SecurityRequirement[] =>
  security.length === 0 ? [{}] : security;

/** Whether each requirement of one list meets some requirement of the other. */
const isEnough = (old: readonly SecurityRequirement[], now: readonly SecurityRequirement[]): boolean =>
  old.every((met) => now.some((asked) => isMetBy(asked, met)));

/**
 * Callers break if their credentials no longer suffice. Implementers break if a caller that was refused is now
 * accepted: a handler may rely on the principal of the security handler.
 */
export const compareSecurity = ({ recorder, old, now }: Operations): void => {
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
};
