/** Baseline: `node:http` with one response. */
import { createServer } from 'node:http';

const http = createServer((_, res) => {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.end('{"id":7}');
});
http.listen(0, '127.0.0.1', () => console.log(http.address().port));
