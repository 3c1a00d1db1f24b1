/** Runs the generated server from its source, so that nothing has to be compiled first, and tells its parent the port. */

const load = async (name: string): Promise<unknown> =>
  import(new URL(`../../../packages/server/src/${name}.ts`, import.meta.url).href);

type Api = typeof import('@community-platform/server');
type Node = typeof import('@community-platform/server/node');

const isApi = (module: unknown): module is Api =>
  typeof module === 'object' && module !== null && 'createServer' in module;
const isNode = (module: unknown): module is Node =>
  typeof module === 'object' && module !== null && 'createNodeServer' in module;

const [api, node] = [await load('index'), await load('node')];
if (!isApi(api) || !isNode(node)) throw new Error('packages/server is not a generated server');
const server = node.createNodeServer(api.createServer({ mock: true }));
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});
process.send?.({ port: await server.listen(0) });
