import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdminForm } from '@/test/admin';
import { apiAnswers } from '@/test/fake-api';

beforeEach(() => {
  apiAnswers('caseStudies.list', []);
  apiAnswers('sectorNames.list', [{ id: 's1', name: 'Solar' }]);
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('a new one derives its slug from its title, until the editor types another', async () => {
  const { user } = await openAdminForm('tab=case-studies&new=1');
  await user.enter(field(/^Title/), 'Évora: 12 crews');
  await waitFor(() => expect(field(/^URL Slug/)).toHaveValue('evora-12-crews'));
  await user.enter(field(/^Title/), ' & more');
  await waitFor(() => expect(field(/^URL Slug/)).toHaveValue('evora-12-crews-more'));
  await user.clear(field(/^URL Slug/));
  await user.enter(field(/^URL Slug/), 'evora');
  await user.enter(field(/^Title/), ' again');
  expect(field(/^URL Slug/)).toHaveValue('evora');
});
