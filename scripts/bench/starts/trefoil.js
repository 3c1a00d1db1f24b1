/** The generated server of this repository's document, which validates requests. */
import { createServer } from '@community-platform/server';
import { createNodeServer } from '@community-platform/server/node';

const server = createServer({
  mock: true,
  security: { AdminToken: () => ({}), AdminBearer: () => ({}) },
  handlers: { getPost: ({ path }) => ({ status: 200, body: { id: path.id } }) },
});
console.log(await createNodeServer(server).listen());
