import { entries, line, paragraph, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';
const QUESTIONS = 'FAQ: questions and answers';
const END = 'End of the page';

/** The Solutions page. */
export const services = {
  title: 'Solutions',
  path: '/services',
  rows: {
    heading: line('Heading', TOP, 'Four ways to hire'),
    lead: paragraph(
      'Introduction',
      TOP,
      'From a single niche role to a recruitment team of your own by subscription. The market knowledge behind them is the same; what differs is how many people you need, and for how long.',
    ),
    questionsHeading: line('Heading of the Questions', QUESTIONS, 'Before you choose'),
    questionsLead: paragraph(
      'Introduction to the Questions',
      QUESTIONS,
      'Five questions that come up in most first calls.',
    ),
    questions: entries(
      'Questions and Answers',
      QUESTIONS,
      [
        {
          title: 'Which solution fits our hiring plan?',
          text: `Count the hires, and ask how long you need them. One or two niche roles are Core. Work that ends on a known date, such as commissioning, an outage or a peak in design, is Contract. An appointment that must not become known before it is made is Exec Search. If you will hire again and again over the coming months, it is Growth.

You can mix them. A developer may fill its board seat by search and its site teams by subscription, with the same consultants, who then know both ends of the company.`,
        },
        {
          title: 'When does the Growth model pay off?',
          text: `The Growth model pays off at {worthwhileHires} hires annually. From there on, a subscription costs less than a fee for each placement, and the team that recruits for you gets better with every hire because it already knows your work. Below that, Core is the cheaper choice, and we will say so.

The shortest subscription is {shortestMonths} months. The calculator on the Growth page shows the monthly cost for your own numbers. Its smallest plan is {smallestPlan} hires, {fewestHires} a month for {fewestMonths} months: for fewer in a year, ask us for a plan of that size.`,
        },
        {
          title: 'What do you need from us to start?',
          text: `An hour with the person whom the new colleague will report to. We ask what has to be working a year after the first day, who the person will argue with, what you can pay, and what made the last candidate say no. A job description helps but is not required: we write the brief, and you correct it.

After that we need quick answers. Good engineers have more than one offer, and most of those who are lost are lost in the days between two interviews.`,
        },
        {
          title: 'Who employs the contractors, and who is responsible for compliance?',
          text: `With Contract, we run payroll and compliance. Before anybody comes to your site we check the right to work, the certificates that the site asks for, and references from the last two assignments. You approve the timesheets and get one invoice.

How a contractor is engaged depends on the country and on the work. We settle it with you in writing before the start, so that nobody finds out later.`,
        },
        {
          title: 'How confidential is an executive search?',
          text: `As confidential as you need it to be. We describe the task to candidates without naming you, and reveal your name one person at a time, after you have agreed to each. Nothing is advertised, and the papers stay with the partner who leads the search.

The same holds for candidates. Nobody in their company, or in yours beyond the people you name, learns that they talked to us.`,
        },
      ],
      { entryName: 'question', titleLabel: 'Question', textLabel: 'Answer', least: 1, most: 15 },
    ),
    closingHeading: line('Closing Heading', END, 'Not sure which one you need?'),
    closing: paragraph(
      'Closing Words',
      END,
      'Tell us the roles and the date. If a single Core hire is all you need, that is what we will suggest.',
    ),
    ...searchResult(
      'Solutions',
      'Core, Contract, Exec Search and Growth: four ways to hire for clean energy and future mobility, from one niche role to a team by subscription.',
    ),
  },
} as const satisfies TextsDefinition;
