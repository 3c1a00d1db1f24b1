// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  SendFigureRequest,
  SendFigureResult,
  SendGapsRequest,
  SendGapsResult,
  SendMapRequest,
  SendMapResult,
  SendNodeRequest,
  SendNodeResult,
  SendPeopleRequest,
  SendPeopleResult,
  SendShapesRequest,
  SendShapesResult,
  SendShelfRequest,
  SendShelfResult,
} from '@case/types/operations/default';
import type { Node, Person, Shapes, Shelf } from '@case/types/schemas';
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
import { readsText } from '../runtime/codec.js';
import { decodeXml, encodeXml } from '../runtime/xml.js';
import {
  xmlOfCircle,
  xmlOfNode,
  xmlOfPerson,
  xmlOfPostShapesApplicationXmlEither,
  xmlOfShelf,
  xmlOfSquare,
} from '../xml.js';

export const sendShelfOperation: Operation<SendShelfRequest, SendShelfResult> = {
  id: 'sendShelf',
  method: 'POST',
  path: '/shelf',
  body: {
    write: writeBody,
    content: {
      'application/xml': {
        encode: encodeXml,
        xml: { name: 'shelf', prefix: 's', namespace: 'urn:example:shelf', of: () => xmlOfShelf },
      },
    },
  },
  accept: 'application/xml',
  responses: {
    '200': {
      content: {
        'application/xml': {
          decode: decodeXml,
          xml: { name: 'shelf', prefix: 's', namespace: 'urn:example:shelf', of: () => xmlOfShelf },
        },
      },
    },
  },
  errors: errors422,
};

/** `POST /shelf` */
export function sendShelf<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendShelfRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendShelfResult, U>> {
  return client.send(sendShelfOperation, request, options);
}

export const sendNodeOperation: Operation<SendNodeRequest, SendNodeResult> = {
  id: 'sendNode',
  method: 'POST',
  path: '/node',
  body: {
    write: writeBody,
    content: { 'text/xml': { encode: encodeXml, xml: { name: 'Node', of: () => xmlOfNode } } },
  },
  accept: 'application/vnd.case+xml',
  responses: {
    '200': {
      content: { 'application/vnd.case+xml': { decode: decodeXml, xml: { name: 'Node', of: () => xmlOfNode } } },
    },
  },
};

/** `POST /node` */
export function sendNode<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendNodeRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendNodeResult, U>> {
  return client.send(sendNodeOperation, request, options);
}

export const sendShapesOperation: Operation<SendShapesRequest, SendShapesResult> = {
  id: 'sendShapes',
  method: 'POST',
  path: '/shapes',
  body: {
    write: writeBody,
    content: {
      'application/xml': {
        encode: encodeXml,
        xml: {
          name: 'drawing',
          members: {
            shapes: {
              as: 'none',
              required: true,
              items: {
                choice: [
                  { node: { name: 'circle', of: () => xmlOfCircle }, needs: ['radius'] },
                  { node: { name: 'square', of: () => xmlOfSquare }, needs: ['side'] },
                ],
              },
            },
            either: { of: () => xmlOfPostShapesApplicationXmlEither },
          },
        },
      },
    },
  },
  accept: 'application/xml',
  responses: {
    '200': {
      content: {
        'application/xml': {
          decode: decodeXml,
          xml: {
            name: 'Shapes',
            items: {
              choice: [
                { node: { name: 'circle', of: () => xmlOfCircle }, needs: ['radius'] },
                { node: { name: 'square', of: () => xmlOfSquare }, needs: ['side'] },
              ],
            },
          },
        },
      },
    },
  },
};

/** `POST /shapes` */
export function sendShapes<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendShapesRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendShapesResult, U>> {
  return client.send(sendShapesOperation, request, options);
}

export const sendFigureOperation: Operation<SendFigureRequest, SendFigureResult> = {
  id: 'sendFigure',
  method: 'POST',
  path: '/figure',
  body: {
    write: writeBody,
    content: {
      'application/xml': {
        encode: encodeXml,
        xml: {
          choice: [
            { node: { name: 'circle', of: () => xmlOfCircle }, needs: ['radius'] },
            { node: { name: 'square', of: () => xmlOfSquare }, needs: ['side'] },
          ],
        },
      },
    },
  },
  accept: 'application/xml',
  responses: { '200': { content: { 'application/xml': readsText } } },
};

/** `POST /figure` */
export function sendFigure<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendFigureRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendFigureResult, U>> {
  return client.send(sendFigureOperation, request, options);
}

export const sendPeopleOperation: Operation<SendPeopleRequest, SendPeopleResult> = {
  id: 'sendPeople',
  method: 'POST',
  path: '/people',
  body: {
    write: writeBody,
    content: {
      'application/xml': {
        encode: encodeXml,
        xml: { name: 'People', items: { name: 'Person', of: () => xmlOfPerson } },
      },
    },
  },
  accept: 'application/xml',
  responses: {
    '200': {
      content: { 'application/xml': { decode: decodeXml, xml: { name: 'list', items: { of: () => xmlOfPerson } } } },
    },
  },
};

/** `POST /people` */
export function sendPeople<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendPeopleRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendPeopleResult, U>> {
  return client.send(sendPeopleOperation, request, options);
}

export const sendMapOperation: Operation<SendMapRequest, SendMapResult> = {
  id: 'sendMap',
  method: 'POST',
  path: '/map',
  body: {
    write: writeBody,
    content: { 'application/xml': { encode: encodeXml, xml: { name: 'map', rest: { scalars: ['integer'] } } } },
  },
  accept: 'application/xml',
  responses: {
    '200': { content: { 'application/xml': { decode: decodeXml, xml: { name: 'anything', members: {} } } } },
  },
};

/** `POST /map` */
export function sendMap<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendMapRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendMapResult, U>> {
  return client.send(sendMapOperation, request, options);
}

export const sendGapsOperation: Operation<SendGapsRequest, SendGapsResult> = {
  id: 'sendGaps',
  method: 'POST',
  path: '/gaps',
  body: {
    write: writeBody,
    content: {
      'application/xml': {
        encode: encodeXml,
        xml: {
          members: {
            matrix: { as: 'none', required: true, items: { items: { scalars: ['number'] } } },
            either: { scalars: ['string'], items: { scalars: ['string'] } },
            'a b': { scalars: ['string'] },
            one: { name: 'same', scalars: ['string'] },
            two: { name: 'same', scalars: ['integer'] },
            held: { members: { x: { scalars: ['integer'] } } },
          },
        },
      },
    },
  },
  accept: null,
  responses: { '204': {} },
};

/** `POST /gaps` */
export function sendGaps<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendGapsRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendGapsResult, U>> {
  return client.send(sendGapsOperation, request, options);
}

/** default */
export interface DefaultApi {
  /** `POST /shelf` */
  sendShelf(request: SendShelfRequest, options?: RequestOptions): Promise<Shelf>;
  /** `POST /node` */
  sendNode(request: SendNodeRequest, options?: RequestOptions): Promise<Node>;
  /** `POST /shapes` */
  sendShapes(request: SendShapesRequest, options?: RequestOptions): Promise<Shapes>;
  /** `POST /figure` */
  sendFigure(request: SendFigureRequest, options?: RequestOptions): Promise<string>;
  /** `POST /people` */
  sendPeople(request: SendPeopleRequest, options?: RequestOptions): Promise<Person[]>;
  /** `POST /map` */
  sendMap(request: SendMapRequest, options?: RequestOptions): Promise<Record<string, unknown>>;
  /** `POST /gaps` */
  sendGaps(request: SendGapsRequest, options?: RequestOptions): Promise<undefined>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  sendShelf: (request, options) => unwrap(client.send(sendShelfOperation, request, options)),
  sendNode: (request, options) => unwrap(client.send(sendNodeOperation, request, options)),
  sendShapes: (request, options) => unwrap(client.send(sendShapesOperation, request, options)),
  sendFigure: (request, options) => unwrap(client.send(sendFigureOperation, request, options)),
  sendPeople: (request, options) => unwrap(client.send(sendPeopleOperation, request, options)),
  sendMap: (request, options) => unwrap(client.send(sendMapOperation, request, options)),
  sendGaps: (request, options) => unwrap(client.send(sendGapsOperation, request, options)),
});
