import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PagePreview as PreviewRequest } from '@torque-tide/contract/previews';
import { QueryClientProvider } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import type { Values } from '@/admin/fields/form-values';
import { MuiTheme } from '@/admin/theme/mui-theme';
import { createQueryClient } from '@/shared/api/query-client';
import { apiAnswers, refusal } from '@/test/fake-api';
import { replaceObserver } from '@/test/on-screen';
import { setupUser } from '@/test/user';
import { endWaitsAtOnce } from '@/test/short-waits';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, ShownPages } from '@/admin/content/define-content';
import { PagePreview, PAUSE_MS } from './page-preview';

const item = { id: 'home', heading: 'As it is' };
const BOTH: ShownPages = { pages: { '/': 'Home', '/about': 'About' } };
let shown = BOTH;
const definition = {
  kind: 'pageTexts',
  fields: {
    toValues: () => ({ heading: item.heading }),
    toInput: (values: Values) => values,
  },
} as unknown as ContentDefinition<'pageTexts'>;

/** Used only by these tests, because others empty the head, where rules would otherwise be. */
const styles = createCache({ key: 'css', container: document.createElement('div') });

let client = createQueryClient();

function Form() {
  const { control, register } = useForm<Values>({ defaultValues: { heading: item.heading } });
  return (
    <QueryClientProvider client={client}>
      <CacheProvider value={styles}>
        <MuiTheme>
          <input aria-label="Heading" {...register('heading')} />
          <PagePreview
            definition={definition}
            preview={{ usePages: () => shown }}
            control={control}
            item={item as unknown as ItemOf<'pageTexts'>}
            now=""
          />
        </MuiTheme>
      </CacheProvider>
    </QueryClientProvider>
  );
}

const asked: PreviewRequest[] = [];
/** What is answered is held until it is let go, by the heading that was asked for. */
const held = new Map<string, () => void>();
let heldHeading = '';
let see: ReturnType<typeof replaceObserver>;

beforeEach(() => {
  client = createQueryClient();
  asked.length = 0;
  held.clear();
  heldHeading = '';
  shown = BOTH;
  see = replaceObserver();
  apiAnswers('pagePreviews.make', async (request) => {
    const body = (await request.json()) as PreviewRequest;
    asked.push(body);
    const heading = String(body.values['heading']);
    if (heading === heldHeading) await new Promise<void>((resolve) => held.set(heading, resolve));
    const links =
      '<a href="/about">To About</a><a href="/jobs/1">A job</a><form><button>Send</button></form>';
    return {
      html: `<html lang="en"><head><style>h1{color:red}</style></head><body><h1>${heading} at ${body.path}</h1>${links}</body></html>`,
    };
  });
});

const shownIn = (title: string) =>
  screen.getByTitle<HTMLIFrameElement>(title).contentDocument as Document;
const heading = (title = 'Home as it would be') => shownIn(title).querySelector('h1')?.textContent;
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Heading'), { target: { value: text } });

async function open() {
  const app = render(<Form />);
  see(true);
  await waitFor(() => expect(heading()).toBe('As it is at /'));
  return app;
}

test('is not requested while nobody looks at it', async () => {
  endWaitsAtOnce([PAUSE_MS]);
  render(<Form />);
  see(false);
  type('Nobody sees it');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual([]);
  see(true);
  await waitFor(() => expect(heading()).toBe('Nobody sees it at /'));
  see(false);
  see(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual([
    { path: '/', kind: 'pageTexts', id: 'home', values: { heading: 'Nobody sees it' } },
  ]);
});

test('is requested once when typing pauses, and is shown again when a save renders the form anew', async () => {
  const { rerender } = await open();
  for (const text of ['T', 'Ty', 'Typed']) type(text);
  await waitFor(() => expect(heading()).toBe('Typed at /'));
  expect(asked.map(({ values }) => values['heading'])).toEqual(['As it is', 'Typed']);
  rerender(<Form key="after" />);
  see(true);
  await waitFor(() => expect(heading()).toBe('As it is at /'));
});

test('keeps the last page until the next one arrives, and ignores late answers', async () => {
  endWaitsAtOnce([PAUSE_MS]);
  await open();
  heldHeading = 'Late';
  type('Late');
  await waitFor(() => expect(held.has('Late')).toBe(true));
  expect(heading()).toBe('As it is at /');
  type('Newer');
  await waitFor(() => expect(heading()).toBe('Newer at /'));
  await act(async () => {
    held.get('Late')?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(heading()).toBe('Newer at /');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows a failure, keeps the old page, and retries', async () => {
  endWaitsAtOnce([PAUSE_MS]);
  await open();
  let fails = true;
  apiAnswers('pagePreviews.make', () =>
    fails ? refusal('unavailable', 'Nothing can be read now.') : { html: '<h1>Back</h1>' },
  );
  type('Typed');
  expect(await screen.findByText(/Nothing can be read now\./)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('This is how it was before.');
  expect(heading()).toBe('As it is at /');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(heading()).toBe('Back'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows another page if it is chosen, or if a link leads to it, and follows no other link', async () => {
  await open();
  const press = (name: string) => {
    const pressed = [...shownIn('Home as it would be').querySelectorAll('a, button')];
    const element = pressed.find(({ textContent }) => textContent === name) as Element;
    // A middle click opens no tab.
    const auxclick = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 });
    expect(fireEvent(element, auxclick)).toBe(false);
    return fireEvent.click(element);
  };
  // True if the browser's default action was not prevented.
  expect(press('A job')).toBe(false);
  expect(press('Send')).toBe(false);
  expect(asked).toHaveLength(1);
  expect(press('To About')).toBe(false);
  await waitFor(() => expect(heading('About as it would be')).toBe('As it is at /about'));
  const user = setupUser();
  await user.selectOptions(screen.getByLabelText('Page'), 'Home');
  await waitFor(() => expect(heading()).toBe('As it is at /'));
});

test('shows no frame, and says why, where there is no page, until there is one', async () => {
  endWaitsAtOnce([PAUSE_MS]);
  shown = { pages: {}, missing: ['There is no page of a job.'] };
  const { rerender } = render(<Form />);
  see(true);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('There is no page of a job.');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.queryByLabelText('Page')).toBeNull();

  shown = BOTH;
  rerender(<Form />);
  await waitFor(() => expect(heading()).toBe('As it is at /'));
  expect(status).toBeEmptyDOMElement();
  // Another page stands in for one that is gone.
  shown = { pages: { '/growth': 'Growth' } };
  type('Typed');
  await waitFor(() => expect(heading('Growth as it would be')).toBe('Typed at /growth'));
});
