// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsBytes } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, Reply } from '../../types/index.js';
import type { GetSandboxDocumentRequest, GetSandboxDocumentResult } from '../../types/operations/document.js';
import { errors4XX_5XX } from '../responses.js';

/** This document. */
export interface DocumentHandlers<Principal = unknown, State = unknown> {
  /**
   * Get this document.
   *
   * The OpenAPI document of the controls. No token is required.
   *
   * `GET /sandbox/openapi.yaml`
   */
  getSandboxDocument(
    input: GetSandboxDocumentRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetSandboxDocumentResult>>;
}

/** The descriptors of the operations, in document order. */
export const documentOperations: readonly Operation[] = [
  {
    id: 'getSandboxDocument',
    method: 'GET',
    path: '/sandbox/openapi.yaml',
    responses: { '200': { content: { 'application/yaml; charset=utf-8': sendsBytes } } },
    errors: errors4XX_5XX,
  },
];
