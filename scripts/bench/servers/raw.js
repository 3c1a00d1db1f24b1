/** Baseline: plain `node:http` without validation. */
import { createServer } from 'node:http';
import { pet, report } from './report.js';

const answer = (res, status, value) => {
  const body = JSON.stringify(value);
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  res.end(body);
};

const http = createServer((req, res) => {
  if (req.method === 'GET') {
    answer(res, 200, pet(Number(req.url.slice('/pets/'.length))));
    return;
  }
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => answer(res, 201, pet(8, JSON.parse(Buffer.concat(chunks).toString()))));
});
http.listen(0, '127.0.0.1', () => report(http.address().port));
