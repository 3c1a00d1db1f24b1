/** Creates the JSON Schema of the configuration, with which editors complete and validate it. */
import { type Kind, type Setting, settings } from './table.js';

function schemaOf(kind: Kind): object {
  switch (kind.kind) {
    case 'text':
      return { type: 'string', minLength: 1, ...(kind.pattern !== undefined && { pattern: kind.pattern.source }) };
    case 'flag':
      return { type: 'boolean' };
    case 'function':
      // JSON cannot contain functions.
      return { not: {} };
    case 'choice':
      return { enum: kind.among };
    case 'list': {
      const list = { type: 'array', items: schemaOf(kind.items) };
      return kind.isOneEnough === true ? { anyOf: [schemaOf(kind.items), list] } : list;
    }
    case 'map': {
      const map = { type: 'object', ...(kind.values === 'text' && { additionalProperties: { type: 'string' } }) };
      return kind.isTextEnough === true ? { anyOf: [{ type: 'string' }, map] } : map;
    }
    case 'status':
      return { type: 'integer', minimum: 100, maximum: 599 };
    case 'record':
      return { type: 'object', additionalProperties: schemaOf(kind.values) };
    case 'members':
      return objectOf(kind.members);
  }
}

function objectOf(members: Readonly<Record<string, Setting>>): object {
  const required = Object.keys(members).filter((name) => members[name]?.isRequired === true);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(members).map(([name, { says, kind }]) => [name, { description: says, ...schemaOf(kind) }]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Builds the schema in JSON Schema draft 7, which editors support best. */
export function settingsSchema(): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'trefoil configuration',
    anyOf: [
      { $ref: '#/definitions/settings' },
      { type: 'array', minItems: 1, items: { $ref: '#/definitions/settings' } },
    ],
    definitions: { settings: objectOf(settings) },
  };
}
