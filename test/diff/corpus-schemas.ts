/**
 * Edits of schemas. A request is written by callers and read by implementers, a response the other way round: more values
 * break who reads them, fewer who writes them, and what is gone breaks both, since code that names it does not compile.
 */
import { pet, receipt, type Row, schemas, sent, sets, takes, update } from './rows.js';

const requests: readonly Row[] = [
  sets('request: another type', `${update}/name/type`, 'integer', 'breaking', 'breaking', `${update}/name/type`),
  sets('request: a shorter text', `${update}/name/maxLength`, 20, 'breaking', 'compatible'),
  sets('request: a longer text', `${update}/name/maxLength`, 80, 'compatible', 'breaking'),
  takes('request: a text of any length', `${update}/name/maxLength`, 'compatible', 'breaking'),
  sets('request: a least length', `${update}/name/minLength`, 2, 'breaking', 'compatible'),
  sets('request: another pattern', `${update}/name/pattern`, '^[a-y]+$', 'breaking', 'breaking'),
  takes('request: no pattern', `${update}/name/pattern`, 'compatible', 'breaking'),
  sets('request: a pattern', `${update}/nick/pattern`, '^x', 'breaking', 'compatible'),
  sets('request: a value fewer', `${update}/kind/enum`, ['cat', 'dog'], 'breaking', 'compatible'),
  // What has one value is a literal, and no enumeration with a name.
  {
    ...sets('request: one value is left', `${update}/kind/enum`, ['cat'], 'breaking', 'breaking'),
    heldBy: 'surface',
  },
  sets('request: a value more', `${update}/kind/enum`, ['cat', 'dog', 'fox', 'cow'], 'compatible', 'breaking'),
  takes('request: values not listed, whose type is gone', `${update}/kind/enum`, 'breaking', 'breaking'),
  sets('request: no null', `${update}/nick/type`, 'string', 'breaking', 'compatible'),
  sets('request: null', `${update}/born/type`, ['string', 'null'], 'compatible', 'breaking'),
  sets('request: a property required', `${schemas}/Update/required`, ['name', 'nick'], 'breaking', 'compatible'),
  sets('request: a property not required', `${schemas}/Update/required`, [], 'compatible', 'breaking'),
  sets('request: a format', `${update}/nick/format`, 'email', 'breaking', 'compatible'),
  sets('request: another format', `${update}/born/format`, 'date-time', 'breaking', 'breaking'),
  takes('request: no format', `${update}/born/format`, 'compatible', 'breaking'),
  sets('request: a higher minimum', `${update}/level/minimum`, 2, 'breaking', 'compatible'),
  sets('request: a higher maximum', `${update}/level/maximum`, 10, 'compatible', 'breaking'),
  sets('request: an exclusive maximum', `${update}/level/exclusiveMaximum`, 9, 'breaking', 'compatible'),
  sets('request: multiples only', `${update}/level/multipleOf`, 3, 'breaking', 'compatible'),
  sets('request: integers only', `${update}/weight/type`, 'integer', 'breaking', 'compatible'),
  sets('request: fractions, too', `${update}/level/type`, 'number', 'compatible', 'breaking'),
  sets('request: no item twice', `${update}/colours/uniqueItems`, true, 'breaking', 'compatible'),
  sets('request: fewer items', `${update}/colours/maxItems`, 2, 'breaking', 'compatible'),
  sets('request: items of another type', `${update}/colours/items/type`, 'integer', 'breaking', 'breaking'),
  sets('request: a property may be there', `${update}/fresh`, { type: 'string' }, 'compatible', 'compatible'),
  takes('request: a property is gone', `${update}/nick`, 'breaking', 'breaking'),
  sets('request: another default', `${update}/level/default`, 2, 'breaking', 'compatible'),
  sets('request: a default', `${update}/weight/default`, 2, 'compatible', 'compatible'),
  takes('request: no default', `${update}/level/default`, 'breaking', 'compatible'),
  sets('request: no further property', `${schemas}/Update/additionalProperties`, false, 'breaking', 'compatible'),
  takes('request: further properties', `${update}/closed/additionalProperties`, 'compatible', 'breaking'),
  sets(
    'request: further properties of another type',
    `${update}/extra/additionalProperties/type`,
    'string',
    'breaking',
    'breaking',
  ),
  sets('request: a limit of properties', `${update}/extra/maxProperties`, 3, 'breaking', 'compatible'),
  sets('request: names of properties', `${update}/extra/propertyNames`, { maxLength: 3 }, 'breaking', 'compatible'),
  sets('request: something refused', `${update}/nick/not`, { const: 'x' }, 'breaking', 'compatible'),
  {
    name: 'request: a property that has to be there',
    edit: { set: { [`${update}/fresh`]: { type: 'string' }, [`${schemas}/Update/required`]: ['name', 'fresh'] } },
    ...{ callers: 'breaking', implementers: 'compatible', at: `${update}/fresh` },
  },
  {
    name: 'request: what is refused grows less',
    given: { set: { [`${update}/nick/not`]: { enum: ['x', 'y'] } } },
    edit: { set: { [`${update}/nick/not`]: { enum: ['x'] } } },
    ...{ callers: 'compatible', implementers: 'breaking', at: `${update}/nick/not/enum` },
  },
  {
    name: 'a property is called otherwise',
    edit: { move: { [`${update}/nick`]: `${update}/alias` } },
    ...{ callers: 'breaking', implementers: 'breaking', at: `${update}/nick` },
  },
];

const responses: readonly Row[] = [
  sets('response: another type', `${receipt}/code/type`, 'integer', 'breaking', 'breaking'),
  sets('response: a shorter text', `${receipt}/code/maxLength`, 5, 'compatible', 'breaking'),
  sets('response: a longer text', `${receipt}/code/maxLength`, 20, 'breaking', 'compatible'),
  takes('response: no pattern', `${receipt}/code/pattern`, 'breaking', 'compatible'),
  sets('response: null', `${receipt}/code/type`, ['string', 'null'], 'breaking', 'compatible'),
  sets('response: no null', `${receipt}/remark/type`, 'string', 'compatible', 'breaking'),
  sets('response: a property may be there', `${receipt}/fresh`, { type: 'string' }, 'compatible', 'compatible'),
  takes('response: a property is gone', `${receipt}/remark`, 'breaking', 'breaking'),
  sets(
    'response: a property may be missing',
    `${schemas}/Receipt/required`,
    ['code', 'total'],
    'breaking',
    'compatible',
  ),
  sets(
    'response: a property is always there',
    `${schemas}/Receipt/required`,
    ['code', 'total', 'state', 'remark'],
    'compatible',
    'breaking',
  ),
  sets(
    'response: an open enumeration grows',
    `${receipt}/state/enum`,
    ['open', 'paid', 'void'],
    'compatible',
    'compatible',
  ),
  sets(
    'response: an open enumeration gets null',
    `${receipt}/state`,
    { type: ['string', 'null'], enum: ['open', 'paid', null] },
    'breaking',
    'compatible',
    `${receipt}/state/enum`,
  ),
  sets(
    'response: a closed enumeration grows',
    `${receipt}/sealed/enum`,
    ['yes', 'no', 'may'],
    'breaking',
    'compatible',
  ),
  sets('response: a value fewer', `${receipt}/state/enum`, ['open', 'void'], 'compatible', 'breaking'),
  sets('response: a closed enumeration opens', `${receipt}/sealed/x-open`, true, 'breaking', 'compatible'),
  sets('response: integers only', `${receipt}/total/type`, 'integer', 'compatible', 'breaking'),
  sets('response: more items', `${receipt}/lines/maxItems`, 9, 'breaking', 'compatible'),
  sets('response: a default', `${receipt}/remark/default`, 'x', 'documentation', 'documentation'),
  sets(
    'response: within what holds itself',
    `${schemas}/Receipt/properties/parent/deprecated`,
    true,
    'documentation',
    'documentation',
  ),
  {
    name: 'response: a property that is always there',
    edit: { set: { [`${receipt}/fresh`]: { type: 'string' }, [`${schemas}/Receipt/required/-`]: 'fresh' } },
    ...{ callers: 'compatible', implementers: 'breaking', at: `${receipt}/fresh` },
  },
];

const inBoth: readonly Row[] = [
  sets('both ways: a shorter text', `${pet}/properties/name/maxLength`, 20, 'breaking', 'breaking'),
  sets('both ways: a longer text', `${pet}/properties/name/maxLength`, 90, 'breaking', 'breaking'),
  sets(
    'both ways: an open enumeration grows',
    `${schemas}/Status/enum`,
    ['free', 'taken', 'lost'],
    'compatible',
    'breaking',
  ),
  sets('both ways: a property may be there', `${pet}/properties/fresh`, { type: 'string' }, 'compatible', 'compatible'),
  sets('both ways: a property is required', `${pet}/required`, ['id', 'name', 'tag'], 'breaking', 'breaking'),
  sets(
    'both ways: an inner property is required',
    `${pet}/properties/owner/required`,
    ['email', 'phone'],
    'breaking',
    'breaking',
  ),
  sets('a property is read only', `${pet}/properties/tag/readOnly`, true, 'breaking', 'breaking'),
  sets('a property is write only', `${pet}/properties/tag/writeOnly`, true, 'breaking', 'breaking'),
  takes(
    'a property is not write only any more',
    `${pet}/properties/secret/writeOnly`,
    'compatible',
    'compatible',
    `${pet}/properties/secret`,
  ),
  takes(
    'a required property is not read only any more',
    `${pet}/properties/id/readOnly`,
    'breaking',
    'compatible',
    `${pet}/properties/id`,
  ),
  {
    name: 'a schema is called otherwise',
    edit: { move: { [pet]: `${schemas}/Animal` }, refs: { [pet]: `${schemas}/Animal` } },
    ...{ callers: 'breaking', implementers: 'breaking', at: pet, heldBy: 'surface' },
  },
];

const alternatives: readonly Row[] = [
  sets(
    'request: an alternative more',
    `${sent}/either/oneOf/-`,
    { type: 'boolean' },
    'compatible',
    'breaking',
    `${sent}/either/oneOf/2`,
  ),
  takes('request: an alternative fewer', `${sent}/either/oneOf/1`, 'breaking', 'compatible'),
  sets(
    'request: an alternative of anyOf more',
    `${sent}/any/anyOf/-`,
    { type: 'integer' },
    'compatible',
    'breaking',
    `${sent}/any/anyOf/2`,
  ),
  takes('request: an alternative of anyOf fewer', `${sent}/any/anyOf/1`, 'breaking', 'compatible'),
  sets('request: a narrower alternative', `${sent}/either/oneOf/0/maxLength`, 3, 'breaking', 'compatible'),
  sets(
    'request: a part of allOf more',
    `${sent}/all/allOf/-`,
    { required: ['more'] },
    'breaking',
    'compatible',
    `${sent}/all/allOf/2/required`,
  ),
  takes(
    'request: a part of allOf fewer',
    `${sent}/all/allOf/1`,
    'breaking',
    'breaking',
    `${sent}/all/allOf/1/properties/more`,
  ),
  sets(
    'request: one becomes several',
    `${sent}/either`,
    { oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
    'compatible',
    'breaking',
    `${sent}/either/oneOf/2`,
  ),
  {
    name: 'response: an open union grows',
    edit: {
      set: {
        [`${schemas}/Oval`]: { type: 'object', required: ['kind'], properties: { kind: { const: 'oval' } } },
        [`${schemas}/Shape/oneOf/-`]: { $ref: '#/components/schemas/Oval' },
        [`${schemas}/Shape/discriminator/mapping/oval`]: '#/components/schemas/Oval',
      },
    },
    ...{ callers: 'compatible', implementers: 'compatible', at: `${schemas}/Shape/oneOf/2` },
  },
  {
    name: 'response: a closed union grows',
    given: { set: { [`${schemas}/Shape/x-open`]: false } },
    edit: {
      set: {
        [`${schemas}/Oval`]: { type: 'object', required: ['kind'], properties: { kind: { const: 'oval' } } },
        [`${schemas}/Shape/oneOf/-`]: { $ref: '#/components/schemas/Oval' },
        [`${schemas}/Shape/discriminator/mapping/oval`]: '#/components/schemas/Oval',
      },
    },
    ...{ callers: 'breaking', implementers: 'compatible', at: `${schemas}/Shape/oneOf/2` },
  },
  {
    name: 'response: an alternative fewer, whose type stays',
    edit: { remove: [`${schemas}/Shape/oneOf/1`, `${schemas}/Shape/discriminator/mapping/square`] },
    ...{ callers: 'compatible', implementers: 'breaking', at: `${schemas}/Shape/oneOf/1` },
  },
  {
    name: 'response: another discriminator',
    edit: {
      move: {
        [`${schemas}/Circle/properties/kind`]: `${schemas}/Circle/properties/form`,
        [`${schemas}/Square/properties/kind`]: `${schemas}/Square/properties/form`,
      },
      set: {
        [`${schemas}/Circle/required`]: ['form'],
        [`${schemas}/Square/required`]: ['form'],
        [`${schemas}/Shape/discriminator/propertyName`]: 'form',
      },
    },
    ...{ callers: 'breaking', implementers: 'breaking', at: `${schemas}/Shape/discriminator/propertyName` },
  },
  {
    name: 'response: another value of the discriminator',
    edit: {
      set: { [`${schemas}/Circle/properties/kind/const`]: 'round' },
      move: {
        [`${schemas}/Shape/discriminator/mapping/circle`]: `${schemas}/Shape/discriminator/mapping/round`,
      },
    },
    // Of a union that is open a value more is none of anybody's business, but the type of a circle is another.
    ...{ callers: 'breaking', implementers: 'breaking', at: `${schemas}/Circle`, heldBy: 'surface' },
  },
];

export const schemaRows: readonly Row[] = [...requests, ...responses, ...inBoth, ...alternatives];
