/** Edits that change words only, or nothing at all. */
import { get, list, patch, pet, read, type Row, schemas, sets, takes, update } from './rows.js';

const words = (name: string, pointer: string, value: unknown, at?: string): Row =>
  sets(name, pointer, value, 'documentation', 'documentation', at);

const documentation: readonly Row[] = [
  words('the description of an operation', `${list}/description`, 'Some of them.'),
  takes('no summary', `${list}/summary`, 'documentation', 'documentation'),
  words('the description of a schema', `${pet}/description`, 'An animal.'),
  words('the description of a property', `${pet}/properties/name/description`, 'Its name.'),
  words('the description of a parameter', `${list}/parameters/1/description`, 'Of which kind'),
  words('the description of a response', `${read}/responses/200/description`, 'Read'),
  words('the description of a header', `${list}/responses/200/headers/X-Rate/description`, 'Calls left'),
  words('the description of a tag', '/tags/0/description', 'Every pet'),
  words('the description of the document', '/info/description', 'About pets'),
  words('the title of the document', '/info/title', 'Animals'),
  words('an example of a schema', `${pet}/properties/name/examples`, ['Rex']),
  words('an example of a parameter', `${list}/parameters/1/example`, 'cat', `${list}/parameters/1/examples`),
  words('an operation is deprecated', `${get}/deprecated`, true),
  words('an operation ends', `${get}/x-sunset`, '2027-06-30'),
  words('a property ends', `${update}/nick/x-sunset`, '2027-06-30'),
  words('a property is deprecated', `${update}/nick/deprecated`, true),
  words('a parameter is deprecated', `${list}/parameters/1/deprecated`, true),
  words('a link to more documentation', `${get}/externalDocs`, { url: 'https://docs.example' }),
  words('the description of a security scheme', '/components/securitySchemes/key/description', 'Ask us'),
];

const nothing = (name: string, edit: Row['edit'], given?: Row['edit']): Row => ({
  name,
  edit,
  ...(given && { given }),
  callers: 'none',
  implementers: 'none',
});

const none: readonly Row[] = [
  nothing('another version of the document', { set: { '/info/version': '1.0.1' } }),
  nothing('an extension that nobody knows', { set: { [`${get}/x-internal`]: { a: 1 }, [`${pet}/x-colour`]: 'red' } }),
  nothing('what is required in another order', { set: { [`${pet}/required`]: ['name', 'id'] } }),
  nothing('values in another order', { set: { [`${schemas}/Status/enum`]: ['taken', 'free'] } }),
  nothing('alternatives in another order', {
    set: {
      [`${schemas}/Shape/oneOf`]: [{ $ref: '#/components/schemas/Square' }, { $ref: '#/components/schemas/Circle' }],
    },
  }),
  nothing('parameters in another order', {
    move: { [`${list}/parameters/3`]: `${list}/parameters/-` },
    remove: [],
  }),
  nothing('a parameter is moved to the components', {
    set: {
      '/components/parameters': { Kind: { name: 'X-Trace', in: 'header', schema: { type: 'string' } } },
      [`${list}/parameters/3`]: { $ref: '#/components/parameters/Kind' },
    },
  }),
  {
    ...nothing('the schema of a parameter is moved to the components', {
      set: {
        [`${schemas}/Trace`]: { type: 'string' },
        [`${list}/parameters/3/schema`]: { $ref: '#/components/schemas/Trace' },
      },
    }),
    // The packages export the type `Trace` afterwards; moved back, a name that somebody may import is gone.
    isOneWay: true,
  },
  nothing('a constant is written as a list of one', {
    set: { [`${schemas}/Circle/properties/kind`]: { enum: ['circle'] } },
  }),
  nothing('what is said anyway', {
    set: { [`${list}/parameters/1/style`]: 'form', [`${list}/parameters/1/explode`]: true },
  }),
  nothing(
    'a parameter of the operation is one of its path',
    {
      move: { [`${patch}/parameters`]: '/paths/~1pets~1{id}/parameters' },
      set: {},
    },
    { set: { [`${get}/parameters/0/schema`]: { type: 'integer' } } },
  ),
];

/** An inline object has a type of its own; moved to the components it is called otherwise, though it is the same. */
const moved: readonly Row[] = [
  {
    name: 'the schema of a response is moved to the components: its type is called otherwise',
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
    name: 'an inner object is moved to the components',
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
    name: 'a schema that nothing needs is gone',
    given: { set: { [`${schemas}/Spare`]: { type: 'string' } } },
    edit: { remove: [`${schemas}/Spare`] },
    callers: 'breaking',
    implementers: 'breaking',
    at: `${schemas}/Spare`,
    heldBy: 'surface',
  },
];

export const harmlessRows: readonly Row[] = [...documentation, ...none, ...moved];
