// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type _1 = string;

export type Pet_bbba = string;

export type Pet = number;

export type PetShop = string;

export type pet_shop = number;

export type PetShop_f9af = boolean;

export type Date = string;

export interface ErrorSchema {
  cause?: Constructor;
}

export type Constructor = string;

export type Proto = string;

export type Schema_e84c = string;

export type Schema_82a3 = string;
