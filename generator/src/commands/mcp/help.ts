/** Help of `trefoil mcp`, in a separate module, because the command line loads it for every command. */

export const mcpHelp = `
Credentials are read from environment variables: TREFOIL_AUTH_ and the name of the security scheme in upper case, such as
TREFOIL_AUTH_API_KEY for apiKey; for HTTP Basic, the same with _USERNAME and _PASSWORD.`;
