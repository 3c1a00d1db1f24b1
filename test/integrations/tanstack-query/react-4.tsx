/** What a user of React writes with version 4. */
import { createClient } from '@case/client';
import { createPetMutation, getPetOptions, listPetsInfiniteOptions } from '@case/client/tanstack-query';
import { useInfiniteQuery, useMutation, useQuery } from 'react-query-4';

const client = createClient();

export function usePets(): readonly [string | undefined, string[] | undefined, string | undefined] {
  const pet = useQuery(getPetOptions(client, { path: { id: 1 } }));
  const list = useInfiniteQuery(listPetsInfiniteOptions(client));
  const create = useMutation(createPetMutation(client));
  return [pet.data?.name, list.data?.pages.flatMap(({ pets }) => pets.map(({ name }) => name)), create.data?.name];
}
