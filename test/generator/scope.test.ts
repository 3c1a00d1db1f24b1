/** The default npm scope for titles of public documents. A unit test, because a case for each would be less clear. */
import { expect, test } from 'vitest';
import { scopeOf } from '../../generator/src/names/scope.js';

test.each([
  ["GitHub's official OpenAPI spec + Octokit extension", '@github'],
  ['FastAPI', '@fastapi'],
  ['Stripe API', '@stripe'],
  ['Open Policy Agent (OPA) REST API', '@open-policy-agent'],
  ['Swagger Petstore - OpenAPI 3.0', '@petstore'],
  ['Discord HTTP API (Preview)', '@discord'],
  ['Docker Engine API', '@docker-engine'],
  ['Gitea API.', '@gitea'],
  ['Loket.nl API', '@loket-nl'],
  ['Twilio - Api', '@twilio'],
  ['JIRA 7.6.1', '@jira'],
  ['Billing v2 API Specification', '@billing'],
  ['The Very Long Title of a Document', '@very-long-title'],
  // Generic words are kept if there are no others.
  ['OpenAPI', '@openapi'],
  ['API v1', '@api-v1'],
  ['API', '@api'],
  ['', '@api'],
  ['宠物', '@api'],
])('the default npm scope of the title %j is %s', (title, scope) => expect(scopeOf(title)).toBe(scope));
