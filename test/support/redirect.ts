/** Preloaded before a snippet. Redirects requests for the document's server to the test's mock server. */
const { SNIPPET_FROM: from = '', SNIPPET_TO: to = '' } = process.env;
const original = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  if (!request.url.startsWith(from)) return original(request);
  return original(new Request(to + request.url.slice(from.length), request));
};
