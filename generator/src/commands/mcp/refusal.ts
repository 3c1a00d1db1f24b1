/** A call that the MCP server does not make; the message says why and what to do. */
export class CallRefusal extends Error {
  override readonly name = 'CallRefusal';
}
