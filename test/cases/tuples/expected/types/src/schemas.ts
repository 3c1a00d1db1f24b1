// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type Pair = [string, number];

export type Open = [string, ...unknown[]];

export type Rest = [string, ...number[]];

export type List = (string | number)[];

export type Matrix = number[][];
