// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@case/types';
import type { SendReportRequest, SendReportResult } from '@case/types/operations/reports';
import { errors422 } from '../responses.js';
import { decodeForm, writeHeader } from '../runtime/codec.js';
import { decodeMultipart, decodeParts, encodeParts } from '../runtime/multipart.js';
import type { Operation, RequestContext } from '../runtime/server.js';
import { decodeXml, encodeXml } from '../runtime/xml.js';
import { xmlOfNote } from '../xml.js';

/** reports */
export interface ReportsHandlers<Principal = unknown, State = unknown> {
  /** `POST /reports` */
  sendReport(input: SendReportRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendReportResult>>;
}

/** The descriptors of the operations, in document order. */
export const reportsOperations: readonly Operation[] = [
  {
    id: 'sendReport',
    method: 'POST',
    path: '/reports',
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          decode: decodeMultipart,
          parts: [
            {
              name: 'about',
              contentType: 'application/x-www-form-urlencoded',
              medium: {
                decode: decodeForm,
                fields: [
                  { name: 'author', in: 'query', shape: 'string', style: 'form', explode: true },
                  { name: 'tags', in: 'query', shape: { array: 'string' }, style: 'pipeDelimited', explode: false },
                  {
                    name: 'note',
                    in: 'query',
                    shape: { object: { text: 'string', at: 'integer' } },
                    content: 'application/json',
                  },
                ],
              },
            },
            {
              name: 'pages',
              contentType: 'multipart/mixed',
              medium: {
                decode: decodeParts,
                rest: {
                  name: '*',
                  shape: 'file',
                  contentType: 'image/png',
                  headerFields: [{ name: 'x-page', in: 'header', shape: 'integer', style: 'simple', explode: false }],
                },
              },
              headerFields: [{ name: 'x-count', in: 'header', shape: 'integer', style: 'simple', explode: false }],
            },
            {
              name: 'rows',
              isList: true,
              contentType: 'multipart/mixed',
              medium: { decode: decodeParts, rest: { name: '*', shape: 'integer', contentType: 'text/plain' } },
            },
            {
              name: 'inner',
              contentType: 'multipart/form-data',
              medium: {
                decode: decodeMultipart,
                parts: [
                  {
                    name: 'about',
                    contentType: 'application/x-www-form-urlencoded',
                    medium: {
                      decode: decodeForm,
                      fields: [
                        { name: 'author', in: 'query', shape: 'string', style: 'form', explode: true },
                        { name: 'tags', in: 'query', shape: { array: 'string' }, style: 'pipeDelimited', explode: false },
                        {
                          name: 'note',
                          in: 'query',
                          shape: { object: { text: 'string', at: 'integer' } },
                          content: 'application/json',
                        },
                      ],
                    },
                  },
                  {
                    name: 'mixed',
                    contentType: 'multipart/related; type="application/xml"',
                    medium: {
                      decode: decodeParts,
                      parts: [
                        {
                          name: '0',
                          contentType: 'application/xml',
                          medium: { decode: decodeXml, xml: { name: 'Note', of: () => xmlOfNote } },
                        },
                        {
                          name: '1',
                          shape: { object: { text: 'string', at: 'integer' } },
                          contentType: 'application/json',
                          headerFields: [{ name: 'x-kind', in: 'header', shape: 'string', style: 'simple', explode: false }],
                        },
                        {
                          name: '2',
                          shape: 'string',
                          headerFields: [
                            { name: 'x-at', in: 'header', shape: { object: { x: 'integer' } }, style: 'simple', explode: true },
                          ],
                        },
                      ],
                      rest: {
                        name: '*',
                        shape: 'file',
                        headerFields: [
                          { name: 'x-at', in: 'header', shape: { object: { x: 'integer' } }, style: 'simple', explode: true },
                        ],
                      },
                    },
                    headerFields: [],
                  },
                ],
              },
              headerFields: [],
            },
            {
              name: 'plain',
              contentType: 'application/x-www-form-urlencoded',
              medium: {
                decode: decodeForm,
                fields: [
                  { name: 'n', in: 'query', shape: 'integer', style: 'form', explode: true },
                  { name: 'list', in: 'query', shape: { array: 'string' }, style: 'form', explode: true },
                ],
              },
            },
          ],
        },
      },
    },
    responses: {
      '200': {
        content: {
          'multipart/mixed': {
            encode: encodeParts,
            parts: [
              { name: '0', shape: { object: {}, rest: 'any' } },
              {
                name: '1',
                contentType: 'multipart/mixed',
                medium: {
                  encode: encodeParts,
                  parts: [
                    {
                      name: '0',
                      contentType: 'application/xml',
                      medium: { encode: encodeXml, xml: { name: 'Note', of: () => xmlOfNote } },
                      headers: [{ name: 'x-sum', in: 'header', write: writeHeader }],
                    },
                    { name: '1', shape: 'string' },
                  ],
                  rest: { name: '*', shape: 'any' },
                },
              },
            ],
            rest: { name: '*', shape: 'any' },
          },
        },
      },
    },
    errors: errors422,
  },
];
