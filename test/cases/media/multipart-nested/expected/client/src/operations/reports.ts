// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SendReportRequest, SendReportResult } from '@case/types/operations/reports';
import type { Note } from '@case/types/schemas';
import { errors422 } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import {
  encodeForm,
  writeForm,
  writeHeader,
  writeJsonPair,
  writePipeDelimited,
  writeScalarHeader,
  writeScalarPair,
} from '../runtime/codec.js';
import { decodeParts, encodeMultipart, encodeParts } from '../runtime/multipart.js';
import { decodeXml, encodeXml } from '../runtime/xml.js';
import { xmlOfNote } from '../xml.js';

export const sendReportOperation: Operation<SendReportRequest, SendReportResult> = {
  id: 'sendReport',
  method: 'POST',
  path: '/reports',
  body: {
    write: writeBody,
    content: {
      'multipart/form-data': {
        encode: encodeMultipart,
        parts: [
          {
            name: 'about',
            contentType: 'application/x-www-form-urlencoded',
            medium: {
              encode: encodeForm,
              members: [
                { name: 'author', in: 'query', write: writeScalarPair },
                { name: 'tags', in: 'query', write: writePipeDelimited },
                { name: 'note', in: 'query', write: writeJsonPair },
              ],
            },
          },
          {
            name: 'pages',
            contentType: 'multipart/mixed',
            medium: {
              encode: encodeParts,
              rest: {
                name: '*',
                shape: 'file',
                contentType: 'image/png',
                headers: [{ name: 'x-page', in: 'header', write: writeScalarHeader }],
              },
            },
            headers: [{ name: 'x-count', in: 'header', write: writeScalarHeader }],
          },
          {
            name: 'rows',
            isList: true,
            contentType: 'multipart/mixed',
            medium: { encode: encodeParts, rest: { name: '*', shape: 'integer', contentType: 'text/plain' } },
          },
          {
            name: 'inner',
            contentType: 'multipart/form-data',
            medium: {
              encode: encodeMultipart,
              parts: [
                {
                  name: 'about',
                  contentType: 'application/x-www-form-urlencoded',
                  medium: {
                    encode: encodeForm,
                    members: [
                      { name: 'author', in: 'query', write: writeScalarPair },
                      { name: 'tags', in: 'query', write: writePipeDelimited },
                      { name: 'note', in: 'query', write: writeJsonPair },
                    ],
                  },
                },
                {
                  name: 'mixed',
                  contentType: 'multipart/related; type="application/xml"',
                  medium: {
                    encode: encodeParts,
                    parts: [
                      {
                        name: '0',
                        contentType: 'application/xml',
                        medium: { encode: encodeXml, xml: { name: 'Note', of: () => xmlOfNote } },
                      },
                      {
                        name: '1',
                        shape: { object: { text: 'string', at: 'integer' } },
                        contentType: 'application/json',
                        headers: [{ name: 'x-kind', in: 'header', write: writeScalarHeader }],
                      },
                      {
                        name: '2',
                        shape: 'string',
                        headers: [{ name: 'x-at', in: 'header', write: writeHeader, explode: true }],
                      },
                    ],
                    rest: {
                      name: '*',
                      shape: 'file',
                      headers: [{ name: 'x-at', in: 'header', write: writeHeader, explode: true }],
                    },
                  },
                },
              ],
            },
          },
          {
            name: 'plain',
            contentType: 'application/x-www-form-urlencoded',
            medium: {
              encode: encodeForm,
              members: [
                { name: 'n', in: 'query', write: writeScalarPair },
                { name: 'list', in: 'query', write: writeForm, explode: true },
              ],
            },
          },
        ],
      },
    },
  },
  accept: 'multipart/mixed',
  responses: {
    '200': {
      content: {
        'multipart/mixed': {
          decode: decodeParts,
          parts: [
            { name: '0', shape: { object: {}, rest: 'any' } },
            {
              name: '1',
              contentType: 'multipart/mixed',
              medium: {
                decode: decodeParts,
                parts: [
                  {
                    name: '0',
                    contentType: 'application/xml',
                    medium: { decode: decodeXml, xml: { name: 'Note', of: () => xmlOfNote } },
                    headerFields: [{ name: 'x-sum', in: 'header', shape: { array: 'integer' }, style: 'simple', explode: false }],
                  },
                  { name: '1', shape: 'string' },
                ],
                rest: { name: '*', shape: 'any' },
              },
              headerFields: [],
            },
          ],
          rest: { name: '*', shape: 'any' },
        },
      },
    },
  },
  errors: errors422,
};

/** `POST /reports` */
export function sendReport<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendReportRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendReportResult, U>> {
  return client.send(sendReportOperation, request, options);
}

/** reports */
export interface ReportsApi {
  /** `POST /reports` */
  send(request: SendReportRequest, options?: RequestOptions): Promise<[number[], [Note, string?, ...unknown[]], ...unknown[]]>;
}

export const createReportsApi = (client: Sender<OnUndeclared>): ReportsApi => ({
  send: (request, options) => unwrap(client.send(sendReportOperation, request, options)),
});
