// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Locations of bigints in JSON, by schema. */
import type { Integers } from './runtime/codec.js';

export const integersOfAt: Integers = { members: { at: { here: true } } };

export const integersOfChecked: Integers = {
  members: {
    signed: { here: true },
    unsigned: { here: true },
    tens: { here: true },
    halves: { here: true },
    least: { here: true },
    below: { here: true },
    narrowed: () => integersOfId,
    distinct: { items: { here: true } },
    pairs: { items: { items: { here: true } } },
  },
};

export const integersOfEntry: Integers = {
  members: {
    id: () => integersOfId,
    amount: { here: true },
    size: { here: true },
    maybe: { here: true },
    list: { items: { here: true } },
    pair: { first: [{}, { here: true }] },
    map: { rest: { here: true } },
    owner: () => integersOfPerson,
    either: { here: true },
    children: { items: () => integersOfEntry },
  },
};

export const integersOfFound: Integers = { members: { ids: { items: () => integersOfId } } };

export const integersOfId: Integers = { here: true };

export const integersOfLine: Integers = { members: { at: { here: true } } };

export const integersOfPaper: Integers = {
  members: {
    id: { here: true },
    amount: { here: true },
    maybe: { here: true },
    list: { items: { here: true } },
    papers: { items: () => integersOfPaper },
  },
};

export const integersOfPerson: Integers = { members: { number: { here: true } } };
