import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { PageHeading } from './page-heading';

function Job() {
  return <PageHeading>Job {useParams()['id']}</PageHeading>;
}

function LateJob() {
  const [isHere, setIsHere] = useState(false);
  return (
    <main>
      <button onClick={() => setTimeout(() => setIsHere(true))}>load</button>
      <input aria-label="Search" />
      {isHere && <PageHeading>Late job</PageHeading>}
    </main>
  );
}

function Site() {
  return (
    <>
      <Link to="/jobs/2">two</Link>
      <Link to="/jobs/2?tab=more">more</Link>
      <Link to="/jobs/3#apply">apply</Link>
      <Link to="/late">late</Link>
      <Routes>
        <Route path="/jobs/:id" element={<Job />} />
        <Route path="/late" element={<LateJob />} />
        <Route path="*" element={<p>Home</p>} />
      </Routes>
    </>
  );
}

test('takes the focus after a navigation, but not for another search or an anchor', async () => {
  const { user } = renderWithProviders(<Site />, '/jobs/1');
  // A first load leaves the focus alone.
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'two' }));
  expect(screen.getByRole('heading', { name: 'Job 2' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'more' }));
  expect(screen.getByRole('link', { name: 'more' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'apply' }));
  expect(screen.getByRole('link', { name: 'apply' })).toHaveFocus();
});

test('takes the focus from the followed link when it arrives late', async () => {
  const { user } = renderWithProviders(<Site />);
  await user.click(screen.getByRole('link', { name: 'late' }));
  screen.getByRole('button', { name: 'load' }).click();
  const heading = await screen.findByRole('heading', { name: 'Late job' });
  // An effect moves the focus after the render.
  await waitFor(() => expect(heading).toHaveFocus());
});

test("doesn't take the focus from a field in use", async () => {
  const { user } = renderWithProviders(<Site />);
  await user.click(screen.getByRole('link', { name: 'late' }));
  await user.click(screen.getByRole('button', { name: 'load' }));
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Late job' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
