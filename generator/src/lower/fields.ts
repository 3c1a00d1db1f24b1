/**
 * Lists the fields of OpenAPI objects that have no effect on generated packages, with the reason. All other fields are
 * used or reported; a test adds and removes each field. For schema keywords, see `keywords.ts`.
 */
import type { Kind } from '../openapi/resolve/shapes.js';

const shown = 'the reference shows it; it does not affect code';
const led = 'references to it are resolved';

export const meaningless: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  document: {
    $self: led,
    jsonSchemaDialect: 'schemas use the OpenAPI dialect unless they declare another one',
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
  operation: {
    'x-origin': shown,
    'x-origin-reason': shown,
    'x-stability-level': '`diff` and `release` read it; it does not affect code',
  },
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
  flows: { implicit: 'its tokens go to a web page and cannot be refreshed' },
};
