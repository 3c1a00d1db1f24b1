// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { type StandardSchema, tolerate } from '#validation';
import {
  createPetRequestChecks,
  createPetResponseChecks,
  getPetRequestChecks,
  getPetResponseChecks,
  getReportRequestChecks,
} from '#validators/operations.js';
import type { CreatePetRequest, GetPet4XX, GetPetRequest } from '@case/types/operations/pets';
import type { GetReportRequest } from '@case/types/operations/reports';
import type { Pet } from '@case/types/schemas';
import type { OnUndeclared, Sender } from './runtime/client.js';
import {
  type ResponseChecks,
  toRequestSchema,
  toResponseSchemas,
  withResponseChecks,
} from './runtime/standard-schema.js';

export type { StandardSchema } from '#validation';
export { InvalidResponseError } from './runtime/standard-schema.js';
export type { ResponseChecks } from './runtime/standard-schema.js';

export {
  petSchema,
  petInputSchema,
} from '#validators/schemas.js';
export {
  getPetResponseChecks,
  createPetResponseChecks,
  getReportResponseChecks,
  responses as responseChecks,
} from '#validators/operations.js';

/**
 * Returns a client that validates the bodies of responses of some operations: `responseChecks` for all, or only those of
 * `{ name: checks }`. Throws `InvalidResponseError` for a body that violates its schema. Bodies that are read as they
 * arrive are not validated.
 */
export function validateResponses<C extends Sender<OnUndeclared>>(client: C, checks: ResponseChecks): C {
  return withResponseChecks(client, checks, tolerate);
}

/** The schema of the request of `getPet`. */
export const getPetRequestSchema: StandardSchema<GetPetRequest> =
  /* @__PURE__ */ toRequestSchema(getPetRequestChecks);

/** The schemas of the response bodies of `getPet`, by status. */
export const getPetResponseSchemas: {
  readonly 200: StandardSchema<Pet>;
  readonly '4XX': StandardSchema<GetPet4XX>;
} = /* @__PURE__ */ toResponseSchemas(getPetResponseChecks, tolerate);

/** The schema of the request of `createPet`. */
export const createPetRequestSchema: StandardSchema<CreatePetRequest> =
  /* @__PURE__ */ toRequestSchema(createPetRequestChecks, { isBodyRequired: true });

/** The schemas of the response bodies of `createPet`, by status. */
export const createPetResponseSchemas: {
  readonly 201: StandardSchema<Pet>;
} = /* @__PURE__ */ toResponseSchemas(createPetResponseChecks, tolerate);

/** The schema of the request of `getReport`. */
export const getReportRequestSchema: StandardSchema<GetReportRequest> =
  /* @__PURE__ */ toRequestSchema(getReportRequestChecks);
