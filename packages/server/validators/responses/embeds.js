// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkEmbed } from '../schemas/embed.js';

export const embedsResponsesChecks = {
  'createEmbed 201': checkEmbed,
  'createEmbed 400': checkErrorBody,
  'createEmbed 401': checkErrorBody,
  'createEmbed 403': checkErrorBody,
  'createEmbed 405': checkErrorBody,
  'createEmbed 406': checkErrorBody,
  'createEmbed 413': checkErrorBody,
  'createEmbed 415': checkErrorBody,
  'createEmbed 422': checkErrorBody,
  'createEmbed 429': checkErrorBody,
  'createEmbed 5XX': checkErrorBody,
  'getEmbed 200': checkEmbed,
  'getEmbed 401': checkErrorBody,
  'getEmbed 403': checkErrorBody,
  'getEmbed 404': checkErrorBody,
  'getEmbed 405': checkErrorBody,
  'getEmbed 406': checkErrorBody,
  'getEmbed 429': checkErrorBody,
  'getEmbed 5XX': checkErrorBody,
};
