// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkNotFound } from './components.js';

export const requests = {};

export const responses = {
  listPets: { 404: checkNotFound },
  listCats: { 404: checkNotFound },
};
