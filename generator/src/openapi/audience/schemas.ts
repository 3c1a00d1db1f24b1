/** Finds the schemas of members and items, following compositions and references. */

import { resolveRef } from '../../support/json-pointer.js';
import { asArray, asObject, isJsonObject, type JsonObject } from '../values.js';
import { leadsToOthers } from './audience.js';

const lists = ['allOf', 'oneOf', 'anyOf'] as const;
const parts = ['if', 'then', 'else'] as const;

export interface Schemas {
  /** Returns a schema, its reference targets and its composed schemas, and for each of them whether it is hidden. */
  readonly expand: (schema: unknown, isHidden?: boolean) => readonly Expanded[];
  /** Returns the schemas of a member or an item. */
  readonly inner: (schemas: readonly Expanded[], key: string | number) => readonly Expanded[];
}

export interface Expanded {
  readonly schema: JsonObject;
  readonly isHidden: boolean;
}

/** Creates functions that find schemas in a document, in the state before anything is removed. */
export function createSchemas(root: unknown, audience: string): Schemas {
  const expand = (schema: unknown, isHidden = false): Expanded[] => {
    const result = new Map<JsonObject, boolean>();
    const waiting: (readonly [value: unknown, isHidden: boolean])[] = [[schema, isHidden]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [value, isBelow] = next;
      const hidden = isBelow || leadsToOthers(root, value, audience);
      // A schema is visible if at least one way to it is visible.
      if (!isJsonObject(value) || (result.has(value) && (hidden || result.get(value) === false))) continue;
      result.set(value, hidden);
      const { $ref } = value;
      if (typeof $ref === 'string') waiting.push([resolveRef(root, $ref), hidden]);
      for (const key of lists) for (const each of asArray(value[key])) waiting.push([each, hidden]);
      for (const key of parts) waiting.push([value[key], hidden]);
    }
    return [...result].map(([each, hidden]) => ({ schema: each, isHidden: hidden }));
  };

  const describe = ({ schema }: Expanded, key: string | number): readonly unknown[] => {
    if (typeof key === 'number') return [asArray(schema['prefixItems'])[key] ?? schema['items']];
    const properties = asObject(schema['properties']);
    return [Object.hasOwn(properties, key) ? properties[key] : schema['additionalProperties']];
  };

  const inner = (schemas: readonly Expanded[], key: string | number): Expanded[] =>
    schemas.flatMap((each) => describe(each, key).flatMap((schema) => expand(schema, each.isHidden)));

  return { expand, inner };
}

/** Returns whether all schemas that describe a value are hidden. */
export function isUnseen(schemas: readonly Expanded[]): boolean {
  return schemas.length > 0 && schemas.every(({ isHidden }) => isHidden);
}
