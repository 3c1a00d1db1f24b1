/** Typical code of a Vue user. */
import { createClient, getPetOperation, isApiError } from '@case/client';
import { createPetMutation, getPetOptions, listPetsInfiniteOptions } from '@case/client/tanstack-query';
import { useInfiniteQuery, useMutation, useQuery, VueQueryPlugin } from '@tanstack/vue-query';
import { createApp, defineComponent, h } from 'vue';

const client = createClient({ baseUrl: location.origin });

const Pets = defineComponent({
  setup() {
    const pet = useQuery(getPetOptions(client, { path: { id: 1 } }));
    const missing = useQuery({ ...getPetOptions(client, { path: { id: 12 } }), retry: false });
    const list = useInfiniteQuery(listPetsInfiniteOptions(client));
    const create = useMutation(createPetMutation(client));
    return () => {
      const name: string | undefined = pet.data.value?.name;
      const names: string[] | undefined = list.data.value?.pages.flatMap(({ pets }) => pets.map((each) => each.name));
      const error = missing.error.value;
      return h('div', [
        h('p', { id: 'pet' }, name),
        h('p', { id: 'names' }, names?.join()),
        h('p', { id: 'problem' }, isApiError(error, getPetOperation) && error.status === 404 ? error.body.message : ''),
        h('p', { id: 'created' }, create.data.value?.name),
        h('button', { type: 'button', id: 'more', onClick: () => list.fetchNextPage() }),
        h('button', { type: 'button', id: 'create', onClick: () => create.mutate({ body: { name: 'Tom' } }) }),
      ]);
    };
  },
});

createApp(Pets).use(VueQueryPlugin).mount('#root');
