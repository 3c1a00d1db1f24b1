/** Converts entered text to the value that the client's runtime encodes. */
import { printExact } from '../runtime/codec/exact-json.js';
import { parseJson } from '../src/support/json.js';
import type { TryItem, TryType } from './try-data.js';

const number = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;

/** Example lists by the type of their items, as users may enter them. */
export const listExamples: Readonly<Record<TryItem, string>> = {
  boolean: 'true,false',
  integer: '1,2',
  number: '1.5,2',
  string: 'a,b',
};

/** Splits a list at its commas; `undefined` if it is entered as JSON. */
function splitList(text: string): string[] | undefined {
  return /^\s*\[/u.test(text) ? undefined : text.split(',').map((item) => item.trim());
}

function faultOfList(text: string, items: TryItem | undefined): string {
  const list = items && splitList(text)?.map((item) => faultOf(item, items));
  const isList = list === undefined ? Array.isArray(parseJson(text)) : list.every((fault) => fault === '');
  if (isList) return '';
  if (items === undefined) return 'Enter a JSON array, such as ["a", "b"].';
  return `Enter values separated by commas, such as ${listExamples[items]}, or a JSON array.`;
}

/** Converts a JSON array to a comma-separated list if both have the same meaning; otherwise returns it unchanged. */
export function toList(text: string, items: TryItem): string {
  const value = parseJson(text);
  const list = Array.isArray(value) ? value.join(',') : text;
  const isSame = faultOfList(list, items) === '' && printExact(toValue(list, 'array', items)) === text;
  return isSame ? list : text;
}

/** Returns why text cannot be converted to a type; an empty string if it can. `items` is the type of a list's items. */
export function faultOf(text: string, type: TryType, items?: TryItem): string {
  if (type === 'number' || type === 'integer') {
    if (!number.test(text)) return 'Enter a number.';
    return type === 'integer' && !/^-?\d+$/u.test(text) ? 'Enter an integer.' : '';
  }
  if (type === 'boolean') return /^(?:true|false)$/u.test(text) ? '' : 'Enter true or false.';
  if (type === 'array') return faultOfList(text, items);
  if (type !== 'object') return '';
  const value = parseJson(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? '' : 'Enter a JSON object, such as {"a": 1}.';
}

/** Converts text that `faultOf` accepts. Unsafe integers become bigints; `1.0` of type `any` stays text. */
export function toValue(text: string, type: TryType, items?: TryItem): unknown {
  const list = items && splitList(text)?.map((item) => toValue(item, items));
  if (list !== undefined) return list;
  switch (type) {
    case 'string':
      return text;
    case 'boolean':
      return text === 'true';
    case 'number':
    case 'integer': {
      const isExact = !/^-?\d+$/u.test(text) || Number.isSafeInteger(Number(text));
      return isExact ? Number(text) : BigInt(text);
    }
    default: {
      const value = parseJson(text);
      return typeof value === 'number' && String(value) !== text ? text : (value ?? text);
    }
  }
}
