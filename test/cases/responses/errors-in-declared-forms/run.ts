import { deepEqual, match } from 'node:assert/strict';
import { createServer } from '@case/server';

function done() {
return { status: 204 as const };
}
const server = createServer({
  handlers: { problem: done, json: done, text: done, page: done, anyText: done, xml: done, bytes: done, none: done },
});

// Errors have the declared media type: JSON before text before XML, otherwise problem details.
const responses = new Map<string, readonly [type: string | null, text: string]>();
for (const path of ['problem', 'json', 'text', 'page', 'anyText', 'xml', 'bytes', 'none']) {
  const response = await server.fetch(new Request(`http://case/${path}?q=x`));
  deepEqual([path, response.status], [path, path === 'none' ? 400 : 422]);
  responses.set(path, [response.headers.get('content-type'), await response.text()]);
}
deepEqual(
  [...responses].map(([path, [type]]) => [path, type]),
  [
    ['problem', 'application/problem+json'],
    ['json', 'application/json'],
    ['text', 'text/plain'],
    ['page', 'text/html'],
    ['anyText', 'application/problem+json'],
    ['xml', 'application/xml'],
    ['bytes', 'application/problem+json'],
    ['none', 'application/problem+json'],
  ],
);
for (const path of ['problem', 'json', 'anyText', 'bytes'])
  deepEqual(JSON.parse(responses.get(path)?.[1] ?? '').status, 422);
for (const path of ['text', 'page']) match(responses.get(path)?.[1] ?? '', /^[A-Z][^<{]+$/u);
match(responses.get('xml')?.[1] ?? '', /^<\?xml[^>]*>\n<problem>.*<status>422<\/status>.*<\/problem>$/u);
