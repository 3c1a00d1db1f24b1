/** The JSON Schema of the configuration: editors use it for completion and validation. */
import { type Kind, type Setting, settings } from './table.js';

const schemaOf = (kind: Kind): object => {
  switch (kind.kind) {
    case 'text':
      return { type: 'string', minLength: 1, ...(kind.pattern !== undefined && { pattern: kind.pattern.source }) };
    case 'flag':
      return { type: 'boolean' };
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
    case 'members':
      return objectOf(kind.members);
  }
};

const objectOf = (members: Readonly<Record<string, Setting>>): object => {
  const required = Object.keys(members).filter((name) => members[name]?.isRequired === true);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(members).map(([name, { says, kind }]) => [name, { description: says, ...schemaOf(kind) }]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

/** Builds the schema in JSON Schema draft 7, which editors support best. */
export const settingsSchema = (): object => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'trefoil configuration',
  anyOf: [
    { $ref: '#/definitions/settings' },
    { type: 'array', minItems: 1, items: { $ref: '#/definitions/settings' } },
  ],
  definitions: { settings: objectOf(settings) },
});
