/** Removes settings that match nothing in the document from a configuration. */
import { ts } from 'ts-morph';
import type { UnmatchedKey } from '../../openapi/overlay/customization.js';
import { asObject } from '../../openapi/values.js';
import { findJsonSettings, type JsonPlace, printJson } from './merge.js';
import { findSettings, nameOf } from './merge-code.js';

type Entry = Pick<UnmatchedKey, 'setting' | 'key'>;

/** Returns the text of a JSON file without the entries. A setting without other entries is removed as well. */
export function removeFromJson(place: JsonPlace, entries: readonly Entry[]): string {
  const { root, settings } = findJsonSettings(place);
  for (const { setting, key } of entries) {
    const own = asObject(settings[setting]);
    Reflect.deleteProperty(own, key);
    if (Object.keys(own).length === 0) Reflect.deleteProperty(settings, setting);
  }
  return printJson(place, root);
}

/** Returns the text without a member of an object literal: with the comments above it, and its comma and line. */
function cut(text: string, member: ts.ObjectLiteralElementLike): string {
  const comments = ts.getLeadingCommentRanges(text, member.getFullStart()) ?? [];
  const start = comments[0]?.pos ?? member.getStart();
  const before = text.slice(0, start).replace(/[ \t]*$/u, '');
  const after = text.slice(member.getEnd()).replace(/^\s*,/u, '');
  // The only member on its line: the line goes as well.
  if (before.endsWith('\n') || before === '') return `${before}${after.replace(/^[ \t]*(?:\/\/.*)?\r?\n/u, '')}`;
  return `${before.replace(/,$/u, /^\s*\}/u.test(after) ? '' : ',')}${after}`;
}

/**
 * Returns the text of a configuration module after removing entries from the settings of its document number `index`.
 * Returns `undefined` if an entry is not in an object literal.
 */
export function removeFromCode(text: string, index: number, entries: readonly Entry[]): string | undefined {
  let result = text;
  for (const { setting, key } of entries) {
    const settings = findSettings(ts.createSourceFile('config.ts', result, ts.ScriptTarget.Latest, true), index);
    const owner = settings && findMember(settings, setting);
    if (owner === undefined || !ts.isPropertyAssignment(owner) || !ts.isObjectLiteralExpression(owner.initializer))
      return undefined;
    const member = findMember(owner.initializer, key);
    if (member === undefined) return undefined;
    result = cut(result, owner.initializer.properties.length === 1 ? owner : member);
  }
  return result;
}

function findMember(object: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralElementLike | undefined {
  return object.properties.find((each) => each.name !== undefined && nameOf(each.name) === name);
}
