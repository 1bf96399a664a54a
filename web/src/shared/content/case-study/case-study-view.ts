import { DEFAULT_TESTIMONIAL_AUTHOR } from '@torque-tide/contract/case-study-defaults';
import { type SectorTone, sectorToneOf } from '@/shared/ui/sector/sector-tone';

/** A stored case study, or the draft in a form. */
interface CaseStudySource {
  title: string;
  description: string;
  fullDescription?: readonly string[] | undefined;
  challenge: string;
  solution: string;
  results: string;
  image: string;
  imageText?: string | undefined;
  sector: string;
  tags?: readonly string[] | undefined;
  company?: string | undefined;
  stats?: CaseStudyStatsSource | undefined;
  testimonial?: CaseStudyTestimonialSource | '' | null | undefined;
}

interface CaseStudyStatsSource {
  peopleHired?: number | undefined;
  timeToShortlist?: string | undefined;
  timeToHire?: string | undefined;
  candidatesPresented?: number | undefined;
  location?: string | undefined;
  year?: number | undefined;
}

interface CaseStudyTestimonialSource {
  quote: string;
  author?: string | undefined;
  company?: string | undefined;
}

/** A case study as the page shows it. Empty fields aren't shown. */
export interface CaseStudyView {
  title: string;
  description: string;
  image: string;
  /** The alternative text; empty for decoration. */
  imageText: string;
  sector: string;
  tone: SectorTone;
  tags: string[];
  company: string;
  /** The main facts of 'Project Details', shown as large figures. */
  figures: { label: string; value: string }[];
  /** The other facts, except for the company. */
  details: { label: string; value: string }[];
  /** The paragraphs of the full description, or of the description if there is none. */
  overview: string[];
  sections: { title: string; paragraphs: string[]; isEmphasised?: boolean }[];
  testimonial: { quote: string; author: string; company: string } | undefined;
}

export function caseStudyViewOf(study: CaseStudySource): CaseStudyView {
  const overview = (study.fullDescription ?? []).filter((paragraph) => paragraph.trim() !== '');
  return {
    title: study.title,
    description: study.description,
    image: study.image,
    imageText: study.imageText ?? '',
    sector: study.sector,
    tone: sectorToneOf(study.sector),
    tags: [...(study.tags ?? [])],
    company: study.company ?? '',
    figures: filled(figuresOf(study.stats ?? {})),
    details: filled(detailsOf(study.stats ?? {})),
    overview: overview.length > 0 ? overview : paragraphsOf(study.description),
    sections: [
      { title: 'The Challenge', paragraphs: paragraphsOf(study.challenge) },
      { title: 'Our Solution', paragraphs: paragraphsOf(study.solution) },
      {
        title: 'Results Delivered',
        paragraphs: paragraphsOf(study.results),
        isEmphasised: true,
      },
    ].filter((section) => section.paragraphs.length > 0),
    testimonial: testimonialOf(study.testimonial),
  };
}

function figuresOf(stats: CaseStudyStatsSource): CaseStudyView['figures'] {
  return [
    // Zero is shown; only a missing number isn't.
    { label: 'People hired', value: stats.peopleHired?.toString() ?? '' },
    { label: 'Time to hire', value: stats.timeToHire ?? '' },
    { label: 'Candidates presented', value: stats.candidatesPresented?.toString() ?? '' },
  ];
}

function detailsOf(stats: CaseStudyStatsSource): CaseStudyView['details'] {
  return [
    { label: 'Time to shortlist', value: stats.timeToShortlist ?? '' },
    { label: 'Location', value: stats.location ?? '' },
    { label: 'Year', value: stats.year?.toString() ?? '' },
  ];
}

function filled(lines: CaseStudyView['details']): CaseStudyView['details'] {
  return lines.filter(({ value }) => value !== '');
}

function testimonialOf(testimonial: CaseStudySource['testimonial']): CaseStudyView['testimonial'] {
  if (!testimonial || testimonial.quote.trim() === '') return undefined;
  const { quote, author, company } = testimonial;
  return { quote, author: author || DEFAULT_TESTIMONIAL_AUTHOR, company: company ?? '' };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
