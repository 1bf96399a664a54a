import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, useNavigate, useParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageHead } from '@/shared/ui/page/page-head';
import { renderWithProviders } from '@/test/render';
import { KeptPages } from './kept-pages';
import { usePlace } from './router';

function Job() {
  const { id } = useParams();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <article>
      <PageHead title={`Job ${id}`} description="A job" isIndexed={false} />
      <h1>Job {id}</h1>
      <button onClick={() => setIsSaved(true)}>{isSaved ? 'Saved' : 'Save'}</button>
      <dialog aria-label="Share" open>
        Share
      </dialog>
    </article>
  );
}

const routes = <Route path="/jobs/:id" element={<Job />} />;

function Site() {
  const place = usePlace();
  const navigate = useNavigate();
  return (
    <>
      {[1, 2, 3, 4].map((id) => (
        <Link key={id} to={`/jobs/${id}`}>
          to {id}
        </Link>
      ))}
      <Link to="/jobs/1?from=feed">search of 1</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <KeptPages place={place} routes={routes} />
    </>
  );
}

const press = (name: string) => act(async () => screen.getByText(name).click());
const heading = () => screen.getByRole('heading').textContent;
const pages = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

test('restores a page on Back, out of sight of head and dialogs until then, and drops the one it leaves', async () => {
  renderWithProviders(<Site />, '/jobs/1');
  await press('Save');
  const before = screen.getByRole('article');
  const dialog = screen.getByRole('dialog');
  await press('to 2');
  expect(heading()).toBe('Job 2');
  // The shown page comes first, so queries find its elements.
  expect(pages()).toEqual(['Job 2', 'Job 1']);
  expect(document.title).toMatch(/^Job 2 /);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(dialog).not.toHaveAttribute('open');
  await press('Back');
  expect(screen.getByRole('article')).toBe(before);
  expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect(pages()).toEqual(['Job 1']);
  expect(document.title).toMatch(/^Job 1 /);
});

test('keeps a limited number of pages, and one per address', async () => {
  renderWithProviders(<Site />, '/jobs/1');
  await press('to 2');
  await press('to 3');
  await press('to 4');
  expect(pages()).toEqual(['Job 4', 'Job 3', 'Job 2']);
  await press('to 2');
  expect(pages()).toEqual(['Job 2', 'Job 4', 'Job 3']);
});

test('treats another search as the same page, but starts it afresh when a link leads back to it', async () => {
  renderWithProviders(<Site />, '/jobs/1');
  await press('Save');
  await press('search of 1');
  expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect(pages()).toEqual(['Job 1']);
  await press('to 2');
  await press('to 1');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});
