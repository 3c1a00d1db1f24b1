import type * as client from '@case/client';
import type * as server from '@case/server';
import type { AuthSchema, HttpErrorSchema, ProblemSchema, SenderSchema } from '@case/types';

// A schema that is named like something of the runtime has a name of its own, so that neither hides the other.
const problem: server.ProblemSchema = { title: 'x' } satisfies ProblemSchema;
const error: server.HttpErrorSchema = { code: 1 } satisfies HttpErrorSchema;
const auth: client.AuthSchema = { kind: 'x' } satisfies AuthSchema;
const sender: client.SenderSchema = { name: 'x' } satisfies SenderSchema;
const options: client.ClientOptions = { auth: {} satisfies client.Auth };
if ([problem, error, auth, sender, options].length !== 5) throw new Error('unreachable');
