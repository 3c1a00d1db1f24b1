import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoPet } from '@case/client';
import { createServer } from '@case/server';
import { type Closed, type Known, type Mood, moodValues, type NewPet, type Toy, type UnknownMember, type Wish } from '@case/types';

// What is known narrows as ever, and what is not has a place.
const describeMood = (mood: Mood): string => {
  switch (mood) {
    case 'calm':
      return 'sleeps';
    case 'wild':
      return 'runs';
    default:
      return `is ${mood}`;
  }
};
const describeToy = (toy: Toy): string => {
  if (toy.type === 'ball') return `bounces ${toy.bounces ?? false}`;
  if (toy.type === 'rope') return `length ${toy.length ?? 0}`;
  return `unknown ${toy.type}`;
};
const measure = (closed: Closed): string => (closed.type === 'ball' ? 'ball' : `rope ${closed.length ?? 0}`);
const sounds: Record<Known<Mood>, string> = { calm: 'purr', wild: 'hiss' };
const knownToy: Exclude<Toy, UnknownMember<'type'>> = { type: 'rope' };
const wishes: Record<Wish, number> = { food: 1, sleep: 2 };
// @ts-expect-error: a value that is not known cannot be made up.
const wrong: Mood = 'clam';
deepEqual([moodValues, sounds.calm, knownToy.type, wishes.food, wrong], [['calm', 'wild'], 'purr', 'rope', 1, 'clam']);
equal(measure({ type: 'rope', length: 3 }), 'rope 3');

// An older client against a newer server: nothing throws, and what was received can be sent back.
const newer = async (): Promise<Response> =>
  Response.json({ kind: 'pet', mood: 'thoughtful', toy: { type: 'laser', power: 9 } });
const client = createClient({ baseUrl: 'http://case', fetch: newer });
const response = await echoPet(client, { body: {} });
if (response.status !== 200) throw new Error('no response');
const { mood = 'calm', toy } = response.body;
equal(describeMood(mood), 'is thoughtful');
equal(toy === undefined ? '' : describeToy(toy), 'unknown laser');
const again: NewPet = { mood, ...(toy !== undefined && { toy }) };

// The server knows what its document says, and refuses the rest.
const server = createServer({ handlers: { echoPet: ({ body }) => ({ status: 200, body: { kind: 'pet', ...body } }) } });
const own = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await echoPet(own, { query: { mood: 'wild' }, body: { mood: 'calm' } })).status, 200);
const refused: { status: number } = await echoPet(own, { body: again }).catch((error: { status: number }) => error);
equal(refused.status, 400);
