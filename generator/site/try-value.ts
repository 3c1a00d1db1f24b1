/** Converts entered text to the value that the client's runtime encodes. */
import { parseJson } from '../src/support/json.js';
import type { TryType } from './try-data.js';

const number = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;

/** Returns why a text cannot be converted to a type; an empty string if it can. */
export function faultOf(text: string, type: TryType): string {
  if (type === 'number' || type === 'integer') {
    if (!number.test(text)) return 'Enter a number.';
    return type === 'integer' && !/^-?\d+$/u.test(text) ? 'Enter an integer.' : '';
  }
  if (type !== 'array' && type !== 'object') return '';
  const value = parseJson(text);
  if (type === 'array') return Array.isArray(value) ? '' : 'Enter a JSON array, such as ["a", "b"].';
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? '' : 'Enter a JSON object, such as {"a": 1}.';
}

/** Converts a text without faults. An integer that a number cannot represent becomes a bigint; `1.0` of any type stays text. */
export function toValue(text: string, type: TryType): unknown {
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
