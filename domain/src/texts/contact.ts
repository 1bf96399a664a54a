import { line, paragraph, type TextsDefinition } from './text-rows';

const TOP = 'Beside the form';

/** The contact section at the end of Home and Growth. */
export const contact = {
  title: 'Contact',
  path: '/#contact',
  rows: {
    heading: line('Heading', TOP, 'Tell us what you are looking for'),
    lead: paragraph(
      'Introduction',
      TOP,
      'Hiring? Say what you are building and which seats are empty. Looking? Say what you do and where you want to do it. A consultant for your sector answers.',
    ),
  },
} as const satisfies TextsDefinition;
