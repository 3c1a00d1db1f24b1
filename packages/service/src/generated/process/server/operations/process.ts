// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson, sendsText } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, Reply } from '../../types/index.js';
import type {
  GetHealthRequest,
  GetHealthResult,
  GetMetricsRequest,
  GetMetricsResult,
  GetReadinessRequest,
  GetReadinessResult,
} from '../../types/operations/process.js';
import { errors4XX_503_5XX, errors4XX_5XX } from '../responses.js';

/** State of the process. */
export interface ProcessHandlers<Principal = unknown, State = unknown> {
  /**
   * Check whether the process is alive.
   *
   * Returns 200 while the process is alive. No token is required.
   *
   * `GET /health`
   */
  getHealth(input: GetHealthRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetHealthResult>>;
  /**
   * Check whether the process can serve requests.
   *
   * Returns 200 if the seed data is complete, the database responds and the process is not shutting down. No token
   * is
   * required.
   *
   * `GET /ready`
   */
  getReadiness(input: GetReadinessRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetReadinessResult>>;
  /**
   * Read the metrics.
   *
   * Requests, their duration and the process, in the text format of Prometheus. No token is required.
   *
   * `GET /metrics`
   */
  getMetrics(input: GetMetricsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetMetricsResult>>;
}

/** The descriptors of the operations, in document order. */
export const processOperations: readonly Operation[] = [
  {
    id: 'getHealth',
    method: 'GET',
    path: '/health',
    responses: { '200': { content: { 'application/json': sendsJson } } },
    errors: errors4XX_5XX,
  },
  {
    id: 'getReadiness',
    method: 'GET',
    path: '/ready',
    responses: { '200': { content: { 'application/json': sendsJson } } },
    errors: errors4XX_503_5XX,
  },
  {
    id: 'getMetrics',
    method: 'GET',
    path: '/metrics',
    responses: { '200': { content: { 'text/plain; version=0.0.4; charset=utf-8': sendsText } } },
    errors: errors4XX_5XX,
  },
];
