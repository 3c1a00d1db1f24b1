/** What an operation asks for to know who calls (OpenAPI 3.1, 4.8.30): one of several requirements, each of schemes. */
import type { Operation, SecurityRequirement } from '../../ir/api.js';
import { join } from '../../support/json-pointer.js';
import type { Operations } from './operation-pair.js';

/** Whether who meets one requirement meets another: it asks for no scheme and no scope besides. */
const isMetBy = (asked: SecurityRequirement, met: SecurityRequirement): boolean =>
  Object.entries(asked).every(([name, scopes]) => {
    const known = met[name];
    return known !== undefined && scopes.every((scope) => known.includes(scope));
  });

/** Without any requirement nothing is asked for. */
const requirementsOf = ({ security }: Operation): readonly SecurityRequirement[] =>
  security.length === 0 ? [{}] : security;

/** Whether all that some ask for is enough for others. */
const isEnough = (old: readonly SecurityRequirement[], now: readonly SecurityRequirement[]): boolean =>
  old.every((met) => now.some((asked) => isMetBy(asked, met)));

/**
 * Callers break where what they send is not enough any more. Implementers break where somebody may call who was refused:
 * a handler may go by a principal that the security handler gave.
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
