import type * as client from '@case/client';
import type * as server from '@case/server';
import type { AuthSchema, ForbiddenSchema, Problem } from '@case/types';

// A schema that has the name of a runtime export is renamed, so that neither hides the other.
const forbidden: server.ForbiddenSchema = { title: 'x' } satisfies ForbiddenSchema;
const auth: client.AuthSchema = { title: 'x' } satisfies AuthSchema;
const options: client.ClientOptions = { auth: {} satisfies client.Auth };
// No export of the packages has the name that most documents give to the body of an error.
const problem: server.Problem = { title: 'x' } satisfies client.Problem satisfies Problem;
const cause: server.ServerProblem['cause'] = undefined;
if ([problem, cause, forbidden, auth, options].length !== 5) throw new Error('unreachable');

// All renamed schemas.
export type {
  AnyResultSchema, CredentialSourceSchema, FetchSchema, JsonValueSchema, SchemaCheckSchema,
  ServerAddressSchema, StandardSchemaSchema, ValidationIssueSchema,
  TypedResponseSchema, AnyStatusSchema, ApiSchema, ApiErrorSchema, ApiErrorOfSchema, ArraySchema, AsyncIterableSchema, AuthSchema,
  AwaitableSchema, AwaitedSchema, BasicCredentialsSchema, BodyReplySchema, BodyReplyWithHeadersSchema, BooleanSchema,
  BytesSchema, CallbackHandlersSchema, CallbackReceiverOptionsSchema, ClientSchema, ClientOptionsSchema,
  CorsOptionsSchema, EmptyReplySchema, EmptyReplyWithHeadersSchema, ErrorSchema, EventResponseSchema,
  EventChoiceSchema, EventContextSchema, ExcludeSchema, ExtractSchema, FileSchema, ForbiddenSchema, HandlersSchema,
  HooksSchema, HttpErrorSchema, InputSchema, KnownSchema, LimitsSchema, MissingCredentialErrorSchema,
  NetworkErrorSchema, NonNullableSchema, NumberSchema, ObjectSchema, OmitSchema, OperationSchema, PaginatorSchema,
  PartialSchema, PickSchema, PromiseSchema, RawResponseSchema, RawEventSchema, RawRequestSchema,
  ReadonlySchema, ReceivedSchema, ReceivedBytesSchema, ReceiverDefinitionSchema, ReceiverOptionsSchema, RecordSchema,
  ReplySchema, RequestSchema, RequestContextSchema, RequestErrorSchema, RequestOptionsSchema, ResponseSchema,
  RetrySchema, RetryOptionsSchema, SecurityContextSchema, SecurityHandlerSchema, SecurityHandlersSchema,
  SenderSchema, ServerSchema, ServerOptionsSchema, ServerProblemSchema, ServerSentEventSchema, SessionSchema, StringSchema,
  SuccessBodySchema, SymbolSchema, TimeoutErrorSchema, TokenRefreshErrorSchema, TokenSessionSchema, TypedReplySchema,
  TypedReplyWithHeadersSchema, UnexpectedResponseErrorSchema, UnknownEventSchema, UnknownMemberSchema,
  UnknownTextSchema, WebhookHandlersSchema, WebhookReceiverOptionsSchema,
} from '@case/types';
