// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const unnamedKindValues = ['round', 'edged'] as const;

export type UnnamedKind = (typeof unnamedKindValues)[number];

export interface Unnamed {
  kind: UnnamedKind;
}

export interface Circle extends Unnamed {
  radius?: number;
}

export interface Same {
  kind: string;
}

export type SameOne = Same & {
  kind?: 'it';
  one?: number;
};

export const sameOtherKindValues = ['it', 'other'] as const;

export type SameOtherKind = (typeof sameOtherKindValues)[number];

export type SameOther = Same & {
  kind?: SameOtherKind;
};

export interface Asked {
  kind?: string;
}

export interface AskedOne extends Asked {
  kind: string;
}

export interface AskedOther extends Asked {
  other?: number;
}

export interface Alone {
  kind: string;
}

export type Any = (
  | (Alone & {
      kind: 'Alone';
    })
  | (Same & {
      kind: 'Same';
    })
) & {
  kind: string;
};

export type AnyOne = Any & {
  one?: number;
};

export type One = (
  | (Alone & {
      kind: 'Alone';
    })
  | (Same & {
      kind: 'Same';
    })
) & {
  kind: string;
};

export type OneOne = One & {
  one?: number;
};

export interface Default {
  kind: string;
}

export interface DefaultOne extends Default {
  one?: number;
}

export interface Lost {
  kind: string;
}

export interface LostOne extends Lost {
  one?: number;
}

export type Every = EveryOne | EveryOther;

export const everyBaseKindValues = ['one', 'other'] as const;

export type EveryBaseKind = (typeof everyBaseKindValues)[number];

export interface EveryBase {
  kind?: EveryBaseKind;
}

export type EveryOne = EveryBase & {
  kind: 'one';
};

export type EveryOther = EveryBase & {
  kind: 'other';
};

export const mappedKindValues = ['base', 'plain'] as const;

export type MappedKind = (typeof mappedKindValues)[number];

export type Mapped =
  | (MappedOne & {
      kind: 'one';
    })
  | (MappedBase & {
      kind: MappedKind;
    });

export interface MappedBase {
  kind: string;
}

export interface MappedOne extends MappedBase {
  one?: number;
}

export type Root =
  | (Left & {
      kind: 'Left';
    })
  | (Right & {
      kind: 'Right';
    })
  | (Both & {
      kind: 'Both';
    })
  | (RootBase & {
      kind: 'Root';
    });

export interface RootBase {
  kind: string;
}

export interface Left extends RootBase {
  left?: number;
}

export interface Right extends RootBase {
  right?: number;
}

export type Both = Left & Right;
