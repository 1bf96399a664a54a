import { legalTexts } from './legal-rows';

/** The privacy policy. */
export const privacyPolicy = legalTexts({
  title: 'Privacy Policy',
  path: '/privacy-policy',
  description:
    'How {agency} collects, uses and protects personal data under the UK GDPR, and the rights you have over it.',
  lead: 'This policy says which personal data {legalEntity} holds about candidates, clients and visitors, why, for how long, and what you can ask us to do with it.',
  sections: [
    {
      title: 'GDPR statement',
      text: `{legalEntity} ("{agency}", "we") is the controller of the personal data described here. We process it in line with the UK General Data Protection Regulation, the Data Protection Act 2018 and, for people in the European Economic Area, Regulation (EU) 2016/679.

We collect what we need to introduce people to employers and employers to people, we say what we do with it, and we keep it no longer than that purpose lasts.`,
    },
    {
      title: 'Data we collect',
      text: `- Candidates: name, contact details, CV, work history, qualifications, right to work, salary expectations, notes of our conversations and, with your agreement, references.
- Clients: name, role, employer, contact details, the positions you ask us to fill and our correspondence.
- Visitors: the technical log entries that any web server keeps (address, time, page, browser) and the settings that your own browser stores for you.

This website has no sign-up and its contact form sends nothing to us by itself: it opens a message in your own e-mail program, and we receive what you then choose to send.

Please do not send us special category data, such as health information, unless we ask for it for a stated reason, for example to arrange an adjustment for an interview.`,
    },
    {
      title: 'Applications on this website',
      text: `If you use ‘Apply here’, the form sends us what you enter: your name and e-mail address and, if you give them, your telephone number, your CV and a few words. We store these with the job, the time and the version of this policy that you agreed to, and with our notes on how your application went. Our consultants read them, in a system that asks each of them to log in.

We use them to answer you, and to find out whether this job or another suits you: at your request and with your agreement, which you can take back at any time.

We keep an application for {applicationMonths} months, or for 12 if you ask us to on the form and that is longer. Then it is deleted by itself, with its CV and notes. If we delete it before that, it can be brought back for 30 days. Copies for emergencies hold it until they are replaced.

Afterwards we show you a private link, and send it to you where e-mail from this website is set up. With it you can withdraw your application, or delete it at once with its CV, our notes and our messages about it; technical copies of recent changes go within a day. Of a deleted one we keep only its number until it would have ended, so that no copy brings it back.

Messages about your application are sent by our e-mail service, which works on our instructions, and are deleted here after 30 days. So that nobody can flood the form, we count applications by e-mail and network address for up to a day, in a form that shows neither.`,
    },
    {
      title: 'Where we get it from',
      text: 'Most of it comes from you. Some comes from public professional profiles, from people who recommend you, from referees whom you name and from clients who tell us how an interview went. When we find you rather than you us, we tell you so when we first write, and at the latest within one month.',
    },
    {
      title: 'Why we use it, and on what basis',
      text: `- To find suitable positions or people and to make introductions: our legitimate interest in running a recruitment business, and yours in the result.
- To put you forward to a named employer: your agreement, which we ask for each time.
- To supply contractors and pay them: the contract with you or with the client.
- To check the right to work and to keep the records that the Conduct of Employment Agencies and Employment Businesses Regulations 2003 ask for: legal obligation.
- To write to you about roles or services like those you asked about: legitimate interest; every message tells you how to stop it.

No decision about you is made by a machine alone.`,
    },
    {
      title: 'Who sees it',
      text: `Employers to whom you have agreed to be introduced; suppliers who host our systems, run our payroll or check documents for us, under contracts that bind them to our instructions; and authorities where the law requires it. We do not sell personal data.

Some suppliers process data outside the United Kingdom. Where the country has no adequacy decision, the transfer rests on the International Data Transfer Agreement or standard contractual clauses.`,
    },
    {
      title: 'How long we keep it',
      text: `- Candidate records: two years after our last meaningful contact, then deleted or made anonymous.
- Records of introductions and placements: at least one year as the 2003 Regulations ask, and six years where there is a contract.
- Client contacts: as long as we work together and two years beyond.
- Server logs: up to 90 days.`,
    },
    {
      title: 'How we protect it',
      text: 'Traffic to this website is encrypted, access to our systems is limited to those who need it and protected by individual accounts, and we review both. If a breach puts your rights at risk, we tell the regulator within 72 hours and you without undue delay.',
    },
    {
      title: 'Your rights',
      text: `As a data subject you can ask us to:

- tell you whether we hold data about you, and give you a copy (access);
- correct what is wrong or incomplete (rectification);
- delete what we no longer have a reason to keep (erasure);
- hold data without using it while a question is settled (restriction);
- hand over what you gave us in a common, machine-readable form (portability);
- stop a use that rests on legitimate interest, and marketing in any case (objection);
- take back an agreement that you gave, without effect on what was done before (withdrawal of consent).

Write to {dataProtectionEmail}. We answer within one month and charge nothing for it. We may ask for something that shows who you are, so that nobody else gets your data.`,
    },
    {
      title: 'Complaints to the regulator',
      text: 'We would like the chance to put things right first{complaintsTo}. You can complain to the data protection regulator at any time: in the United Kingdom the Information Commissioner’s Office (ico.org.uk, telephone 0303 123 1113), in the European Economic Area the authority of the country where you live or work.',
    },
    {
      title: 'Changes and contact',
      text: `When this policy changes, the date at its top changes with it, and we write to you about changes that matter to data we already hold.

{legalEntity}, {address}. E-mail {email}{andTelephone}.

{companyFacts}`,
    },
  ],
});
