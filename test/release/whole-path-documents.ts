/** The documents and programs of `whole-path.test.ts`. Programs are typed by the user; everything else is expected. */
import { readFileSync } from 'node:fs';
import { knownDocuments } from '../support/known-documents.js';

export interface PathDocument {
  /** The user's file name for the document. */
  readonly file: string;
  readonly text: string;
  /** The scope of its packages. */
  readonly scope: string;
  /** The credentials of the client, as its option `auth`. */
  readonly auth: string;
  /** A call of the grouped `api`. */
  readonly call: string;
  /** The handlers of an Express server, and other options of `createServer`. */
  readonly handlers: string;
  /** The response of these handlers. */
  readonly expected: unknown;
  /** An edit of the document, and whether it breaks callers. */
  readonly edit: readonly [from: string, to: string];
  readonly verdict: 'breaking' | 'compatible';
}

const shop = `openapi: 3.1.0
info:
  title: Shop
  version: '1'
  license: { name: MIT, url: https://shop.example/license }
servers: [{ url: https://api.shop.example }]
security: []
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      summary: Get an order
      tags: [Orders]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
      responses:
        '200':
          description: The order.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Order' }
              example: { id: 7, state: paid }
        '404': { description: There is no such order. }
components:
  schemas:
    Order:
      type: object
      required: [id, state]
      properties:
        id: { type: integer }
        state: { type: string, enum: [open, paid] }
`;

/** Other people's documents, by their file name in the suite. Omitted if the suite is not installed. */
const known: Readonly<Record<string, Omit<PathDocument, 'text'>>> = {
  'swagger-api-swagger-petstore-openapi.yaml': {
    file: 'petstore.yaml',
    scope: '@pets',
    auth: `{ petstore_auth: 'secret', api_key: 'secret' }`,
    call: 'api.pet.get({ path: { petId: 7 } })',
    handlers: `security: { petstore_auth: () => ({}), api_key: () => ({}) },
  handlers: {
    getPetById: ({ path }) => ({ status: 200, body: { id: path.petId, name: 'Rex', photoUrls: [] } }),
  },`,
    expected: { id: 7, name: 'Rex', photoUrls: [] },
    edit: ['  /store/inventory:', '  /store/stock:'],
    verdict: 'breaking',
  },
  'Redocly-museum-openapi-example-openapi.yaml': {
    file: 'museum-api.yml',
    scope: '@museum',
    auth: `{ MuseumPlaceholderAuth: { username: 'ada', password: 'secret' } }`,
    call: 'api.operations.getMuseumHours()',
    handlers: `security: { MuseumPlaceholderAuth: () => ({}) },
  handlers: {
    getMuseumHours: () => ({ status: 200, body: [{ date: '2026-12-24', timeOpen: '09:00', timeClose: '14:00' }] }),
  },`,
    expected: [{ date: '2026-12-24', timeOpen: '09:00', timeClose: '14:00' }],
    edit: ['  /tickets/{ticketId}/qr:', '  /tickets/{ticketId}/code:'],
    verdict: 'breaking',
  },
  'up.com.au.json': {
    file: 'up.json',
    scope: '@up',
    auth: `{ bearer_auth: 'secret' }`,
    call: 'api.utility.getUtilPing()',
    handlers: `security: { bearer_auth: () => ({}) },
  handlers: {
    getUtilPing: () => ({ status: 200, body: { meta: { id: '7', statusEmoji: '⚡' } } }),
  },`,
    expected: { meta: { id: '7', statusEmoji: '⚡' } },
    edit: ['"/categories"', '"/category-list"'],
    verdict: 'breaking',
  },
};

export const pathDocuments: readonly PathDocument[] = [
  {
    file: 'openapi.yaml',
    text: shop,
    scope: '@shop',
    auth: '{}',
    call: 'api.orders.get({ path: { id: 7 } })',
    handlers: `handlers: {
    getOrder: ({ path }) => ({ status: 200, body: { id: path.id, state: 'open' } }),
  },`,
    expected: { id: 7, state: 'open' },
    edit: ['enum: [open, paid]', 'enum: [open, paid, sent]'],
    verdict: 'compatible',
  },
  ...knownDocuments.flatMap(({ name, path }) => {
    const document = known[name];
    return document === undefined ? [] : [{ ...document, text: readFileSync(path, 'utf8') }];
  }),
];
