/** Responses of several sizes, each created only once. */
import { createServer } from 'node:http';
import { report } from './report.js';

const ofSize = (size) => {
  if (size < 50) return '{"id":1}';
  const items = [];
  while (JSON.stringify({ items }).length < size) items.push({ id: items.length, text: 'as long as a short line is' });
  return JSON.stringify({ items });
};

const bodies = new Map();
const http = createServer((req, res) => {
  const size = Number(req.url.slice('/bytes/'.length));
  const body = bodies.get(size) ?? Buffer.from(ofSize(size));
  bodies.set(size, body);
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  res.end(body);
});
http.keepAliveTimeout = 60_000;
http.listen(0, '127.0.0.1', () => report(http.address().port));
