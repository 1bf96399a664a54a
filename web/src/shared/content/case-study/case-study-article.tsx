import { PageHeading } from '@/shared/ui/page/page-heading';
import styles from './case-study-article.module.css';
import { CaseStudyCover } from './case-study-cover';
import type { CaseStudyView } from './case-study-view';
import { SectorBadge, TagList } from './case-study-tags';

interface Props {
  view: CaseStudyView;
}

export function CaseStudyArticle({ view }: Props) {
  return (
    <article className={styles.article} aria-label={view.title} data-tone={view.tone}>
      <header className={styles.head}>
        <div className={styles.headWords}>
          {view.sector && <SectorBadge sector={view.sector} />}
          <PageHeading>{view.title}</PageHeading>
          {view.description && (
            <p className={styles.lead} dir="auto">
              {view.description}
            </p>
          )}
          <TagList tags={view.tags} />
        </div>
        <div className={styles.coverFrame}>
          <CaseStudyCover src={view.image} text={view.imageText} tone={view.tone} isFirst />
        </div>
      </header>
      <ProjectDetails view={view} />
      {view.overview.length > 0 && <Part title="Overview" paragraphs={view.overview} />}
      {view.sections.map((section) => (
        <Part key={section.title} {...section} />
      ))}
      <ClientTestimonial view={view} />
    </article>
  );
}

interface PartProps {
  title: string;
  paragraphs: readonly string[];
  isEmphasised?: boolean;
}

function Part({ title, paragraphs, isEmphasised = false }: PartProps) {
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

function ProjectDetails({ view }: Props) {
  const company = view.company === '' ? [] : [{ label: 'Company', value: view.company }];
  const details = [...company, ...view.details];
  if (view.figures.length + details.length === 0) return null;
  return (
    <section className={styles.details}>
      <h2 className={styles.rowTitle}>Project Details</h2>
      <dl className={styles.facts}>
        {view.figures.map(({ label, value }) => (
          <div key={label} data-figure="">
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ClientTestimonial({ view }: Props) {
  const { testimonial } = view;
  if (!testimonial) return null;
  return (
    <section className={styles.quote} data-below-screen="">
      <h2>Client Testimonial</h2>
      <figure>
        <blockquote dir="auto">{testimonial.quote}</blockquote>
        <figcaption>
          <strong>{testimonial.author}</strong>
          {testimonial.company && `, ${testimonial.company}`}
        </figcaption>
      </figure>
    </section>
  );
}
