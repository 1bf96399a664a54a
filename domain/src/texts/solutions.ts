import { line, paragraph, prose, type TextsDefinition } from './text-rows';

interface First {
  summary: string;
  description: string;
  points: readonly string[];
  suitedTo: string;
  paidBy: string;
}

/** The words of one solution. Its name, icon and address are code. */
const wordsOf = (name: string, first: First) => ({
  summary: line(`${name}: in One Line`, name, first.summary),
  description: paragraph(`${name}: Description`, name, first.description),
  points: prose(
    `${name}: What a Client Gets`,
    name,
    first.points.map((point) => `- ${point}`).join('\n'),
    { hint: 'A line for each point, which begins with a dash.' },
  ),
  suitedTo: line(`${name}: Suited to`, name, first.suitedTo),
  paidBy: line(`${name}: How It Is Paid`, name, first.paidBy),
});

const core = wordsOf('Core', {
  summary: 'Contingent recruitment for one or two niche hires.',
  description:
    'For the one or two roles that your own adverts do not reach. A consultant who knows the discipline takes the brief, searches the market and sends people they have spoken to. You pay when somebody starts.',
  points: [
    'A brief taken by somebody who knows the discipline',
    'A shortlist with the reasons for each name',
    'No fee until your hire starts',
  ],
  suitedTo: '1-2 niche hires',
  paidBy: 'One fee, when your hire starts',
});

const contract = wordsOf('Contract', {
  summary: 'Contractors on site fast, payroll and compliance included.',
  description:
    'For outages, commissioning and peaks of work that will not wait for a permanent hire. We find the contractors, check their papers and pay them, so that your project deals with one invoice.',
  points: [
    'Contractors who know the equipment and the site rules',
    'Right-to-work, certificates and references checked',
    'Payroll and compliance run by us, on one invoice',
  ],
  suitedTo: 'Work with an end date',
  paidBy: 'By the timesheet, on one invoice',
});

const execSearch = wordsOf('Exec Search', {
  summary: 'Confidential search for c-suite and senior leaders.',
  description:
    'For appointments that cannot be advertised. We agree on what the role has to achieve, map who has done it before, and approach them in confidence, without your name until you release it.',
  points: [
    'A map of the market before the first approach',
    'Your name withheld until you release it',
    'Assessment against what the role has to achieve',
    'One partner from brief to first day',
  ],
  suitedTo: 'C-suite and senior leadership',
  paidBy: 'A fee agreed before the search begins',
});

const growth = wordsOf('Growth', {
  summary: 'A dedicated recruitment team by subscription, at a predictable monthly cost.',
  description:
    'For companies that hire every month. A dedicated recruitment team works as part of yours for a fixed subscription instead of a fee for each placement, which saves {costSaving} of the cost.',
  points: [
    'A dedicated recruitment team inside yours',
    'One predictable monthly cost',
    '{costSaving} cost saving',
    'Turn it on and off, from {shortestMonths} months',
  ],
  suitedTo: '{worthwhileHires} hires annually',
  paidBy: '{lowestPrice} to {highestPrice} a hire, by the month',
});

/** The four solutions: a line each on Home, in full on the Solutions page. */
export const solutions = {
  title: 'The four solutions',
  path: '/services',
  rows: {
    coreSummary: core.summary,
    coreDescription: core.description,
    corePoints: core.points,
    coreSuitedTo: core.suitedTo,
    corePaidBy: core.paidBy,
    contractSummary: contract.summary,
    contractDescription: contract.description,
    contractPoints: contract.points,
    contractSuitedTo: contract.suitedTo,
    contractPaidBy: contract.paidBy,
    execSearchSummary: execSearch.summary,
    execSearchDescription: execSearch.description,
    execSearchPoints: execSearch.points,
    execSearchSuitedTo: execSearch.suitedTo,
    execSearchPaidBy: execSearch.paidBy,
    growthSummary: growth.summary,
    growthDescription: growth.description,
    growthPoints: growth.points,
    growthSuitedTo: growth.suitedTo,
    growthPaidBy: growth.paidBy,
  },
} as const satisfies TextsDefinition;
