import type { OldPet, Pet, Plain } from '@case/types';

const old: OldPet = { next: { name: 'x' } };
const pet: Pet = old.next ?? {};
const plain: Plain = pet.name ?? '';
if (plain !== 'x') throw new Error('a name is lost');
