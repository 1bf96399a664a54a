import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { DEFAULT_TESTIMONIAL_AUTHOR } from '@torque-tide/contract/case-study-defaults';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import styles from './case-study-article.module.css';
import { CaseStudyCover } from './case-study-cover';
import { SectorBadge, TagList } from './case-study-tags';

interface Props {
  study: CaseStudy;
}

export function CaseStudyArticle({ study }: Props) {
  const { title, description, sector } = study;
  const tone = sectorToneOf(sector);
  const overview = study.fullDescription.filter((paragraph) => paragraph.trim() !== '');
  return (
    <article className={styles.article} aria-label={title} data-tone={tone}>
      <header className={styles.head}>
        <div className={styles.headWords}>
          {sector && <SectorBadge sector={sector} />}
          <PageHeading>{title}</PageHeading>
          {description && (
            <p className={styles.lead} dir="auto">
              {description}
            </p>
          )}
          <TagList tags={study.tags} />
        </div>
        <div className={styles.coverFrame}>
          <CaseStudyCover src={study.image} text={study.imageText} tone={tone} isFirst />
        </div>
      </header>
      <ProjectDetails study={study} />
      <Part
        title="Overview"
        paragraphs={overview.length > 0 ? overview : paragraphsOf(description)}
      />
      <Part title="The Challenge" paragraphs={paragraphsOf(study.challenge)} />
      <Part title="Our Solution" paragraphs={paragraphsOf(study.solution)} />
      <Part title="Results Delivered" paragraphs={paragraphsOf(study.results)} isEmphasised />
      <ClientTestimonial testimonial={study.testimonial} />
    </article>
  );
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

interface PartProps {
  title: string;
  paragraphs: readonly string[];
  isEmphasised?: boolean;
}

function Part({ title, paragraphs, isEmphasised = false }: PartProps) {
  if (paragraphs.length === 0) return null;
  return (
    <section className={styles.row} data-below-screen="">
      <h2 className={styles.rowTitle}>{title}</h2>
      <div className={styles.prose} data-emphasis={isEmphasised}>
        {paragraphs.map((paragraph, n) => (
          // Paragraphs have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={n} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

function ProjectDetails({ study: { stats, company } }: Props) {
  const facts = [
    { label: 'People hired', value: stats.peopleHired, isFigure: true },
    { label: 'Time to hire', value: stats.timeToHire, isFigure: true },
    { label: 'Candidates presented', value: stats.candidatesPresented, isFigure: true },
    { label: 'Company', value: company },
    { label: 'Time to shortlist', value: stats.timeToShortlist },
    { label: 'Location', value: stats.location },
    { label: 'Year', value: stats.year },
    // Zero is shown; only a missing value isn't.
  ].filter(({ value }) => value !== undefined && value !== '');
  if (facts.length === 0) return null;
  return (
    <section className={styles.details}>
      <h2 className={styles.rowTitle}>Project Details</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value, isFigure }) => (
          <div key={label} data-figure={isFigure ? '' : undefined}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ClientTestimonial({ testimonial }: Pick<CaseStudy, 'testimonial'>) {
  if (!testimonial?.quote.trim()) return null;
  return (
    <section className={styles.quote} data-below-screen="">
      <h2>Client Testimonial</h2>
      <figure>
        <blockquote dir="auto">{testimonial.quote}</blockquote>
        <figcaption>
          <strong>{testimonial.author || DEFAULT_TESTIMONIAL_AUTHOR}</strong>
          {testimonial.company && `, ${testimonial.company}`}
        </figcaption>
      </figure>
    </section>
  );
}
