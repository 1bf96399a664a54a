import { entries, line, paragraph, prose, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';
const WHAT = 'What it is';
const REASONS = 'Reasons';
const PRICING = 'Prices';
const CUSTOM = 'Custom quote';

/** The Growth page. The calculator's own words are code. */
export const growth = {
  title: 'Growth',
  path: '/growth',
  rows: {
    heading: line('Heading', TOP, 'Growth Model Pricing'),
    lead: paragraph(
      'Introduction',
      TOP,
      'One monthly price for a recruitment team that works inside yours. No {placementFees} placement fees: save up to {largestSaving}.',
    ),
    ratesCaption: line(
      'Words Above the Prices',
      TOP,
      'Price for each hire, by length of subscription',
    ),
    whatHeading: line('Heading of What It Is', WHAT, 'What is it?'),
    whatLead: paragraph(
      'What It Is',
      WHAT,
      'Growth is a recruitment subscription. You choose how many people you hire in a month and for how long; a dedicated team then takes the briefs, searches, interviews and sees your new colleagues through to their first day.',
    ),
    benefits: entries(
      'Benefits',
      WHAT,
      [
        {
          title: 'Huge Cost Savings',
          text: 'No {placementFees} placement fees. Each hire has one price, whatever the salary, so a senior engineer costs you no more to find than a technician. Save up to {largestSaving}.',
        },
        {
          title: 'Dedicated Talent Partner',
          text: 'One person leads your hiring and stays with it. They know your sites, your hiring managers and why you turned down the last candidate, so no brief starts from zero.',
        },
        {
          title: 'Turn On & Off',
          text: 'Start when the funding lands or the grid date is set, and stop when the team is complete. The minimum subscription is {shortestMonths} months; you do not carry a recruitment department through the quiet ones.',
        },
      ],
      { entryName: 'benefit' },
    ),
    chartHeading: line('Heading of the Chart', WHAT, 'Capacity that follows the work'),
    chartCaption: line(
      'Words Below the Heading of the Chart',
      WHAT,
      'Illustrative: recruiters needed and recruiters at work over 12 months.',
    ),
    reasonsHeading: line('Heading of the Reasons', REASONS, 'Why This Works'),
    reasonsLead: paragraph(
      'Introduction to the Reasons',
      REASONS,
      'Most recruitment starts from nothing with each role. A team that stays learns your company once, and gets faster with each hire.',
    ),
    reasons: entries(
      'Reasons',
      REASONS,
      [
        {
          title: 'Industry Expertise',
          text: 'We recruit in clean energy and future mobility and nowhere else. Your talent partner can tell a protection engineer from a commissioning engineer before the first call.',
        },
        {
          title: 'Part of Your Team',
          text: 'Your talent partner joins your meetings, writes to candidates in your name and works in your systems. Candidates deal with one company, and it is yours.',
        },
        {
          title: 'Proven Playbooks',
          text: 'Scorecards, interview plans and first messages for the roles that both sectors hire again and again: grid, commissioning, charging, powertrain, site. We start from those and fit them to you.',
        },
        {
          title: 'Advanced Toolset',
          text: 'Search licences, market maps and pay data come with the subscription. You buy no tools, and every week you see who was approached, who answered and why somebody said no.',
        },
        {
          title: 'Significant Cost Savings',
          text: 'Growth is built to save {costSaving} of what hiring costs. A monthly price replaces a fee on every salary, so finance knows the figure before the first interview.',
        },
        {
          title: 'Flexibility',
          text: 'From {fewestHires} hires a month to more than {mostHires}, for {fewestMonths} to {mostMonths} months. Add capacity for a peak, and turn it off when the seats are filled.',
        },
      ],
      { entryName: 'reason', hint: 'Each place has a drawing of its own, which stays there.' },
    ),
    pricingHeading: line('Heading of the Calculator', PRICING, 'What would it cost you?'),
    pricingLead: paragraph(
      'Introduction to the Calculator',
      PRICING,
      'Two numbers decide the price: how many people you hire in a month, and for how long you subscribe.',
    ),
    notes: entries(
      'Notes Below the Calculator',
      PRICING,
      [
        {
          title: 'Minimum subscription {shortestMonths} months.',
          text: 'The longer you subscribe, the less each hire costs.',
        },
        {
          title: 'Savings are counted against {standardPrice} for a hire.',
          text: 'If you pay something else today, tell us and we will count with that.',
        },
        {
          title: 'Why up to {largestSaving}?',
          text: 'A placement fee of {placementFees} grows with the salary and our price does not: the higher the salary, the more you save.',
        },
      ],
      { entryName: 'note', titleLabel: 'First words', least: 1 },
    ),
    customPromise: paragraph(
      'What Happens With a Large Plan',
      CUSTOM,
      'We size the team with you and price it for your plan.',
    ),
    customLead: paragraph(
      'Before What We Need to Know',
      CUSTOM,
      'Tell us three things, and we answer with a figure:',
    ),
    customPoints: prose(
      'What We Need to Know',
      CUSTOM,
      `- The roles, and how many of each
- The countries and sites
- When the first of them should start`,
      { hint: 'A line for each point, which begins with a dash.' },
    ),
    ...searchResult(
      'Growth Model Pricing',
      'Recruitment by subscription from {shortestMonths} months: a dedicated team at one monthly price, no {placementFees} placement fees, save up to {largestSaving}. Calculate your plan.',
    ),
  },
} as const satisfies TextsDefinition;
