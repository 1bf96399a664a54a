import { DEFAULT_TESTIMONIAL_AUTHOR } from '@torque-tide/contract/case-study-defaults';
import { type SectorTone, sectorToneOf } from '@/shared/ui/sector/sector-tone';

/** What a case study is shown from: a stored one, or the draft that a form holds. */
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

/** A case study as the page shows it. What it lacks is empty, and then nothing of it is drawn. */
export interface CaseStudyView {
  title: string;
  description: string;
  image: string;
  /** What the picture shows; empty where it only decorates. */
  imageText: string;
  sector: string;
  tone: SectorTone;
  tags: string[];
  company: string;
  /** What a reader in a hurry wants to know of 'Project Details', in large figures. */
  figures: { label: string; value: string }[];
  /** Its other lines, company apart. */
  details: { label: string; value: string }[];
  /** The paragraphs of the full description, else the description. */
  overview: string[];
  sections: { title: string; paragraphs: string[]; isEmphasised?: boolean }[];
  testimonial: { quote: string; author: string; company: string } | undefined;
}

/** Prepares a case study for the page. */
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
    // Nought is an answer; only a missing number is none.
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

/** A blank line starts a new paragraph. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
