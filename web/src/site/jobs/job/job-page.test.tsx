import { act, screen, within } from '@testing-library/react';
import { brand } from '@torque-tide/domain/brand';
import { job as jobTexts } from '@torque-tide/domain/texts/job';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, refusal } from '@/test/fake-api';
import { expectFocus } from '@/test/focus';
import { matchMedia } from '@/test/match-media';
import { renderPage, renderWithProviders } from '@/test/render';
import { hold } from '@/test/hold';
import { SiteFooter } from '@/site/layout/site-footer';
import { ContactBox } from './contact-box';

const job = buildJob({
  id: '1042',
  title: 'R&D grid engineer',
  sectorTags: 'BESS, Solar, Marine',
  locationTags: 'UK, Germany',
});

async function openJob(overrides: Partial<typeof job> = {}, others: (typeof job)[] = []) {
  const shown = { ...job, ...overrides };
  apiAnswers('jobs.get', shown);
  apiAnswers('jobs.list', [shown, ...others]);
  const page = renderPage(`/jobs/${shown.id}`);
  await screen.findByRole('heading', { level: 1, name: shown.title });
  return page;
}

const link = (name: string) => screen.queryByRole('link', { name });

/** Returns the definition of a term. */
function factOf(term: string): string | null | undefined {
  return screen.getAllByText(term, { selector: 'dt' })[0]?.nextElementSibling?.textContent;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe("a job's page", () => {
  test('shows what a plain job has, with defaults for the rest, and what happens after applying', async () => {
    await openJob();
    expect(link('BESS')).toHaveAttribute('href', '/jobs/sector/battery-storage');
    expect(link('Solar')).toHaveAttribute('href', '/jobs/sector/solar');
    // An unknown tag has no landing page, nor have two countries together.
    expect(screen.getByText('Marine')).toBeInTheDocument();
    expect(link('Marine')).toBeNull();
    expect(factOf('Location')).toBe('UK, Germany');
    expect(link('UK, Germany')).toBeNull();
    expect(factOf('Salary')).toBe('Competitive');
    expect(factOf('Job type')).toBe('Full-time');
    expect(factOf('Posted')).toBe('18 Nov 2026');
    expect(factOf('Job ID')).toBe('#1042');
    expect(factOf('Status')).toBe('Active');
    for (const name of ['Job Description', 'Job Summary', 'Interested?']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    for (const text of ['Featured', 'Key Responsibilities', 'Requirements']) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    expect(document.title).toBe(`R&D grid engineer | ${brand.name}`);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining('UK, Germany, Competitive'),
    );
    const printout = screen.getByTestId('printout');
    expect(printout).toHaveTextContent(`${brand.siteUrl}/jobs/1042`);
    expect(printout).toHaveTextContent(brand.email);
    const after = await screen.findByRole('region', { name: 'What happens after you apply' });
    const steps = within(after).getAllByRole('term');
    expect(steps.map(({ textContent }) => textContent)).toEqual(
      jobTexts.rows.application.first.map(({ title }) => title),
    );
  });

  test('shows everything that a job can have', async () => {
    await openJob({
      salary: '£70k',
      jobType: 'Contract',
      locationTags: '',
      isFeatured: true,
      isActive: false,
      closesAt: '2099-12-01',
      responsibilities: 'Own offers\nReview settings',
      requirements: 'A degree',
    });
    expect(factOf('Salary')).toBe('£70k');
    expect(factOf('Job type')).toBe('Contract');
    expect(factOf('Location')).toBe('Remote');
    expect(link('Remote')).toHaveAttribute('href', '/jobs/location/remote');
    expect(factOf('Status')).toBe('Inactive');
    expect(screen.getByText('Featured')).toBeInTheDocument();
    // In the facts and in the summary.
    expect(screen.getAllByText('1 Dec 2099', { selector: 'dt + dd > time' })).toHaveLength(2);
    const linesBelow = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('section')!)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(linesBelow('Key Responsibilities')).toEqual(['Own offers', 'Review settings']);
    expect(linesBelow('Requirements')).toEqual(['A degree']);
  });

  test('shows an Arabic advert in its language and direction', async () => {
    const lines = 'تخطيط الربط بالشبكة';
    await openJob({ title: 'مهندس شبكات', description: 'نبحث عن مهندس.', requirements: lines });
    const texts = [screen.getByRole('heading', { level: 1 }), screen.getByText('نبحث عن مهندس.')];
    for (const text of [...texts, screen.getByText(lines).closest('ul')]) {
      expect(text).toHaveAttribute('lang', 'ar');
      expect(text).toHaveAttribute('dir', 'auto');
    }
  });
});

describe('a visitor can', () => {
  test('save the job in this browser and remove it again, copy its link, and print it', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openJob();
    const save = screen.getByRole('button', { name: 'Save R&D grid engineer' });
    expect(save).toHaveAttribute('aria-pressed', 'false');
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('savedJobs')).toContain('1042');
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('http://127.0.0.1:5000/jobs/1042');
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('apply by an e-mail whose subject names the job, or write one from its parts', async () => {
    const { user } = await openJob();
    expect(screen.getByText('Or write to us yourself:')).toHaveTextContent(brand.email);
    const apply = screen.getByRole('link', { name: 'Apply Now' });
    const url = new URL(apply.getAttribute('href') ?? '');
    expect(url.protocol + url.pathname).toBe(`mailto:${brand.email}`);
    expect(url.searchParams.get('subject')).toBe('Application for R&D grid engineer');
    const help = () => screen.findByRole('region', { name: 'Did nothing open?' });
    await user.click(screen.getByRole('button', { name: 'What to write' }));
    await expectFocus(help());
    expect(await help()).toHaveTextContent('Start an e-mail in any mailbox');
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(brand.email);
    expect(await screen.findByText('Address copied')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy subject' }));
    expect(await navigator.clipboard.readText()).toBe('Application for R&D grid engineer');
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    const all = await navigator.clipboard.readText();
    expect(all).toContain(`To: ${brand.email}\nSubject: Application for R&D grid engineer\n`);
    expect(all).toContain(`(#1042).\n${brand.siteUrl}/jobs/1042`);
    // The link may open nothing.
    await user.click(apply);
    await expectFocus(help());
  });

  test("scroll to the footer's contact details", async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = renderWithProviders(
      <>
        <ContactBox />
        <SiteFooter />
      </>,
    );
    const footer = screen.getByRole('contentinfo');
    vi.spyOn(footer, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 0, 0));
    const box = within(screen.getByRole('region', { name: 'Interested?' }));
    await user.click(box.getByRole('link', { name: 'Contact Us' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 1900 }));
  });

  test('share the job, close the share sheet without an error, and copy the link if sharing fails', async () => {
    const share = vi
      .fn()
      .mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
      .mockRejectedValueOnce(new Error('No target'));
    Object.assign(navigator, { share });
    const { user } = await openJob();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'R&D grid engineer',
      url: 'http://127.0.0.1:5000/jobs/1042',
    });
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
  });

  test('use the apply bar on a small screen once the summary is out of sight', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('max-width') }),
    );
    const observers: { see: (isIntersecting: boolean) => void; target?: Element }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly record: (typeof observers)[number];
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          this.record = { see: (isIntersecting) => callback([{ isIntersecting }]) };
          observers.push(this.record);
        }
        observe(target: Element) {
          this.record.target = target;
        }
        disconnect() {}
      },
    );
    await openJob({ salary: '£62k to £74k', closesAt: '2099-12-01' });
    const [inPage, inBar] = screen.getAllByRole('link', { name: 'Apply Now' });
    // The style sheet hides it from sight and from the keyboard.
    const isHidden = () => inBar?.closest('[data-hidden]')?.getAttribute('data-hidden');
    expect(isHidden()).toBe('false');
    const observer = observers.find(({ target }) => target?.contains(inPage as Node));
    act(() => observer?.see(true));
    expect(isHidden()).toBe('true');
    act(() => observer?.see(false));
    expect(isHidden()).toBe('false');
    const bar = inBar?.closest('[data-hidden]');
    expect(bar).toHaveTextContent('£62k to £74kCloses 1 Dec 2099');
    expect(screen.getAllByRole('link', { name: 'Apply here' })).toHaveLength(2);
  });
});

test('related jobs are of its sector, and open as pages whose heading takes the focus', async () => {
  const other = buildJob({ id: '2', title: 'Solar analyst', sectorTags: 'Solar' });
  const wind = buildJob({ id: '6', title: 'Wind job', sectorTags: 'Wind' });
  const { user, location } = await openJob({}, [wind, other]);
  const related = await screen.findByRole('region', { name: 'You may also like' });
  expect(within(related).getAllByRole('article')).toHaveLength(1);
  apiAnswers('jobs.get', other);
  await user.click(within(related).getByRole('link'));
  await expectFocus(screen.findByRole('heading', { level: 1, name: 'Solar analyst' }));
  expect(location().pathname).toBe('/jobs/2');
});

describe('the page', () => {
  /** Makes the job's request fail as not found, once the returned function is called. */
  function holdNotFound(): () => void {
    const [held, answer] = hold();
    apiAnswers('jobs.get', async () => {
      await held;
      return refusal('not-found');
    });
    return answer;
  }

  test("opens at once from the list, with the list's data, and may turn out to be gone", async () => {
    apiAnswers('jobs.list', [job]);
    const answer = holdNotFound();
    const { user } = renderPage('/jobs');
    await user.click(await screen.findByRole('link', { name: /^View Details/ }));
    expect(await screen.findByRole('heading', { level: 1, name: job.title })).toBeInTheDocument();
    expect(screen.queryByText('Loading job details...')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { name: 'Job Not Found' })).toBeInTheDocument();
  });

  test("loads, and shows a missing job's specified text and a way back, without a retry", async () => {
    const answer = holdNotFound();
    renderPage('/jobs/7');
    expect(await screen.findByText('Loading job details...')).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { name: 'Job Not Found' })).toBeInTheDocument();
    expect(
      screen.getByText("The job you're looking for doesn't exist or has been removed."),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('offers a retry after a failure, and needs no list', async () => {
    apiFails('jobs.get', 'unavailable');
    apiFails('jobs.list', 'unavailable');
    const { user } = renderPage('/jobs/1042');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Job Not Found');
    expect(screen.getByRole('alert')).toHaveTextContent('our server gave no proper answer');
    apiAnswers('jobs.get', job);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: job.title })).toBeInTheDocument();
    expect(screen.queryByText('You may also like')).not.toBeInTheDocument();
  });
});
