import { entries, line, prose, searchResult, type TextsDefinition } from './text-rows';

const MISSION = 'Mission';
const REASONS = 'Reasons';
const VALUES = 'Values';
const PEOPLE = 'People';

/** About. Directors and consultants are content. */
export const about = {
  title: 'About',
  path: '/about',
  rows: {
    heading: line('Heading', MISSION, 'The people behind the transition are the hard part'),
    missionHeading: line('Heading of the Mission', MISSION, 'Our mission'),
    mission: prose(
      'Mission',
      MISSION,
      `Turbines, batteries and chargers can be ordered. The engineers who connect them, the managers who deliver them and the leaders who fund them cannot: there are too few, and most of them are busy.

We link those experts with the companies that need them, so that the project on the drawing board becomes the one on the grid and on the road.`,
    ),
    reasonsHeading: line('Heading of the Reasons', REASONS, 'Why Us'),
    reasons: entries(
      'Reasons',
      REASONS,
      [
        {
          title: 'Sector specialization',
          text: 'Two sectors and no others. We know what a protection engineer signs off, why a 33 kV switching programme takes a week and who in the market has done it before.',
        },
        {
          title: 'Dual perspective',
          text: 'We work for companies that hire and with people who look for work, in the same market and on the same day. Each side gets a straight account of the other.',
        },
        {
          title: 'Presence in {countries} countries',
          text: 'Projects cross borders and so do careers. We search where the experience is, and tell you what a move takes: notice, permits, pay and what people give up.',
        },
      ],
      { entryName: 'reason' },
    ),
    valuesHeading: line('Heading of the Values', VALUES, 'Three things we hold each other to'),
    values: entries(
      'Values',
      VALUES,
      [
        {
          title: 'Do it, say it, own it.',
          text: 'We say what we will do, we do it, and when it goes wrong you hear it from us first.',
        },
        {
          title: 'Make it count.',
          text: 'Five people worth meeting are better than fifty CVs. If we have nobody yet, we say so.',
        },
        {
          title: 'Know your stuff.',
          text: 'We read the datasheet, the grid code and the job description before we call anyone.',
        },
      ],
      { entryName: 'value', least: 1, most: 6 },
    ),
    directorsHeading: line(
      'Heading of Two Directors',
      PEOPLE,
      'Two directors, one for each sector',
      { hint: 'Where there are two of them, and each is of another sector.' },
    ),
    leadersHeading: line('Heading of Other Directors', PEOPLE, 'Who leads the agency'),
    teamHeading: line('Heading of Everybody Else', PEOPLE, 'Who will call you'),
    ...searchResult(
      'About Us',
      '{agency} links experts with companies in clean energy and future mobility: who we are, how we work and what we hold each other to.',
    ),
  },
} as const satisfies TextsDefinition;
