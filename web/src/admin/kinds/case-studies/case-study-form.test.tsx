import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildCaseStudy } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';

beforeEach(() => {
  apiAnswers('caseStudies.list', []);
  apiAnswers('sectorNames.list', [{ id: 's1', name: 'Solar' }]);
});

async function openForm(button: string) {
  const app = await openAdminTab('case-studies', 'Manage Case Studies');
  await app.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('form');
  return app;
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('a new one gets its slug from its title, until another one is typed', async () => {
  const { user } = await openForm('Add Case Study');
  await user.enter(field(/^Title/), 'Évora: 12 crews');
  await waitFor(() => expect(field(/^URL Slug/)).toHaveValue('evora-12-crews'));
  await user.enter(field(/^Title/), ' & more');
  await waitFor(() => expect(field(/^URL Slug/)).toHaveValue('evora-12-crews-more'));
  await user.clear(field(/^URL Slug/));
  await user.enter(field(/^URL Slug/), 'evora');
  await user.enter(field(/^Title/), ' again');
  expect(field(/^URL Slug/)).toHaveValue('evora');
});

test('an edit asks about the description of a picture that is replaced, until that is changed, too', async () => {
  apiAnswers('caseStudies.list', [buildCaseStudy({ imageText: 'A battery at dusk.' })]);
  const { user } = await openForm('Edit');
  const question = /does its description in the next field still say what it shows\?/;
  expect(field(/^Image URL/)).not.toHaveAccessibleDescription(question);
  await user.clear(field(/^Image URL/));
  await user.enter(field(/^Image URL/), 'https://a.example/other.svg');
  await waitFor(() => expect(field(/^Image URL/)).toHaveAccessibleDescription(question));
  await user.enter(field(/^Image Description/), ' And a crew.');
  await waitFor(() => expect(field(/^Image URL/)).not.toHaveAccessibleDescription(question));
});
