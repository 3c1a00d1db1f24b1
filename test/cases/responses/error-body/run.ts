import { equal } from 'node:assert/strict';
import { createServer } from '@case/server';

const server = createServer({ mock: true });
async function ask(target: string, method = 'GET'): Promise<unknown> {
return (await server.fetch(new Request(`http://case${target}`, { method }))).json();
}
function codeOf(body: unknown): unknown {
  const text = JSON.stringify(body);
  return /^\{"success":false,"error":\{"code":(\d+),"text":"[^"]+","more":/u.exec(text)?.[1];
}
equal(codeOf(await ask('/none')), '404');
equal(codeOf(await ask('/pets', 'PUT')), '405');
equal(codeOf(await ask('/pets?limit=x')), '400');
