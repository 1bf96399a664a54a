import { expect, test } from 'vitest';
import { createQueryClient } from '@/shared/api/query-client';
import { patchInList } from '@/admin/content/content-mutations';

const KEY = ['/api/things'];
interface Thing {
  id: string;
  isOn: boolean;
  name: string;
}

test('changes one item, and reverts only its own change', async () => {
  const client = createQueryClient();
  client.setQueryData<Thing[]>(KEY, [
    { id: '1', isOn: true, name: 'One' },
    { id: '2', isOn: true, name: 'Two' },
  ]);
  const undoFirst = await patchInList<Thing>(client, KEY, '1', { isOn: false });
  await patchInList<Thing>(client, KEY, '2', { isOn: false });
  await patchInList<Thing>(client, KEY, '1', { name: 'Uno' });
  undoFirst();
  expect(client.getQueryData(KEY)).toEqual([
    { id: '1', isOn: true, name: 'Uno' },
    { id: '2', isOn: false, name: 'Two' },
  ]);
});

test('does nothing without a list', async () => {
  const client = createQueryClient();
  const undo = await patchInList<Thing>(client, KEY, '1', { isOn: false });
  undo();
  expect(client.getQueryData(KEY)).toBeUndefined();
});
