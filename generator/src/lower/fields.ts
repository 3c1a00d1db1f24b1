/**
 * Fields of OpenAPI objects that have no effect on generated packages, with the reason. Every other field is used, or
 * reported; a test adds and removes each. Schema keywords are in `keywords.ts`.
 */
import type { Kind } from '../openapi/resolve/shapes.js';

const shown = 'it is for readers, and the reference shows it';
const led = 'what refers to it is led to its place';

export const meaningless: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  document: {
    $self: led,
    jsonSchemaDialect: 'schemas are read as those of OpenAPI, unless they say otherwise themselves',
    externalDocs: shown,
  },
  info: {
    summary: shown,
    description: shown,
    termsOfService: shown,
    contact: shown,
  },
  contact: { name: shown, url: shown, email: shown },
  server: { name: shown, description: shown },
  variable: { description: shown },
  pathItem: { summary: shown, description: shown },
  operation: { 'x-origin': shown, 'x-origin-reason': shown },
  response: { summary: shown, description: shown },
  header: {
    style: 'there is only one',
  },
  example: { summary: shown, description: shown },
  tag: { parent: shown, kind: shown },
  scheme: {
    bearerFormat: shown,
    deprecated: shown,
  },
  flows: { implicit: 'it gives tokens to a page, and none that are refreshed' },
};
