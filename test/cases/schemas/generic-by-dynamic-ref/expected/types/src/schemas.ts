// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Page {
  items: PageAnything[];
  next?: PageMore;
}

export type PetPage = PagePetPagePet;

export type NumberPage = PageNumberPageNumber;

export interface PageNumberPageNumber {
  items: NumberPageNumber[];
  next?: PageMoreNumberPageNumber;
}

export interface PageMoreNumberPageNumber {
  first?: NumberPageNumber;
}

export interface PagePetPagePet {
  items: PetPagePet[];
  next?: PageMorePetPagePet;
}

export interface PageMorePetPagePet {
  first?: PetPagePet;
}

export type PageAnything = unknown;

export interface PageMore {
  first?: PageAnything;
}

export type NumberPageNumber = number;

export type PetPagePet = PetPageNamed;

export interface PetPageNamed {
  name: string;
}
