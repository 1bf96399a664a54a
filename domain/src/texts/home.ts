import { line, paragraph, prose, searchDescription, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';
const SECTORS = 'Sectors';
const SOLUTIONS = 'Solutions';
const FIGURES = 'Figures and countries';
const OTHERS = 'What others say';
const JOBS = 'Jobs';
const END = 'Call to action';

/** Home, without its solutions and contact section, which have their own texts. */
export const home = {
  title: 'Home',
  path: '/',
  rows: {
    eyebrow: line('Line Above the Heading', TOP, 'Clean energy and future mobility'),
    heading: line('Heading', TOP, 'Linking Experts in Energy Transition'),
    lead: paragraph(
      'Introduction',
      TOP,
      'We place the engineers, project leaders and executives who get storage, wind, solar and charging built.',
    ),
    cleanEnergyCard: paragraph(
      'Clean Energy in One Line',
      SECTORS,
      'From grid connection to operations: storage, solar, wind, transmission and what comes next.',
    ),
    futureMobilityCard: paragraph(
      'Future Mobility in One Line',
      SECTORS,
      'Charging, electric powertrain, aviation, autonomy and the software that runs them.',
    ),
    solutionsHeading: line('Heading of the Solutions', SOLUTIONS, 'Four ways to hire'),
    solutionsLead: paragraph(
      'Introduction to the Solutions',
      SOLUTIONS,
      'One seat or forty, for a season or for good: the way of hiring follows the work.',
    ),
    figuresHeading: line('Heading of the Figures', FIGURES, 'What stands behind a shortlist'),
    placesHeading: line('Heading of the Countries', FIGURES, 'Where we recruit'),
    testimonialsHeading: line(
      'Heading of the Testimonials',
      OTHERS,
      'What people say of working with us',
    ),
    clientsHeading: line('Heading of the Client Logos', OTHERS, 'Trusted By'),
    jobsHeading: line('Heading of the Jobs', JOBS, 'Latest Jobs'),
    closingHeading: line('Closing Heading', END, 'Ready to Build Your Dream Team?'),
    closing: prose(
      'Closing Words',
      END,
      'Tell us which seats are empty. We will say who could fill them, how long it takes and [what it costs](/growth#pricing).',
    ),
    ...searchDescription(
      'Specialist recruitment for clean energy and future mobility: engineers, project leaders and executives for storage, wind, solar and charging.',
    ),
  },
} as const satisfies TextsDefinition;
