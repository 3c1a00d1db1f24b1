/** Explains why a request got no response. Browsers do not report the reason to a page. */

/** The URLs that the page's Content Security Policy has blocked. */
const blocked = new Set<string>();
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.add(blockedURI));

/** Whether a host is the reader's computer. */
function isLocal(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(hostname);
}

/** Whether a server responds at this origin, even if it does not allow this page to read responses. */
async function isReachable(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { mode: 'no-cors', method: 'HEAD', credentials: 'omit', signal: AbortSignal.timeout(3_000) });
    return true;
  } catch {
    return false;
  }
}

/** Returns a message with the likely reason why a request failed. */
export async function explainFailure(url: string): Promise<string> {
  const { origin, protocol, hostname } = new URL(url);
  // The event about a blocked URL follows the failure.
  await new Promise((resolve) => setTimeout(resolve, 50));
  if ([...blocked].some((uri) => uri.startsWith(origin)))
    return `The policy of this page allows requests only to the servers of the document and to localhost, not to ${origin}. Use the curl command.`;
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal(hostname))
    return `A page that is served over https cannot send requests to ${origin}. Use a server with https, or the curl command.`;
  if (origin !== location.origin && (await isReachable(origin)))
    return `${origin} is running, but does not allow requests from this page (CORS). It must send the header "Access-Control-Allow-Origin: ${location.origin}", and allow the method and the headers in its response to the OPTIONS request. Use the curl command instead.`;
  return `There is no response from ${origin}. Check that the server is running and that the URL is correct.`;
}
