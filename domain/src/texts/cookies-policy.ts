import { legalTexts } from './legal-rows';

/** The cookies policy. */
export const cookiesPolicy = legalTexts({
  title: 'Cookies Policy',
  path: '/cookies-policy',
  description:
    'Which cookies and similar storage the {agency} website uses, what each kind is for and how to control them.',
  lead: 'Cookies are small texts that a website asks your browser to keep. Local storage serves the same purpose, and this policy covers both.',
  sections: [
    {
      title: 'The four types',
      text: `Cookies are usually sorted into four types. This is what we use of each.

- Strictly necessary: needed for a page to work. If you log in to the administration area, an identifier of the session is kept in your browser until you log out. Visitors who do not log in have none.
- Functional: remember a choice of yours. We keep whether you prefer the light, dark or system appearance, and whether you have paused moving pictures, in local storage. If you save a job, its number and title are kept there as well, under the name savedJobs, until you remove it. None of this leaves your browser. If you type an application here, its text is kept in local storage under the name applicationDraft until you send it, so that nothing is lost on a bad line. The number and title of each job that you apply for here, and when, are kept under the name appliedJobs until you clear the storage of this website; they do not leave your browser either.
- Analytics: count visits and show which pages help. We set none unless you have agreed to it.
- Marketing: follow a visitor across websites to show advertising. We do not use any.`,
    },
    {
      title: 'How long they stay',
      text: 'Choices and saved jobs in local storage stay until you change them or clear the storage of this website. The session of an administrator ends after 30 minutes without use, after eight hours in any case, and at once when the administrator logs out.',
    },
    {
      title: 'E-mail tracking',
      text: `Some e-mail programs and recruitment systems add a small picture to a message, or a detour to a link, that tells the sender whether and when the message was opened. Where we use such a system to write to candidates or clients, we use it only to see whether a message arrived and was read, and not to build profiles.

You can prevent it by letting your e-mail program block remote pictures, or by telling us at {email} that you do not want it.`,
    },
    {
      title: 'How to control them',
      text: 'Every browser lets you see, delete and block what websites store, usually under Settings, Privacy. If you block everything, this website goes on working: it only forgets your choices, cannot save jobs, and the administration area asks you to log in more often.',
    },
    {
      title: 'Changes and questions',
      text: 'If we begin to use another kind of cookie, we say so here first and, where the law asks for it, ask you. Questions go to {email}.',
    },
  ],
});
