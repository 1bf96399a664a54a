import { canonicalUrl } from '@torque-tide/domain/paths';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { type Feed, feedDescription } from './feed-item';

/** Published jobs as JSON Feed 1.1; what the format has no word for is in `_job`. */
export function renderJsonFeed(feed: Feed): string {
  const { agency, items, title, path, page } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: canonicalUrl(page),
    feed_url: canonicalUrl(path),
    description: feedDescription(feed),
    language: 'en-GB',
    authors: [{ name: agency.name, url: PUBLIC_ORIGIN }],
    items: items.map(({ job, changedAt }) => ({
      id: job.url,
      url: job.url,
      title: job.title,
      content_html: job.html,
      content_text: job.text,
      date_published: job.postedAt,
      date_modified: changedAt.toISOString(),
      tags: job.sectors,
      _job: {
        id: job.id,
        closes_at: job.closesAt ?? null,
        employment_type: job.employmentType ?? null,
        locations: job.places.map(({ country, locality, region }) => ({
          town: locality ?? null,
          region: region ?? null,
          country: country.code,
        })),
        workplace: job.workplace ?? null,
        applicant_countries: job.applicantCountries.map(({ code }) => code),
        salary: job.salary ?? null,
        salary_text: job.salaryText,
      },
    })),
  });
}
