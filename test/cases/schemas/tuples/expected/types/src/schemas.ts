// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** At least 2 items. */
export type Pair = [string, number];

/** At least 1 item. */
export type Open = [string, ...unknown[]];

/** At least 1 item. */
export type Rest = [string, ...number[]];

export type List = (string | number)[];

export type Matrix = number[][];
