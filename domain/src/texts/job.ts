import { entries, line, type TextsDefinition } from './text-rows';

const APPLICATION = 'What becomes of an application';

/** Beside the job on every job's page. */
export const job = {
  title: 'Pages of jobs',
  path: '/jobs',
  on: { pages: ['job'], place: 'after-applying' },
  rows: {
    applicationHeading: line(
      'Heading of What Becomes of an Application',
      APPLICATION,
      'What happens after you apply',
    ),
    application: entries(
      'What Becomes of an Application',
      APPLICATION,
      [
        {
          title: 'Who reads it',
          text: 'The consultant who recruits for this role. No software sorts applications out.',
        },
        {
          title: 'How soon you hear',
          text: 'Within three working days, also when the answer is no.',
        },
        {
          title: 'What to send',
          text: 'Your CV, and two lines on why this role. A covering letter is not needed.',
        },
        {
          title: 'What happens to your data',
          text: 'Your CV goes to the client only after you have agreed to it for this role. Ask us at any time, and we delete it.',
        },
      ],
      { entryName: 'line', titleLabel: 'Question', textLabel: 'Answer', least: 1, most: 8 },
    ),
  },
} as const satisfies TextsDefinition;
