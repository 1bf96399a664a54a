import { PageHeading } from '@/components/page/page-heading';
import * as S from './case-study-article.styles';
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
    <S.Article data-tone={view.tone}>
      <S.Head>
        <S.HeadWords>
          {view.sector && <SectorBadge sector={view.sector} />}
          <Title level={level}>{view.title}</Title>
          {view.description && <S.Lead>{view.description}</S.Lead>}
          <TagList tags={view.tags} />
        </S.HeadWords>
        <S.CoverFrame>
          <CaseStudyCover src={view.image} tone={view.tone} isFirst />
        </S.CoverFrame>
      </S.Head>
      <ProjectDetails view={view} heading={heading} />
      {view.overview.length > 0 && (
        <Part title="Overview" paragraphs={view.overview} heading={heading} />
      )}
      {view.sections.map((section) => (
        <Part key={section.title} {...section} heading={heading} />
      ))}
      <ClientTestimonial view={view} heading={heading} />
    </S.Article>
  );
}

function Title({ level, children }: { level: 1 | 2; children: string }) {
  if (level === 1) return <PageHeading>{children}</PageHeading>;
  return <S.RowTitle>{children}</S.RowTitle>;
}

interface PartProps {
  title: string;
  paragraphs: readonly string[];
  isEmphasised?: boolean;
  heading: 'h2' | 'h3';
}

function Part({ title, paragraphs, isEmphasised = false, heading }: PartProps) {
  return (
    <S.Row>
      <S.RowTitle as={heading}>{title}</S.RowTitle>
      <S.Prose data-emphasis={isEmphasised}>
        {paragraphs.map((paragraph, n) => (
          // Paragraphs have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={n}>{paragraph}</p>
        ))}
      </S.Prose>
    </S.Row>
  );
}

interface ViewProps {
  view: CaseStudyView;
  heading: 'h2' | 'h3';
}

function ProjectDetails({ view, heading }: ViewProps) {
  const company = view.company === '' ? [] : [{ label: 'Company', value: view.company }];
  const details = [...company, ...view.details];
  if (details.length === 0) return null;
  return (
    <S.Row>
      <S.RowTitle as={heading}>Project Details</S.RowTitle>
      <S.Facts>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Facts>
    </S.Row>
  );
}

function ClientTestimonial({ view, heading }: ViewProps) {
  const { testimonial } = view;
  if (!testimonial) return null;
  const Heading = heading;
  return (
    <S.Quote>
      <Heading>Client Testimonial</Heading>
      <figure>
        <blockquote>{testimonial.quote}</blockquote>
        <figcaption>
          <strong>{testimonial.author}</strong>
          {testimonial.company && `, ${testimonial.company}`}
        </figcaption>
      </figure>
    </S.Quote>
  );
}
