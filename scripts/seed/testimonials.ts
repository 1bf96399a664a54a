import type { TestimonialInput } from '@torque-tide/contract/testimonials';

/** A demo testimonial, with an id that stays the same. */
interface DemoTestimonial extends TestimonialInput {
  id: string;
  isActive: boolean;
  /** Its age at seeding; testimonials are listed newest first. */
  createdDaysAgo: number;
}

/** A testimonial's content; omitted fields are empty. */
type DemoTestimonialContent = Pick<DemoTestimonial, 'id' | 'quote' | 'createdDaysAgo'> &
  Partial<DemoTestimonial>;

/** Clients and candidates, newest first. People and companies are invented. */
const testimonials: readonly DemoTestimonialContent[] = [
  {
    id: 'wainway-depots',
    quote:
      'Four people in eighteen weeks who can sign for a bus that parks itself. I had been told that the country had none.',
    author: 'Denise Okafor',
    company: 'Wainway',
    jobTitle: 'Head of energy and depots',
    position: 'Head of energy and depots',
    sector: 'Future Mobility',
    industry: 'Bus operation',
    createdDaysAgo: 6,
  },
  {
    id: 'phasewright-platform-team',
    quote:
      'We needed software people who would not be bored by a distribution network. Our first call was an hour on state estimation, with somebody who had clearly had that conversation before. Of the six people we met, I would have hired five, and we had posts for three.',
    author: 'Hanna Lindqvist',
    company: 'Phasewright',
    jobTitle: 'VP Engineering',
    position: 'VP Engineering',
    sector: 'Clean Energy',
    industry: 'Grid software',
    createdDaysAgo: 9,
  },
  {
    id: 'tessamer-process-engineers',
    quote: 'They told us that two of our five vacancies were the same job. They were.',
    author: 'Oliver Brandt',
    company: 'Tessamer Cells',
    jobTitle: 'Plant director',
    sector: 'Future Mobility',
    industry: 'Battery cells',
    createdDaysAgo: 24,
  },
  {
    id: 'candidate-grid-engineer',
    quote:
      'As a candidate I am used to hearing nothing after an interview. Here I had an answer the next day, and when it was a no it came with the reason and with the name of a team that suited me better. I joined that team in March.',
    author: 'Callum Reid',
    jobTitle: 'Grid connection engineer',
    position: 'Placed candidate',
    sector: 'Clean Energy',
    createdDaysAgo: 38,
  },
  {
    id: 'solar-developer-germany',
    quote:
      'The shortlist had four names and a page on each, written by someone who had read our grid permit. The notes on what might go wrong were longer than the notes on what would go right, which is the proportion I like. We hired the second name, for the reason they gave.',
    jobTitle: 'Managing director',
    position: 'Managing director, solar developer',
    sector: 'Clean Energy',
    industry: 'Solar',
    createdDaysAgo: 85,
  },
  {
    id: 'ravensholt-portfolio',
    quote:
      'For a portfolio company that had lost its chief executive we had six weeks and could tell nobody. They found an interim in nine days and the successor in fourteen weeks. The board met three people, each of whom could have done the work.',
    author: 'Sir Julian Ashcombe',
    company: 'Ravensholt Capital Partners',
    jobTitle: 'Operating partner',
    sector: 'Clean Energy',
    industry: 'Infrastructure investment',
    isActive: false,
    createdDaysAgo: 110,
  },
  {
    id: 'corvane-second-plant',
    quote:
      'We hired the second crew ourselves, with the method they left us. I can think of no better reference.',
    author: 'Mette Kjærgaard',
    company: 'Corvane',
    position: 'Plant manager',
    industry: 'Hydrogen',
    createdDaysAgo: 133,
  },
  {
    id: 'lampwell-people',
    quote:
      'I have run in-house recruitment for fifteen years and did not expect to need an agency. What I bought was a map of a market that I did not know, in a language that I do not speak, and someone who picked up the telephone.',
    author: 'Sanne de Wit',
    company: 'Lampwell',
    jobTitle: 'People director',
    position: 'People director',
    sector: 'Future Mobility',
    industry: 'EV charging',
    createdDaysAgo: 170,
  },
];

const UNTOLD = { author: '', company: '', jobTitle: '', position: '', sector: '', industry: '' };

/** The demo's testimonials. */
export const demoTestimonials: readonly DemoTestimonial[] = testimonials.map((testimonial) =>
  Object.assign({ ...UNTOLD, isActive: true }, testimonial),
);
