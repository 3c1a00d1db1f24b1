// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SendReportRequest, SendReportResult } from '@case/types/operations/reports';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { encodeForm } from '../runtime/codec/media/form.js';
import { encodeMultipart } from '../runtime/codec/media/multipart.js';
import { decodeParts } from '../runtime/codec/media/parts-reader.js';
import { encodeParts } from '../runtime/codec/media/parts.js';
import { decodeXml } from '../runtime/codec/media/xml-reader.js';
import { encodeXml } from '../runtime/codec/media/xml-writer.js';
import { writeForm, writePipeDelimited } from '../runtime/codec/writers/form.js';
import { writeHeader } from '../runtime/codec/writers/header.js';
import { writeJsonPair } from '../runtime/codec/writers/json.js';
import { writeScalarHeader, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { xmlOfNote } from '../xml.js';

/** The data of `sendReport`. */
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
                      { name: '2', shape: 'string', headers: [{ name: 'x-at', in: 'header', write: writeHeader, explode: true }] },
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
                    headerFields: [
                      { name: 'x-sum', in: 'header', shape: { array: 'integer' }, style: 'simple', explode: false },
                    ],
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
    '422': {},
  },
};

/** `POST /reports` */
export function sendReport<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendReportRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendReportResult, U>> {
  return client.send(sendReportOperation, request, options);
}
