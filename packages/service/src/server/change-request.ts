/** Changes requests before a server handles them. */
import type { RawRequest } from '@community-platform/server';

/** Returns a request with another target or other headers, and with the body and the signal of the original. */
export function changeRequest(
  request: RawRequest,
  { target = request.target, headers = request.headers }: Partial<Pick<RawRequest, 'target' | 'headers'>>,
): RawRequest {
  const { method, bytes, isTaken, remoteAddress, mount, host } = request;
  return {
    method,
    target,
    headers,
    remoteAddress,
    mount,
    host,
    ...(bytes !== undefined && { bytes: (most) => bytes.call(request, most) }),
    ...(isTaken !== undefined && { isTaken }),
    get body() {
      return request.body;
    },
    get signal() {
      return request.signal;
    },
  };
}

/**
 * Returns a request that also accepts every media type, with lower priority. For a health check or an invitation,
 * another type is more useful than a 406 (RFC 9110, 12.5.1 allows both).
 */
export function acceptAny(request: RawRequest): RawRequest {
  const { headers } = request;
  const accept = headers.get('accept');
  if (accept === undefined) return request;
  const get = (name: string) => (name === 'accept' ? `${accept}, */*;q=0.001` : headers.get(name));
  return changeRequest(request, { headers: { get, count: headers.count } });
}
