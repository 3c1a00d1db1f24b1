// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkEmbed } from '../schemas/embed.js';

export const embedsAnswersChecks = {
  'createEmbed 201 application/json': checkEmbed,
  'createEmbed 400 application/json': checkErrorBody,
  'createEmbed 401 application/json': checkErrorBody,
  'createEmbed 403 application/json': checkErrorBody,
  'createEmbed 405 application/json': checkErrorBody,
  'createEmbed 406 application/json': checkErrorBody,
  'createEmbed 413 application/json': checkErrorBody,
  'createEmbed 415 application/json': checkErrorBody,
  'createEmbed 422 application/json': checkErrorBody,
  'createEmbed 429 application/json': checkErrorBody,
  'createEmbed 5XX application/json': checkErrorBody,
  'getEmbed 200 application/json': checkEmbed,
  'getEmbed 401 application/json': checkErrorBody,
  'getEmbed 403 application/json': checkErrorBody,
  'getEmbed 404 application/json': checkErrorBody,
  'getEmbed 405 application/json': checkErrorBody,
  'getEmbed 406 application/json': checkErrorBody,
  'getEmbed 429 application/json': checkErrorBody,
  'getEmbed 5XX application/json': checkErrorBody,
};
