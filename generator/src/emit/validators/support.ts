/** The runtime functions that generated validators import. */
import type * as runtime from '../../../runtime/server/validation.js';

const support = [
  'countItems',
  'equal',
  'fits',
  'formats',
  'hasDuplicates',
  'inMember',
  'isAnyObject',
  'isArray',
  'isArrayOfLength',
  'isBoolean',
  'isFormatted',
  'isFormattedInteger',
  'isInteger',
  'isIntegerBetween',
  'isListed',
  'isLonger',
  'isMultiple',
  'isNullableBoolean',
  'isNullableFormatted',
  'isNullableInteger',
  'isNullableNumber',
  'isNullableObject',
  'isNullableText',
  'isNullableTimestamp',
  'isNumber',
  'isObject',
  'isOneOf',
  'isShorter',
  'isText',
  'isTextOfLength',
  'isTimestamp',
  'isUnknownText',
  'mismatch',
  'once',
  'own',
  'refuse',
  'refuseAll',
  'refuseMember',
  'toStandardSchema',
  'toToken',
  'within',
  'withinMember',
] as const satisfies readonly (keyof typeof runtime)[];

/** Name of a runtime function that generated validators import. */
export type SupportName = (typeof support)[number];

/** Names that must not be used for other declarations in modules with checks. */
export const supportNames: ReadonlySet<string> = new Set(support);
