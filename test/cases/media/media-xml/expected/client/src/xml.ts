// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** XML content of elements, by schema. */
import type { XmlContent } from './runtime/codec.js';

export const xmlOfBook: XmlContent = {
  members: {
    title: { scalars: ['string'] },
    tags: { as: 'none', items: { scalars: ['string'] } },
    isbn: { as: 'attribute', scalars: ['string'] },
    sequel: { name: 'book', of: () => xmlOfBook },
  },
};

export const xmlOfCircle: XmlContent = { members: { radius: { scalars: ['number'] } } };

export const xmlOfNode: XmlContent = {
  members: { value: { scalars: ['integer'] }, children: { as: 'none', items: { of: () => xmlOfNode } } },
};

export const xmlOfPerson: XmlContent = { members: { name: { scalars: ['string'] } } };

export const xmlOfPostShapesApplicationXmlEither: XmlContent = {
  scalars: ['integer'],
  members: { radius: { scalars: ['number'] } },
};

export const xmlOfProblem: XmlContent = {
  members: { title: { scalars: ['string'] }, status: { scalars: ['integer'] }, detail: { scalars: ['string'] } },
};

export const xmlOfShelf: XmlContent = {
  members: {
    id: { as: 'attribute', scalars: ['integer'] },
    label: { as: 'attribute', prefix: 'l', namespace: 'urn:example:label', scalars: ['null', 'string'] },
    owner: { of: () => xmlOfPerson },
    lender: { of: () => xmlOfPerson },
    keeper: { of: () => xmlOfPerson },
    books: { as: 'none', required: true, items: { name: 'book', of: () => xmlOfBook } },
    codes: { items: { name: 'code', scalars: ['null', 'integer'] } },
    isFull: { scalars: ['boolean'] },
    height: { scalars: ['null', 'number'] },
    size: { scalars: ['string'] },
    note: { scalars: ['string'] },
    largest: { scalars: ['string'] },
  },
};

export const xmlOfSquare: XmlContent = { members: { side: { scalars: ['number'] } } };
