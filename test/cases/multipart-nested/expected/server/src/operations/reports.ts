// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { decodeForm } from '../runtime/codec/media/form.js';
import { decodeMultipart } from '../runtime/codec/media/multipart-reader.js';
import { decodeParts } from '../runtime/codec/media/parts-reader.js';
import { encodeParts } from '../runtime/codec/media/parts.js';
import { decodeXml } from '../runtime/codec/media/xml-reader.js';
import { encodeXml } from '../runtime/codec/media/xml-writer.js';
import { writeHeader } from '../runtime/codec/writers/header.js';
import { xmlOfNote } from '../xml.js';
import type { Operation } from '../runtime/server/operation.js';

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
      '422': {},
    },
  },
];
