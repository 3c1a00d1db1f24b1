/** Edits that change only descriptions, or nothing at all. */
import { get, list, patch, pet, type Row, read, schemas, sets, takes, update } from './rows.js';

function words(name: string, pointer: string, value: unknown, at?: string): Row {
  return sets(name, pointer, value, 'documentation', 'documentation', at);
}

const documentation: readonly Row[] = [
  words('the description of an operation changes', `${list}/description`, 'Some of them.'),
  takes('a summary is removed', `${list}/summary`, 'documentation', 'documentation'),
  words('the description of a schema changes', `${pet}/description`, 'An animal.'),
  words('the description of a property changes', `${pet}/properties/name/description`, 'Its name.'),
  words('the description of a parameter changes', `${list}/parameters/1/description`, 'Of which kind'),
  words('the description of a response changes', `${read}/responses/200/description`, 'Read'),
  words('the description of a header changes', `${list}/responses/200/headers/X-Rate/description`, 'Calls left'),
  words('the description of a tag changes', '/tags/0/description', 'Every pet'),
  words('the description of the document changes', '/info/description', 'About pets'),
  words('the title of the document changes', '/info/title', 'Animals'),
  words('an example of a schema is added', `${pet}/properties/name/examples`, ['Rex']),
  words('an example of a parameter is added', `${list}/parameters/1/example`, 'cat', `${list}/parameters/1/examples`),
  words('an operation is deprecated', `${get}/deprecated`, true),
  words('an operation gets a sunset date', `${get}/x-sunset`, '2027-06-30'),
  words('a property gets a sunset date', `${update}/nick/x-sunset`, '2027-06-30'),
  words('a property is deprecated', `${update}/nick/deprecated`, true),
  words('a parameter is deprecated', `${list}/parameters/1/deprecated`, true),
  words('externalDocs is added', `${get}/externalDocs`, { url: 'https://docs.example' }),
  words('the description of a security scheme changes', '/components/securitySchemes/key/description', 'Ask us'),
];

function nothing(name: string, edit: Row['edit'], given?: Row['edit']): Row {
  return {
    name,
    edit,
    ...(given && { given }),
    callers: 'none',
    implementers: 'none',
  };
}

const none: readonly Row[] = [
  nothing('the version of the document changes', { set: { '/info/version': '1.0.1' } }),
  nothing('unknown extensions are added', { set: { [`${get}/x-internal`]: { a: 1 }, [`${pet}/x-color`]: 'red' } }),
  nothing('the order of required properties changes', { set: { [`${pet}/required`]: ['name', 'id'] } }),
  nothing('the order of enum values changes', { set: { [`${schemas}/Status/enum`]: ['taken', 'free'] } }),
  nothing('the order of oneOf variants changes', {
    set: {
      [`${schemas}/Shape/oneOf`]: [{ $ref: '#/components/schemas/Square' }, { $ref: '#/components/schemas/Circle' }],
    },
  }),
  nothing('the order of parameters changes', {
    move: { [`${list}/parameters/3`]: `${list}/parameters/-` },
    remove: [],
  }),
  nothing('a parameter moves to the components', {
    set: {
      '/components/parameters': { Kind: { name: 'X-Trace', in: 'header', schema: { type: 'string' } } },
      [`${list}/parameters/3`]: { $ref: '#/components/parameters/Kind' },
    },
  }),
  {
    ...nothing('the schema of a parameter moves to the components', {
      set: {
        [`${schemas}/Trace`]: { type: 'string' },
        [`${list}/parameters/3/schema`]: { $ref: '#/components/schemas/Trace' },
      },
    }),
    // The packages export the type `Trace` after the move; moving it back removes an exported name.
    isOneWay: true,
  },
  nothing('a const becomes an enum with one value', {
    set: { [`${schemas}/Circle/properties/kind`]: { enum: ['circle'] } },
  }),
  nothing('default values become explicit', {
    set: { [`${list}/parameters/1/style`]: 'form', [`${list}/parameters/1/explode`]: true },
  }),
  nothing(
    'a parameter moves from the operation to the path',
    {
      move: { [`${patch}/parameters`]: '/paths/~1pets~1{id}/parameters' },
      set: {},
    },
    { set: { [`${get}/parameters/0/schema`]: { type: 'integer' } } },
  ),
];

/** An inline object has its own type. If it is moved to the components, the same type gets another name. */
const moved: readonly Row[] = [
  {
    name: 'the schema of a response moves to the components, which renames its type',
    edit: {
      set: {
        [`${schemas}/Missing`]: { type: 'object', properties: { why: { type: 'string' } } },
        [`${get}/responses/404/content/application~1json/schema`]: { $ref: '#/components/schemas/Missing' },
      },
    },
    callers: 'breaking',
    implementers: 'breaking',
    heldBy: 'surface',
    at: `${get}/responses/404/content/application~1json/schema`,
  },
  {
    name: 'an inline object moves to the components',
    edit: {
      set: {
        [`${schemas}/Owner`]: { type: 'object', required: ['email'], properties: { email: { type: 'string' } } },
        [`${pet}/properties/owner`]: { $ref: '#/components/schemas/Owner' },
      },
    },
    callers: 'breaking',
    implementers: 'breaking',
    at: `${pet}/properties/owner`,
    heldBy: 'surface',
  },
  {
    name: 'an unused schema is removed',
    given: { set: { [`${schemas}/Spare`]: { type: 'string' } } },
    edit: { remove: [`${schemas}/Spare`] },
    callers: 'breaking',
    implementers: 'breaking',
    at: `${schemas}/Spare`,
    heldBy: 'surface',
  },
];

export const harmlessRows: readonly Row[] = [...documentation, ...none, ...moved];
