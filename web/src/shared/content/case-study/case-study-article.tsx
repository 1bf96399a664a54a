import { PageHeading } from '@/shared/ui/page/page-heading';
import styles from './case-study-article.module.css';
import { CaseStudyCover } from './case-study-cover';
import type { CaseStudyView } from './case-study-view';
import { SectorBadge } from './sector-badge';
import { TagList } from './tag-list';

interface Props {
  view: CaseStudyView;
  /** 1 on its own page; 2 where it is shown inside another, as in a preview. */
  level?: 1 | 2;
}

/** A whole case study. It adapts to the width it is given, so that it also fits beside a form. */
export function CaseStudyArticle({ view, level = 1 }: Props) {
  const heading = level === 1 ? 'h2' : 'h3';
  return (
    <article className={styles.article} aria-label={view.title} data-tone={view.tone}>
      <header className={styles.head}>
        <div className={styles.headWords}>
          {view.sector && <SectorBadge sector={view.sector} />}
          <Title level={level}>{view.title}</Title>
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
      <ProjectDetails view={view} heading={heading} />
      {view.overview.length > 0 && (
        <Part title="Overview" paragraphs={view.overview} heading={heading} />
      )}
      {view.sections.map((section) => (
        <Part key={section.title} {...section} heading={heading} />
      ))}
      <ClientTestimonial view={view} heading={heading} />
    </article>
  );
}

function Title({ level, children }: { level: 1 | 2; children: string }) {
  if (level === 1) return <PageHeading>{children}</PageHeading>;
  return (
    <h2 className={styles.rowTitle} dir="auto">
      {children}
    </h2>
  );
}

interface PartProps {
  title: string;
  paragraphs: readonly string[];
  isEmphasised?: boolean;
  heading: 'h2' | 'h3';
}

function Part({ title, paragraphs, isEmphasised = false, heading: Heading }: PartProps) {
  return (
    <section className={styles.row} data-below-screen="">
      <Heading className={styles.rowTitle}>{title}</Heading>
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

interface ViewProps {
  view: CaseStudyView;
  heading: 'h2' | 'h3';
}

function ProjectDetails({ view, heading: Heading }: ViewProps) {
  const company = view.company === '' ? [] : [{ label: 'Company', value: view.company }];
  const details = [...company, ...view.details];
  if (view.figures.length + details.length === 0) return null;
  return (
    <section className={styles.details}>
      <Heading className={styles.rowTitle}>Project Details</Heading>
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

function ClientTestimonial({ view, heading }: ViewProps) {
  const { testimonial } = view;
  if (!testimonial) return null;
  const Heading = heading;
  return (
    <section className={styles.quote} data-below-screen="">
      <Heading>Client Testimonial</Heading>
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
