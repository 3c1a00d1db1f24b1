// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PetLostWebhookBody, PetLostWebhookHeaders } from './operations/webhooks.js';
import type { Adopted, Event, Pet, PetInput, Thanks, ThanksInput } from './schemas.js';

export interface paths {
  '/pets': {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    get: operations['listPets'];
    post: operations['addPet'];
  };
}

export interface webhooks {
  petAdopted: {
    post: {
      parameters: { path?: never; query?: never; header?: never; cookie?: never };
      requestBody: { content: { 'application/json': Adopted } };
      responses: {
        200: { headers: { 'x-seen'?: number; [name: string]: unknown }; content: { 'application/json': ThanksInput } };
        204: { headers: { [name: string]: unknown }; content?: never };
        410: { headers: { [name: string]: unknown }; content?: never };
      };
    };
  };
  'pet.lost': {
    post: {
      parameters: { path?: never; query?: never; header?: PetLostWebhookHeaders; cookie?: never };
      requestBody: { content: { 'application/json': PetLostWebhookBody } };
      responses: {
        204: { headers: { [name: string]: unknown }; content?: never };
      };
    };
  };
}

export interface components {
  schemas: {
    Event: Event;
    Thanks: Thanks;
    Adopted: Adopted;
    Pet: Pet;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type $defs = Record<string, never>;

export interface operations {
  listPets: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': Pet[] } };
    };
  };
  addPet: {
    parameters: { path?: never; query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': PetInput } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
    };
  };
}
