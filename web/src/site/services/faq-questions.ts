import type { Claims } from '@torque-tide/contract/claims';

interface Question {
  id: string;
  question: string;
  answer: readonly string[];
}

/** The questions that clients ask before they choose a solution. */
export const questionsOf = ({ growth }: Claims): readonly Question[] => [
  {
    id: 'which',
    question: 'Which solution fits our hiring plan?',
    answer: [
      'Count the hires, and ask how long you need them. One or two niche roles are Core. Work that ends on a known date, such as commissioning, an outage or a peak in design, is Contract. An appointment that must not become known before it is made is Exec Search. If you will hire again and again over the coming months, it is Growth.',
      'You can mix them. A developer may fill its board seat by search and its site teams by subscription, with the same consultants, who then know both ends of the company.',
    ],
  },
  {
    id: 'growth',
    question: 'When does the Growth model pay off?',
    answer: [
      `The Growth model pays off at ${growth.worthwhileHires} hires annually. From there on, a subscription costs less than a fee for each placement, and the team that recruits for you gets better with every hire because it already knows your work. Below that, Core is the cheaper choice, and we will say so.`,
      `The shortest subscription is ${growth.minimumMonths} months. The calculator on the Growth page shows the monthly cost for your own numbers. Its smallest plan is ${growth.hires.min * growth.months.min} hires, ${growth.hires.min} a month for ${growth.months.min} months: for fewer in a year, ask us for a plan of that size.`,
    ],
  },
  {
    id: 'start',
    question: 'What do you need from us to start?',
    answer: [
      'An hour with the person whom the new colleague will report to. We ask what has to be working a year after the first day, who the person will argue with, what you can pay, and what made the last candidate say no. A job description helps but is not required: we write the brief, and you correct it.',
      'After that we need quick answers. Good engineers have more than one offer, and most of those who are lost are lost in the days between two interviews.',
    ],
  },
  {
    id: 'contract',
    question: 'Who employs the contractors, and who is responsible for compliance?',
    answer: [
      'With Contract, we run payroll and compliance. Before anybody comes to your site we check the right to work, the certificates that the site asks for, and references from the last two assignments. You approve the timesheets and get one invoice.',
      'How a contractor is engaged depends on the country and on the work. We settle it with you in writing before the start, so that nobody finds out later.',
    ],
  },
  {
    id: 'confidential',
    question: 'How confidential is an executive search?',
    answer: [
      'As confidential as you need it to be. We describe the task to candidates without naming you, and reveal your name one person at a time, after you have agreed to each. Nothing is advertised, and the papers stay with the partner who leads the search.',
      'The same holds for candidates. Nobody in their company, or in yours beyond the people you name, learns that they talked to us.',
    ],
  },
];
