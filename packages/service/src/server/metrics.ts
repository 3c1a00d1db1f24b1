/** Metrics of requests, durations and the process (Prometheus text format 0.0.4). */
import { type Server, toServer } from '@community-platform/server';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly count: (server: Server) => Server;
  /** Returns the metrics in the text format of Prometheus. */
  readonly read: () => Promise<string>;
}

/** Upper bounds of the duration histogram in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Creates the metrics of a process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Completed requests.',
    labelNames: ['method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to its response.',
    labelNames: ['method'],
    buckets,
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests in flight.', registers });
  return {
    count: (server) =>
      toServer(async (request) => {
        // A request can have any text as its method, and each would become a time series.
        const method = methods.has(request.method) ? request.method : 'other';
        const begun = performance.now();
        inFlight.inc();
        try {
          const response = await server.handle(request);
          requests.inc({ method, status: response.status });
          return response;
        } finally {
          inFlight.dec();
          duration.observe({ method }, (performance.now() - begun) / 1_000);
        }
      }),
    read: () => registry.metrics(),
  };
}
