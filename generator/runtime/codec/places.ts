/** Locations of the values to convert within a value. A node that refers to itself is replaced with a function. */
export interface Places<Here> {
  /** Conversion of the value itself. */
  readonly here?: Here;
  /** Locations in members by name. If there is a `rest`, members without conversions are listed, too. */
  readonly members?: Readonly<Record<string, Placed<Here>>>;
  /** Locations in members with other names. */
  readonly rest?: Placed<Here>;
  /** Locations in the first items of an array. */
  readonly first?: readonly Placed<Here>[];
  /** Locations in the other items. */
  readonly items?: Placed<Here>;
  /** Further nodes for the same value. */
  readonly also?: readonly Placed<Here>[];
  /** Restricts the node to objects whose member has one of the values, as a variant with a discriminator does. */
  readonly when?: readonly [member: string, values: readonly unknown[]];
  /** Whether only the format of the text distinguishes this variant from others. Text in another format stays text. */
  readonly loose?: true;
}

export type Placed<Here> = Places<Here> | (() => Places<Here>);

/** Locations of bigints; `here` means that the value itself is a bigint if it is an integer. */
export type Integers = Places<true>;

export type IntegersPlace = Placed<true>;

/** The date formats (OpenAPI 3.1, 4.4). */
export type DateFormat = 'date' | 'date-time';

/** Locations of dates. */
export type Dates = Places<DateFormat>;

export type DatesPlace = Placed<DateFormat>;

/** Locations of dates in a message: in parameters or headers by location, and in the body by media type. */
export interface MessageDates {
  readonly parts?: DatesPlace;
  readonly content?: Readonly<Record<string, DatesPlace>>;
}

/** Locations of dates in the messages of an operation. */
export interface OperationDates {
  readonly request?: MessageDates;
  /** Locations of dates in responses, by status (`200`), range (`4XX`) or `default`. */
  readonly responses?: Readonly<Record<string, MessageDates>>;
}
