import { type Check, SETUP, textsOf } from './check';

/** Numbers that are kept for stories, in each of the ways people write them. */
const STORY_NUMBER = /7946\s*0\d{3}/;

export const storyNumbers: Check = {
  name: 'no invented telephone number',
  findings: ({ agency }) =>
    textsOf(agency)
      .filter(([, text]) => STORY_NUMBER.test(text))
      .map(([field, text]) => `${field} is “${text}”, a number kept for stories. ${SETUP}`),
};
