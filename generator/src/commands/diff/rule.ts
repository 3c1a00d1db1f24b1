/** Names the rule of a change and computes its fingerprint. Neither depends on line numbers or unrelated elements. */
import { createHash } from 'node:crypto';
import type { Change } from './change.js';
import type { ChangeLocation } from './location.js';

/** Elements with a separate rule, `required-…-added`, for adding a required one. */
const requirable: ReadonlySet<string> = new Set(['parameter', 'property', 'header', 'request-body']);

/** Rules that are not named after their keyword. */
const names: Readonly<Record<string, string>> = {
  'operation-id': 'operation-renamed',
  tags: 'group-changed',
  security: 'security-changed',
  servers: 'servers-changed',
  'stability-level': 'stability-lowered',
};

/** Returns the name of the rule that a change falls under, such as `parameter-removed` or `max-length-narrowed`. */
export function ruleOf(change: Change, location: ChangeLocation): string {
  const { thing, isKeyword, owner } = location;
  const { effect, side, before } = change;
  if (change.isGenerated === true) return 'generated-code-changed';
  if (!isKeyword) return ruleOfPart(change, thing);
  const own = names[thing];
  if (own !== undefined) return own;
  if (change.pointer.endsWith('/x-name')) return `${owner}-renamed`;
  if (thing === 'required' && (effect === 'narrower' || effect === 'wider'))
    return `${owner === 'schema' || owner === 'variant' ? 'property' : owner}-became-${effect === 'narrower' ? 'required' : 'optional'}`;
  if (side === 'old') return `${thing}-removed`;
  if (before === undefined && effect !== 'words') return `${thing}-added`;
  if (effect === 'wider' || effect === 'grown') return `${thing}-widened`;
  return effect === 'narrower' ? `${thing}-narrowed` : `${thing}-changed`;
}

function ruleOfPart({ effect, side, before, isMoved }: Change, thing: string): string {
  if (isMoved === true) return `${thing}-moved`;
  if (side === 'old') return `${thing}-removed`;
  if (before !== undefined || effect === 'different' || thing === 'document') return `${thing}-changed`;
  return effect === 'narrower' && requirable.has(thing) ? `required-${thing}-added` : `${thing}-added`;
}

/** Prints a location on one line: `GET /items › query limit`. */
export function printLocation({ group, parts }: Pick<ChangeLocation, 'group' | 'parts'>): string {
  return [group, ...parts].join(' › ');
}

/** Returns the message without the remarks of other sources, which depend on the options of the run. */
export function bareMessage({ message, remarks = [] }: Change): string {
  return remarks.reduceRight(
    (text, remark) => (text.endsWith(`; ${remark}`) ? text.slice(0, -remark.length - 2) : text),
    message,
  );
}

/** Returns 12 hexadecimal digits that identify a change by its rule, location and message. */
export function fingerprintOf(change: Change, location: ChangeLocation): string {
  const facts = [ruleOf(change, location), printLocation(location), bareMessage(change)];
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 12);
}
