// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import * as z from 'zod';
import type { UnknownText } from '@case/types';
import type { Filter, Item } from '@case/types/schemas';
import {
  also,
  format,
  integer,
  isText,
  length,
  member,
  multipleOf,
  not,
  requires,
  unevaluatedProperties,
  unique,
} from './runtime/zod-checks.js';

/** Returns the schema of an object that may have undeclared members, which it keeps. */
function object<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape);
}

/** The schema of `ItemParts`. */
export const itemPartsSchema = /* @__PURE__ */ (() => object({
  name: z.string().regex(new RegExp('^[^\'\\n*/]+$', 'u')).check(length(1, 80)).optional(),
  price: z.number().gt(0).check(multipleOf(0.01)).optional(),
  state: z.union([z.enum(['new', 'it\'s used']), z.custom<UnknownText>(isText)]).optional(),
}))();

/** The schema of `NewItem`. */
export const newItemSchema = /* @__PURE__ */ (() => itemPartsSchema.required({ name: true }))();

/** The schema of `Video`. */
export const videoSchema = /* @__PURE__ */ (() => object({ kind: z.literal('video'), seconds: z.int32().nullable().optional() }))();

/** The schema of `Image`. */
export const imageSchema = /* @__PURE__ */ (() => z.strictObject({ kind: z.literal('image'), url: z.string().check(format('uri')) }))();

/** The schema of `Medium`. */
export const mediumSchema = /* @__PURE__ */ (() => z.discriminatedUnion('kind', [imageSchema, videoSchema]))();

/** The schema of `Item`. */
export const itemSchema = /* @__PURE__ */ (() => z.custom<Item>().check(
  also(itemPartsSchema),
  also(object({
    id: z.number().check(integer),
    media: z.array(mediumSchema).check(unique),
    labels: z.record(z.string(), z.string()).optional(),
  }).check(
    requires('name'),
    member('constructor', z.string()),
  )),
))();

/** The schema of `Category`. */
export const categorySchema = /* @__PURE__ */ (() => object({
  name: z.string(),
  get parent(): z.ZodOptional<z.ZodNullable<typeof categorySchema>> {
    return categorySchema.nullable().optional();
  },
  get children(): z.ZodArray<typeof categorySchema> {
    return z.array(categorySchema);
  },
}))();

/** The schema of `Filter`. */
export const filterSchema = /* @__PURE__ */ (() => z.custom<Filter>().check(
  also(
    object({ name: z.string().optional(), price: z.number().optional() }).check(
      unevaluatedProperties({ names: ['name', 'price'] }, z.never()),
    ),
  ),
  also(z.union([z.looseObject({}).check(requires('name')), z.looseObject({}).check(requires('price'))])),
  not(z.looseObject({}).check(requires('secret'))),
))();

/** The schema of the request of `createItem`. */
export const createItemRequestSchema = /* @__PURE__ */ (() => object({ query: object({ dry: z.boolean().optional() }).optional(), body: newItemSchema }))();

/** The schemas of the response bodies of `createItem`, by status. */
export const createItemResponseSchemas = /* @__PURE__ */ (() => ({ 201: itemSchema, '4XX': object({ title: z.string().optional() }) }))();

/** The schema of the request of `listCategories`. */
export const listCategoriesRequestSchema = /* @__PURE__ */ (() => object({ query: object({ filter: filterSchema.optional() }).optional() }))();

/** The schemas of the response bodies of `listCategories`, by status. */
export const listCategoriesResponseSchemas = /* @__PURE__ */ (() => ({ 200: z.array(categorySchema) }))();
