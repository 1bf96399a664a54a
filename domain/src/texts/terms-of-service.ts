import { legalTexts } from './legal-rows';

/** The terms of service. */
export const termsOfService = legalTexts({
  title: 'Terms of Service',
  path: '/terms-of-service',
  description: 'The terms on which {agency} offers this website, in 14 numbered sections.',
  lead: 'These terms cover your use of the {agency} website. Recruitment work itself is done under a separate agreement with each client and, where one is needed, with each candidate.',
  sections: [
    {
      title: 'Who we are and what you agree to',
      text: `This website is operated by {legalEntity} ("{agency}", "we"), {address}. By using it you agree to these terms. If you do not agree with them, please do not use it.

{companyFacts}`,
    },
    {
      title: 'What the website offers',
      text: 'The website presents our recruitment services, advertises positions on behalf of clients and describes work that we have done. It is free to use and needs no account.',
    },
    {
      title: 'Acting as an agency or a business',
      text: 'For permanent positions we act as an employment agency, for contract and temporary positions as an employment business, as the Employment Agencies Act 1973 defines them. Each advertisement says, as far as the client has told us, which kind it is.',
    },
    {
      title: 'Job advertisements',
      text: 'We take care that advertisements are accurate and current. A position may still change or be filled before it disappears from the website. An advertisement is an invitation to apply and not an offer of employment, and salary figures are the client’s indication.',
    },
    {
      title: 'Applications',
      text: 'You apply by e-mail. Please send information that is true, complete and yours to share. We put you forward to an employer only after you have agreed to it, and we do not promise an interview or a position. We charge work-seekers no fee.',
    },
    {
      title: 'Information for employers',
      text: 'Descriptions of services, prices and savings on this website, the results of the Growth calculator among them, are illustrations and not an offer. What we owe each other is set out in a signed agreement. We do not confirm a candidate’s suitability beyond the checks that the agreement and the law name.',
    },
    {
      title: 'Acceptable use',
      text: `You may not:

- use the website in a way that breaks a law or another person’s rights;
- try to get into parts of it, or into accounts, that are not meant for you;
- disturb its working, for example by overloading it;
- collect content or contact details from it in bulk without our written agreement, other than through the feeds and data that it publishes for that purpose.`,
    },
    {
      title: 'Intellectual property',
      text: 'Texts, drawings, marks and code of the website belong to us or to those who licensed them to us; client logos belong to the clients. You may view, print and share pages for your own recruitment purposes. Any other use needs our agreement.',
    },
    {
      title: 'Links to other websites',
      text: 'Where we link to websites of others, we do so for convenience. We have no control over them and are not responsible for what they show or do.',
    },
    {
      title: 'Privacy and cookies',
      text: 'What we do with personal data is set out in our Privacy Policy, and what the website stores in your browser in our Cookies Policy. Both are linked at the foot of each page.',
    },
    {
      title: 'Availability',
      text: 'We try to keep the website available and correct, but we provide it as it is. We may change, suspend or end it, or any part of it, without notice.',
    },
    {
      title: 'Liability',
      text: 'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not let us limit. Beyond that, our total liability arising from your use of this website is limited to {liabilityCap}, and we are not liable for indirect loss, loss of profit or loss of data.',
    },
    {
      title: 'Changes to these terms',
      text: 'We may change these terms. The version on this page applies from the date at its top; using the website after that date means that you accept it. If a court finds one provision invalid, the others remain in force.',
    },
    {
      title: 'Governing law and disputes',
      text: 'These terms are governed by English law. A dispute that we cannot settle between us is finally settled by arbitration seated in London, England, by one arbitrator and in English, under the Arbitration Act 1996. This does not take from consumers the protection of mandatory law where they live, nor their right to go to court.',
    },
  ],
});
